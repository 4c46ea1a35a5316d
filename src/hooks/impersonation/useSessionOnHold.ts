import { useEffect } from 'react';
import { useSessionStore } from '../auth/session-context';

/**
 * Delays the session check while it is mounted: a tab that is about to impersonate must not take
 * over the administrator's session. Must be mounted in the first render.
 */
export function useSessionOnHold(): void {
  const session = useSessionStore();
  useEffect(() => session.hold(), [session]);
}
