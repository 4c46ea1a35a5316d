import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; `false` where there are no media. Only for what CSS cannot do, such as closing
 * a drawer on wide screens.
 *
 * @param query - such as `(max-width: 575.98px)`
 */
export function useMediaQuery(query: string): boolean {
  // Memoized: it is read on every render, and parsing a query is slower than matching it.
  const list = useMemo(
    // Missing on a server, and in jsdom.
    () => (typeof matchMedia === 'undefined' ? null : matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
