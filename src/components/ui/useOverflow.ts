import { type RefObject, useRef, useState } from 'react';
import { useBrowserEffect } from './useBrowserEffect';

/**
 * Whether an element's content overflows. Such an element has to be focusable for scrolling by
 * keyboard, others must not be.
 *
 * @param box - the element; its last child is the content
 * @param axis - `block` for vertical, `inline` for horizontal overflow
 */
export function useOverflow(box: RefObject<HTMLElement | null>, axis: 'block' | 'inline'): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  const was = useRef(false);
  useBrowserEffect(() => {
    const element = box.current;
    const content = element?.lastElementChild;
    // jsdom, for example in a host's unit tests, has no observer.
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const excess = axis === 'block' ? scrollHeight - clientHeight : scrollWidth - clientWidth;
      // Sizes are rounded: a single pixel does not count.
      const is = excess > 1;
      // Setting an unchanged state still costs React a render.
      if (is !== was.current) setOverflowing(is);
      was.current = is;
    });
    observer.observe(element);
    observer.observe(content, { box: 'border-box' });
    return () => observer.disconnect();
  }, [box, axis]);
  return isOverflowing;
}
