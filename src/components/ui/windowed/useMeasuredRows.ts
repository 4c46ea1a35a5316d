import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ListKey } from './list-key';

/** Heights of rows when last rendered. A new object signals a change. */
interface MeasuredRows {
  readonly heights: Map<ListKey, number>;
}

/** What is known about an unmeasured row. */
interface RowFacts {
  getKey: (index: number) => ListKey;
  estimateSize: (index: number) => number;
}

/** Measures the rows of a list as they render, and keeps the visible content in place. */
export function useMeasuredRows(
  scroller: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  facts: RowFacts,
) {
  const [measured, setMeasured] = useState<MeasuredRows>(() => ({ heights: new Map() }));
  const { heights } = measured;
  const observer = useRef<ResizeObserver | null>(null);
  const latest = useRef(facts);
  latest.current = facts;

  useEffect(() => {
    const list = scroller.current;
    if (!list || !isEnabled || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const seen = new Map<HTMLElement, number>();

    function note(at: HTMLElement): void {
      frame = 0;
      let moved = 0;
      let isChanged = false;
      const top = at.getBoundingClientRect().top;
      for (const [row, height] of seen) {
        const index = Number(row.dataset.index);
        const key = latest.current.getKey(index);
        const previous = heights.get(key);
        if (previous === height) continue;
        isChanged = true;
        heights.set(key, height);
        if (row.getBoundingClientRect().bottom <= top) {
          moved += height - (previous ?? latest.current.estimateSize(index));
        }
      }
      seen.clear();
      if (isChanged) setMeasured({ heights });
      if (moved !== 0) at.scrollTop += moved;
    }

    const watching = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize, contentRect } of entries) {
        const row = target as HTMLElement;
        if (row.isConnected) seen.set(row, borderBoxSize[0]?.blockSize ?? contentRect.height);
        else watching.unobserve(row);
      }
      // In a frame of its own: resizing inside the observer's callback is reported as an error.
      frame ||= requestAnimationFrame(() => note(list));
    });
    observer.current = watching;
    for (const row of list.querySelectorAll('[data-index]')) watching.observe(row);
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
      observer.current = null;
    };
  }, [scroller, isEnabled, heights]);

  const measure = useCallback((row: HTMLElement | null) => {
    if (row) observer.current?.observe(row);
  }, []);

  return { measured, measure };
}
