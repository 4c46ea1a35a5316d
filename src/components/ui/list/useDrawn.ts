import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { readPage } from '../../../domain/read-page';

/** What a list draws of a row: its columns, what a narrow list says instead, or both. */
export type Drawn = 'columns' | 'summary' | 'both';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * Draws only what is seen, which is half of the work for every row. Both until a page that a server
 * rendered is alive, and on paper, where the style sheet alone knows the width.
 *
 * @param frame - the list
 * @param narrowBelow - the width in pixels under which a list says what its columns would
 */
export function useDrawn(frame: RefObject<HTMLElement | null>, narrowBelow: number): Drawn {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // A list that is wider than its page is rare, and is measured all the same.
  const [drawn, setDrawn] = useState<Drawn>(() =>
    typeof innerWidth === 'number' && innerWidth < narrowBelow ? 'summary' : 'columns',
  );
  useLayoutEffect(() => {
    const element = frame.current;
    const page = element && readPage(element.ownerDocument, 'defaultView');
    // A DOM without layout, as in a host's unit tests, has no observer either.
    if (!element || !page || typeof ResizeObserver === 'undefined') return;
    function measure(): void {
      // The container's own width, with its fractions. What is hidden has none.
      const width = element ? Number.parseFloat(getComputedStyle(element).inlineSize) : 0;
      if (width > 0) setDrawn(width < narrowBelow ? 'summary' : 'columns');
    }
    const drawAll = () => flushSync(() => setDrawn('both'));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    page.addEventListener('beforeprint', drawAll);
    page.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      page.removeEventListener('beforeprint', drawAll);
      page.removeEventListener('afterprint', measure);
    };
  }, [frame, narrowBelow]);
  return isHydrating ? 'both' : drawn;
}
