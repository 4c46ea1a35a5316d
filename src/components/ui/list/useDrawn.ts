import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { readPage } from '../../../domain/read-page';
import { NARROW, type WideFrom } from './list-css';

/** What a list renders of a row: all columns, four of them, lines without columns, or all of it. */
export type Drawn = 'columns' | 'few' | 'summary' | 'both';

const never = () => () => {};
const no = () => false;
const yes = () => true;

function drawnAt(width: number, wideFrom: WideFrom): Drawn {
  if (width < NARROW) return 'summary';
  return width < wideFrom ? 'few' : 'columns';
}

/**
 * Renders only what is visible, which halves the work per row. Renders both until a server-rendered
 * page is hydrated and for print, where only CSS knows the width.
 *
 * @param frame - the element of the list
 * @param wideFrom - width in pixels from which the list shows all columns
 */
export function useDrawn(frame: RefObject<HTMLElement | null>, wideFrom: WideFrom): Drawn {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // Initially assumes that the list is as wide as the page; measured afterwards.
  const [drawn, setDrawn] = useState<Drawn>(() =>
    typeof innerWidth === 'number' ? drawnAt(innerWidth, wideFrom) : 'columns',
  );
  useLayoutEffect(() => {
    const element = frame.current;
    const page = element && readPage(element.ownerDocument, 'defaultView');
    // jsdom, for example in a host's unit tests, has no observer.
    if (!element || !page || typeof ResizeObserver === 'undefined') return;
    function measure(): void {
      // The container's exact width. A hidden element has none.
      const width = element ? Number.parseFloat(getComputedStyle(element).inlineSize) : 0;
      if (width > 0) setDrawn(drawnAt(width, wideFrom));
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
  }, [frame, wideFrom]);
  return isHydrating ? 'both' : drawn;
}
