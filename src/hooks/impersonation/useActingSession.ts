import { useSessionStore } from '../auth/session-context';
import type { SessionStore } from '../auth/session-store';

/**
 * The session of a tab that can impersonate.
 * @throws Error if the `SessionProvider` above has no `acting`.
 */
export function useActingSession(): SessionStore {
  const session = useSessionStore();
  if (!session.canAct) {
    throw new Error('Impersonation needs <SessionProvider acting={createActing}> above it.');
  }
  return session;
}
