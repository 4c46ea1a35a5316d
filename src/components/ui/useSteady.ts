import { useCallback, useRef } from 'react';
import { useBrowserEffect } from './useBrowserEffect';

/** A stable function that calls the latest listener, for memoized components. */
export function useSteady<Args extends readonly unknown[]>(
  listener: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(listener);
  useBrowserEffect(() => {
    latest.current = listener;
  });
  return useCallback((...args) => latest.current(...args), []);
}
