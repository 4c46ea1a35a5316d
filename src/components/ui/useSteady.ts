import { useCallback, useRef } from 'react';
import { useBrowserEffect } from './useBrowserEffect';

/**
 * A listener that is the same function at each render and calls the latest one: for parts that render
 * again only when something of their own changes.
 */
export function useSteady<Args extends readonly unknown[]>(
  listener: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(listener);
  useBrowserEffect(() => {
    latest.current = listener;
  });
  return useCallback((...args) => latest.current(...args), []);
}
