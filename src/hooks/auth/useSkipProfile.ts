import { useWrite, type Write } from '../writes/useWrite';
import { useSessionStore } from './session-context';

/** Continues to the dashboard without completing the profile (specification §4, "Skip"). */
export function useSkipProfile(): Write<void, void> {
  const store = useSessionStore();
  return useWrite(() => store.enter());
}
