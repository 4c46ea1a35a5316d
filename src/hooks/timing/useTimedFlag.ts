import { useCallback, useState } from 'react';
import { useClock } from '../console/console-context';
import { useCountdown } from './useCountdown';

/**
 * A flag that resets itself after a time, and the function that sets it. Setting it again restarts
 * the time.
 * @param durationMs How long it stays set, in milliseconds, such as 1,000 for "copied"
 * (specification §9).
 */
export function useTimedFlag(durationMs: number): readonly [isUp: boolean, raise: () => void] {
  const clock = useClock();
  const [deadline, setDeadline] = useState<number | null>(null);
  const isUp = useCountdown(deadline) > 0;
  const raise = useCallback(() => setDeadline(clock.now() + durationMs), [clock, durationMs]);
  return [isUp, raise];
}
