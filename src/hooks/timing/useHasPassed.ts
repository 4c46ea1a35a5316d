import { useCallback, useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';
import { subscribeToTicks } from './ticks';

/** The longest wait a browser's timer takes, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/**
 * Whether an instant has passed. Renders again once, when it does, and not at every second before.
 * @param deadline Milliseconds since 1970, or null for an instant that never comes.
 */
export function useHasPassed(deadline: number | null): boolean {
  const { platform } = useConsole();
  const subscribe = useCallback(
    (onTick: () => void) =>
      subscribeToTicks(
        platform,
        (now) =>
          deadline === null || deadline <= now ? null : Math.min(deadline - now, LONGEST_WAIT_MS),
        onTick,
      ),
    [platform, deadline],
  );
  const hasPassed = () => deadline !== null && platform.clock.now() >= deadline;
  return useSyncExternalStore(subscribe, hasPassed, () => false);
}
