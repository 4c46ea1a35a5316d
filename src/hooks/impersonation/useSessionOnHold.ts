import { useEffect } from 'react';
import { useSessionStore } from '../auth/session-context';

/**
 * Keeps the start of the session back as long as it is mounted: a tab that is about to act as
 * somebody else must not be the administrator's meanwhile. Must be there in the first render.
 */
export function useSessionOnHold(): void {
  const session = useSessionStore();
  useEffect(() => session.hold(), [session]);
}
