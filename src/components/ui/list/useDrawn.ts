import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { readPage } from '../../../domain/read-page';

/** What a list renders of a row: columns, the narrow summary, or both. */
export type Drawn = 'columns' | 'summary' | 'both';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * Renders only what is visible, which halves the work per row. Renders both until a server-rendered
 * page is hydrated and for print, where only CSS knows the width.
 *
 * @param frame - the element of the list
 * @param narrowBelow - width in pixels below which the list shows a summary
 */
export function useDrawn(frame: RefObject<HTMLElement | null>, narrowBelow: number): Drawn {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // Initially assumes that the list is as wide as the page; measured afterwards.
  const [drawn, setDrawn] = useState<Drawn>(() =>
    typeof innerWidth === 'number' && innerWidth < narrowBelow ? 'summary' : 'columns',
  );
  useLayoutEffect(() => {
    const element = frame.current;
    const page = element && readPage(element.ownerDocument, 'defaultView');
    // jsdom, for example in a host's unit tests, has no observer.
    if (!element || !page || typeof ResizeObserver === 'undefined') return;
    function measure(): void {
      // The container's exact width. A hidden element has none.
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
