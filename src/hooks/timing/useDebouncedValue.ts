import { useEffect, useState } from 'react';
import { useClock } from '../console/console-context';

/**
 * A value as it was when it was last unchanged for this long. The first value counts at once.
 * @param delayMs Milliseconds, such as 250 and 300 for the searches (specification §9).
 */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const clock = useClock();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    // A function would be called by React instead of kept.
    const handle = clock.setTimeout(() => setSettled(() => value), delayMs);
    return () => clock.clearTimeout(handle);
  }, [clock, value, delayMs]);
  return settled;
}
