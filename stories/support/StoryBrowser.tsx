import { useState } from 'react';
import { createMemoryPlatform, type MemoryPlatform } from '../../src/platform/memory-platform';
import { StoryPortal } from './StoryPortal';
import { storyClock } from './sandbox';
import { openProvider } from './story-provider';

/**
 * A tab that can leave the portal for the page of an external provider and come back: a story cannot
 * leave its page, so the provider's choices are shown in its place.
 */
export function StoryBrowser() {
  const [path, setPath] = useState('/auth/login');
  const [choices, setChoices] = useState<ReadonlyMap<string, string> | null>(null);
  const [tab] = useState(() => createMemoryPlatform({ clock: storyClock }));

  function leaveBy(platform: MemoryPlatform): void {
    // What this tab keeps outlives its pages.
    Object.assign(platform, {
      storage: tab.storage,
      location: {
        ...platform.location,
        host: location.host,
        assign: (url: string) => void openProvider(url).then(setChoices),
      },
    });
  }

  if (!choices) return <StoryPortal key={path} initialPath={path} prepare={leaveBy} />;
  return (
    <main>
      <h1>The provider’s page</h1>
      <ul>
        {[...choices].map(([text, to]) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                setPath(to);
                setChoices(null);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
