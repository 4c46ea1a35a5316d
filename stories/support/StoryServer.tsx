import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Another server is another visit: when the toolbar chooses another scenario or fault, the story
 * begins anew, with everything that comes before one.
 */
export function StoryServer({
  storyId,
  scenario,
  fault,
  children,
}: {
  storyId: string;
  scenario: string;
  fault: string;
  children: ReactNode;
}) {
  const server = `${scenario} ${fault}`;
  const shown = useRef(server);
  useEffect(() => {
    if (shown.current === server) return;
    shown.current = server;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [server, storyId]);
  return children;
}
