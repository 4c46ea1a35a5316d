import { type RefObject, useRef, useState } from 'react';
import { useBrowserEffect } from './useBrowserEffect';

/**
 * Whether an element has more content than it shows. Who scrolls by keyboard must be able to reach
 * such an element, and only such a one.
 *
 * @param box - the element; its one child holds the content, after what a server wrote its styles in
 * @param axis - `block` for content that is too high, `inline` for content that is too wide
 */
export function useOverflow(box: RefObject<HTMLElement | null>, axis: 'block' | 'inline'): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  const was = useRef(false);
  useBrowserEffect(() => {
    const element = box.current;
    const content = element?.lastElementChild;
    // A DOM without layout, as in a host's unit tests, has no observer either.
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const excess = axis === 'block' ? scrollHeight - clientHeight : scrollWidth - clientWidth;
      // Sizes are rounded: a pixel is no content.
      const is = excess > 1;
      // React keeps a state that is set to what it is, and renders once more for it with the next one.
      if (is !== was.current) setOverflowing(is);
      was.current = is;
    });
    observer.observe(element);
    observer.observe(content, { box: 'border-box' });
    return () => observer.disconnect();
  }, [box, axis]);
  return isOverflowing;
}
