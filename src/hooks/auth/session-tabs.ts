import type { Platform } from '../../platform/platform';
import type { TabChannel } from '../../platform/tabs';

interface SignOutMessage {
  readonly kind: 'signedOut';
}

const decode = (data: unknown): SignOutMessage | null =>
  Object(data).kind === 'signedOut' ? { kind: 'signedOut' } : null;

/** How the tabs of one user tell each other that they have signed out. */
export interface SessionTabs {
  /** Listens for the sign-out of this user in other tabs, and for nobody else's. */
  join(user: string, session: string): void;
  /** Tells the other tabs. */
  tellSignOut(): void;
  leave(): void;
}

/**
 * Tabs over a channel named by user and session. The removed auth record says the same to tabs
 * without BroadcastChannel.
 */
export function createSessionTabs({ tabs }: Platform, onSignedOut: () => void): SessionTabs {
  let joined: { name: string; channel: TabChannel<SignOutMessage> } | null = null;
  function leave(): void {
    joined?.channel.close();
    joined = null;
  }
  return {
    join(user, session) {
      const name = JSON.stringify([user, session]);
      if (joined?.name === name) return;
      leave();
      const channel = tabs.open({ user, session }, decode);
      channel.subscribe(onSignedOut);
      joined = { name, channel };
    },
    tellSignOut: () => void joined?.channel.post({ kind: 'signedOut' }),
    leave,
  };
}
