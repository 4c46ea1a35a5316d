import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has more content than it shows. Who scrolls by keyboard must be able to reach
 * such an element, and only such a one.
 *
 * @param box - the element; its one child holds the content
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      // Sizes are rounded: a pixel is no content.
      setOverflowing(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return isOverflowing;
}
