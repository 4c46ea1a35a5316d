import { useCallback, useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';
import { presentTime } from './present-time';
import { subscribeToTicks } from './ticks';

/** The longest delay of a browser timer, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/**
 * Whether an instant has passed. Re-renders once, at that instant.
 * @param deadline Milliseconds since 1970, or null for an instant that never comes.
 */
export function useHasPassed(deadline: number | null): boolean {
  const { client, platform } = useConsole();
  const subscribe = useCallback(
    (onTick: () => void) =>
      subscribeToTicks(
        platform,
        () => {
          const left = deadline === null ? 0 : deadline - presentTime(client);
          return left > 0 ? Math.min(left, LONGEST_WAIT_MS) : null;
        },
        onTick,
      ),
    [client, platform, deadline],
  );
  const hasPassed = () => deadline !== null && presentTime(client) >= deadline;
  return useSyncExternalStore(subscribe, hasPassed, () => false);
}
