import { useEffect, useRef } from 'react';
import { useClock } from '../console/console-context';

/**
 * Calls a function once, so many milliseconds from now; never after the component has gone.
 * @param ms null for not yet; another number begins anew
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
