import { useEffect, useRef } from 'react';
import { useClock } from '../console/console-context';

/**
 * Calls a function once, this many milliseconds from now; never after the component has unmounted.
 * @param ms null for not yet; another number restarts the timer
 */
export function useDeadline(ms: number | null, onReached: () => void): void {
  const clock = useClock();
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    if (ms === null) return;
    const handle = clock.setTimeout(() => latest.current(), ms);
    return () => clock.clearTimeout(handle);
  }, [clock, ms]);
}
