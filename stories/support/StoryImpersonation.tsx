import { SESSION_MINUTES } from '../../src/domain/impersonation/impersonation';
import { openImpersonationChannel } from '../../src/hooks/impersonation/impersonation-channel';
import { createMemoryBrowser, type MemoryPlatform } from '../../src/platform/memory-platform';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/accounts';
import { StoryPortal } from './StoryPortal';
import { STORY_NOW, storyClock, storySandbox } from './sandbox';

const PERIOD = SESSION_MINUTES * 60_000;

/** Props of {@link StoryImpersonation}. */
export interface StoryImpersonationProps {
  /** What the administrator's tab does: `closed` never says a word, `silent` does not extend. */
  otherTab: 'extends' | 'refuses' | 'silent' | 'closed';
  /** A session that the server does not know. @default the one that is open */
  sessionId?: string;
}

/** The tab that was opened to act as somebody else: the portal, beside the administrator's tab. */
export function StoryImpersonation({ otherTab, sessionId }: StoryImpersonationProps) {
  const id = sessionId ?? storySandbox.openingImpersonation ?? '';
  return (
    <StoryPortal
      initialPath={`/impersonate/${id}`}
      openTab={() => {
        const browser = createMemoryBrowser({ clock: storyClock });
        const administrator = browser.openTab();
        administrator.storage.auth.set({ email: ADMIN_EMAIL, expires: '' });
        if (otherTab !== 'closed') answer(administrator, id, otherTab);
        return browser.openTab();
      }}
    />
  );
}

/** What the tab that started the session says, without its portal. */
function answer(
  platform: MemoryPlatform,
  sessionId: string,
  manner: Exclude<StoryImpersonationProps['otherTab'], 'closed'>,
): void {
  const name = { sessionId, parentTabId: platform.tabs.id };
  const channel = openImpersonationChannel(platform, sessionId, (message) => {
    if (message.kind === 'hello') {
      channel.post({
        kind: 'session',
        ...name,
        email: CUSTOMER_EMAIL,
        deadline: STORY_NOW + PERIOD,
      });
    }
    if (message.kind !== 'extend' || manner === 'silent') return;
    const { requestId } = message;
    if (manner === 'extends') {
      channel.post({ kind: 'extended', ...name, requestId, deadline: STORY_NOW + 2 * PERIOD });
    } else {
      channel.post({ kind: 'refused', ...name, requestId, text: 'No more time for today.' });
    }
  });
}
