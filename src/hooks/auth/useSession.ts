import { useSyncExternalStore } from 'react';
import type { Session } from '../../domain/auth/session-machine-types';
import type { CurrentUser } from '../../domain/users/user';
import { useSessionStore } from './session-context';

/** The state of the session (specification §4). */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSession, store.getFirstSession);
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
