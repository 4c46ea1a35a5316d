import { useEffect, useState } from 'react';
import { useClock } from '../console/console-context';

/**
 * A value after it has been unchanged for this long. The first value is returned immediately.
 * @param delayMs Milliseconds, such as 250 and 300 for the searches (specification §9).
 */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const clock = useClock();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    // React would call a function instead of storing it.
    const handle = clock.setTimeout(() => setSettled(() => value), delayMs);
    return () => clock.clearTimeout(handle);
  }, [clock, value, delayMs]);
  return settled;
}
