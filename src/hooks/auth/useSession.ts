import { useSyncExternalStore } from 'react';
import type { Session } from '../../domain/auth/session-machine-types';
import type { CurrentUser } from '../../domain/users/user';
import { useSessionStore } from './session-context';

/** A server has no storage to look into. */
const ON_SERVER: Session = { status: 'starting', hasStoredSession: false };

/** The state of the session (specification §4). */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSession, () => ON_SERVER);
}

/**
 * The signed-in user, for screens behind the sign-in.
 * @throws Error when no user is signed in: the guard above must not render such a screen then.
 */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This screen is for signed-in users only.');
  return session.user;
}
