import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface LatePartUse {
  /** Whether it may be wanted soon: it is fetched, and a failure is not told. @default false */
  readonly isNear?: boolean | undefined;
  /** Whether it is to be shown. */
  readonly isWanted: boolean;
  /** Called where what is wanted could not be loaded. @default nothing */
  readonly onFailure?: (() => void) | undefined;
}

/**
 * What is loaded when it is first wanted, such as a dialog with react-aria; null until it is there.
 * Where it could not be loaded, it is tried again when it is wanted again.
 *
 * @param load - fetches it; always the same function
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
