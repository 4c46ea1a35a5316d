import { type RefObject, useEffect, useState } from 'react';

/** So long something has to be seen before it counts, in milliseconds: who scrolls by loads nothing. */
const SETTLE_MS = 250;

/** Whether an element is on the screen, and has been for a moment. */
export function useNearness(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        const isSeen = entry?.isIntersecting ?? false;
        timer = setTimeout(() => setNear(isSeen), SETTLE_MS);
      },
      { rootMargin: '80px 0px' },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return isNear;
}
