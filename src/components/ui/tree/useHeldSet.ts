import { useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set<string>();

/** A set that is controlled, or uncontrolled state. */
export function useHeldSet(
  given: ReadonlySet<string> | undefined,
  start: ReadonlySet<string> | undefined,
  onChange: ((next: ReadonlySet<string>) => void) | undefined,
): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const [own, setOwn] = useState(start ?? NOTHING);
  return [
    given ?? own,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
