import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is higher inside than outside, so that it scrolls up and down. */
export function useBlockOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    const content = frame?.firstElementChild;
    if (!frame || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflows(frame.scrollHeight > frame.clientHeight),
    );
    observer.observe(frame);
    observer.observe(content, { box: 'border-box' });
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
