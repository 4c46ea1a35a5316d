import { useWrite, type Write } from '../writes/useWrite';
import type { LogoutOutcome } from './session';
import { useSessionStore } from './session-context';

/**
 * Signs out in all tabs. The local session ends immediately in any case; the result resolves when
 * the server has answered. Wait for it before reloading the page, or the server's session may still
 * be valid.
 */
export function useLogout(): Write<void, LogoutOutcome> {
  const store = useSessionStore();
  return useWrite(() => store.logout());
}
