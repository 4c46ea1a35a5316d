import type { Platform } from '../../platform/platform';
import type { TabChannel } from '../../platform/tabs';

interface SignOutMessage {
  readonly kind: 'signedOut';
}

const decode = (data: unknown): SignOutMessage | null =>
  Object(data).kind === 'signedOut' ? { kind: 'signedOut' } : null;

/** Sign-out messages between the tabs of one user. */
export interface SessionTabs {
  /** Subscribes to sign-outs of this user in other tabs. */
  join(user: string, session: string): void;
  /** Notifies the other tabs. */
  tellSignOut(): void;
  leave(): void;
}

/**
 * Tabs over a channel named by user and session. Tabs without BroadcastChannel see that the auth
 * record is removed.
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
