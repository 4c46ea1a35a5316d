import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Distance outside the viewport that counts as visible. */
const MARGIN = '200px';

/**
 * Whether an element is in or near the viewport. Attach the first value as its `ref`. Without
 * IntersectionObserver it is always true.
 */
export function useOnScreen(): [ref: RefCallback<HTMLElement>, isOnScreen: boolean] {
  const [isOnScreen, setOnScreen] = useState(false);
  const observer = useRef<IntersectionObserver | null>(null);

  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (element === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      setOnScreen(true);
      return;
    }
    observer.current = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.current.observe(element);
  }, []);

  return [ref, isOnScreen];
}
