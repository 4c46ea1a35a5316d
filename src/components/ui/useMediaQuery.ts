import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; `false` on a server. Only for what CSS cannot do, such as closing a
 * drawer that has no place on a wide screen.
 *
 * @param query - such as `(max-width: 575.98px)`
 */
export function useMediaQuery(query: string): boolean {
  // Kept: it is asked at each render, and reading a query takes longer than its answer.
  const list = useMemo(
    () => (typeof window === 'undefined' ? null : window.matchMedia(query)),
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
