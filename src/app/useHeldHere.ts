import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * State of an overlay over the page; a navigation to another page closes it.
 *
 * @param first - the initial overlay; null for none
 */
export function useHeldHere<Held>(
  first: () => Held | null = () => null,
): readonly [Held | null, (next: Held | null) => void] {
  const { pathname } = useLocation();
  const [held, setHeld] = useState(() => ({ value: first(), pathname }));
  if (held.pathname !== pathname) setHeld({ value: null, pathname });
  const hold = useCallback(
    (value: Held | null) => setHeld(({ pathname: here }) => ({ value, pathname: here })),
    [],
  );
  return [held.pathname === pathname ? held.value : null, hold];
}
