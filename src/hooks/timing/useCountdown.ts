import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';
import { createCountdown, nextSecondIn, secondsOf } from './countdown';
import { subscribeToTicks } from './ticks';

/**
 * Whole seconds left until a deadline, rounded up; 0 when it is over and without a deadline. It
 * compares the clock with the deadline, so that a sleep or a throttled tab cannot stretch it.
 * @param deadline Milliseconds since 1970, or null for none.
 */
export function useCountdown(deadline: number | null): number {
  const { platform } = useConsole();
  const countdown = useMemo(
    () => (deadline === null ? null : createCountdown(deadline)),
    [deadline],
  );
  const getSeconds = () => secondsOf(countdown?.remainingMs(platform.clock.now()) ?? 0);
  const subscribe = useCallback(
    (onTick: () => void) =>
      subscribeToTicks(
        platform,
        (now) => (countdown ? nextSecondIn(countdown.remainingMs(now)) : null),
        onTick,
      ),
    [platform, countdown],
  );
  return useSyncExternalStore(subscribe, getSeconds, getSeconds);
}
