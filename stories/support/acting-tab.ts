import { openImpersonationChannel } from '../../src/hooks/impersonation/impersonation-channel';
import {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryPlatform,
} from '../../src/platform/memory-platform';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { ACTING_MS, markActing } from '../../src/testing/open-test-tab';
import { STORY_NOW, storyClock } from './sandbox';

/** What the administrator's tab does when it is asked: `silent` does not extend. */
export type OtherTab = 'extends' | 'refuses' | 'silent';

/**
 * A browser in which the administrator is signed in, and the tab that they started a session from.
 */
export function openAdministrator(
  sessionId: string,
  manner: OtherTab | 'closed',
): { readonly browser: MemoryBrowser; readonly administrator: MemoryPlatform } {
  const browser = createMemoryBrowser({ clock: storyClock });
  const administrator = browser.openTab();
  administrator.storage.auth.set({ email: ADMIN_EMAIL, expires: '' });
  if (manner !== 'closed') answer(administrator, sessionId, manner);
  return { browser, administrator };
}

/** A tab in the middle of a session, as a reload finds it. */
export function openActingTab(sessionId: string): MemoryPlatform {
  const { browser, administrator } = openAdministrator(sessionId, 'extends');
  const tab = browser.openTab();
  markActing(tab, { sessionId, email: CUSTOMER_EMAIL, parentTabId: administrator.tabs.id });
  return tab;
}

/** What the tab that started the session says, without its portal. */
function answer(platform: MemoryPlatform, sessionId: string, manner: OtherTab): void {
  const name = { sessionId, parentTabId: platform.tabs.id };
  const channel = openImpersonationChannel(platform, sessionId, (message) => {
    if (message.kind === 'hello') {
      channel.post({
        kind: 'session',
        ...name,
        email: CUSTOMER_EMAIL,
        deadline: STORY_NOW + ACTING_MS,
      });
    }
    if (message.kind !== 'extend' || manner === 'silent') return;
    const { requestId } = message;
    if (manner === 'extends') {
      channel.post({ kind: 'extended', ...name, requestId, deadline: STORY_NOW + 2 * ACTING_MS });
    } else {
      channel.post({
        kind: 'refused',
        ...name,
        requestId,
        serverMessage: 'No more time for today.',
      });
    }
  });
}
