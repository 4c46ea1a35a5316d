import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface LatePartUse {
  /** Whether to load it in advance, without reporting failures. @default false */
  readonly isNear?: boolean | undefined;
  /** Whether it is needed now. */
  readonly isWanted: boolean;
  /** Called if it is needed and failed to load. @default none */
  readonly onFailure?: (() => void) | undefined;
}

/**
 * Loads a part when it is first needed, such as a dialog with react-aria; null until it is loaded.
 * A failed load is retried when the part is needed again.
 *
 * @param load - loads the part; must be stable
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  { isNear = false, isWanted, onFailure }: LatePartUse,
): Part | null {
  const [late, setLate] = useState<{ readonly part: Part } | null>(null);
  const isMissing = late === null;
  const fail = useRef(onFailure);
  useLayoutEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (!isMissing || !(isNear || isWanted)) return;
    let isLeft = false;
    load().then(
      (part) => {
        if (!isLeft) setLate({ part });
      },
      () => {
        if (!isLeft && isWanted) fail.current?.();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isMissing, isNear, isWanted]);
  return late?.part ?? null;
}
