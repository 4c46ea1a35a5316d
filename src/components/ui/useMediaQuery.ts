import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; `false` on a server. Only for what CSS cannot do, such as closing a
 * drawer that has no place on a wide screen.
 *
 * @param query - such as `(max-width: 575.98px)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
