import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is wider inside than outside, so that it scrolls sideways. */
export function useInlineOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    const content = frame?.firstElementChild;
    if (!frame || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
