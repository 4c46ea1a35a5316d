import { type RefCallback, useCallback, useRef, useState } from 'react';

/**
 * Whether an element has been scrolled out at the top of the viewport. Attach the first value as
 * the `ref` of a marker element.
 */
export function useScrolledPast(): [ref: RefCallback<HTMLElement>, isPast: boolean] {
  const [isPast, setPast] = useState(false);
  const observer = useRef<IntersectionObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    observer.current = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.current.observe(element);
  }, []);
  return [ref, isPast];
}
