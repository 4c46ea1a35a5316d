import { useEffect } from 'react';
import { useSessionStore } from '../auth/session-context';

/**
 * Delays the start of the session as long as it is mounted: a tab that is about to impersonate must
 * not be the administrator's meanwhile. Must be mounted in the first render.
 */
export function useSessionOnHold(): void {
  const session = useSessionStore();
  useEffect(() => session.hold(), [session]);
}
