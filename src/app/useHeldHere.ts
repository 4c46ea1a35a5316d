import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What is open over the page, held above it: another page, by a link or by Back, closes it.
 *
 * @param first - what is open at first; null for nothing
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
