import { useWrite, type Write } from '../writes/useWrite';
import type { LogoutOutcome } from './session';
import { useSessionStore } from './session-context';

/**
 * Signs out, here and in all tabs. The session is over at once and in any case; the result comes
 * when the server has answered. Wait for it before the page is reloaded, or the server may still
 * know the session.
 */
export function useLogout(): Write<void, LogoutOutcome> {
  const store = useSessionStore();
  return useWrite(() => store.logout());
}
