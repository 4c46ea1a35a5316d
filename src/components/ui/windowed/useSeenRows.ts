import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserEffect } from '../useBrowserEffect';
import { rowAt } from './row-starts';

/** First and last row that are seen. */
type Seen = readonly [first: number, last: number];

/**
 * Which rows of a scrolling list are seen. It renders again only when they are others.
 *
 * @param starts - where the rows begin; with one entry nothing is looked at
 */
export function useSeenRows(scroller: RefObject<HTMLElement | null>, starts: Float64Array) {
  const [seen, setSeen] = useState<Seen | null>(null);
  /** A row to bring into sight once it is drawn. */
  const wanted = useRef(-1);
  const latest = useRef(starts);
  latest.current = starts;
  const isWatching = starts.length > 1;

  const look = useRef(() => {
    const list = scroller.current;
    if (!list || latest.current.length < 2) return;
    const first = rowAt(latest.current, list.scrollTop);
    const last = rowAt(latest.current, list.scrollTop + list.clientHeight);
    setSeen((before) => (before?.[0] === first && before[1] === last ? before : [first, last]));
  }).current;

  useBrowserEffect(look, [starts]);

  useBrowserEffect(() => {
    const row =
      wanted.current !== -1 && scroller.current?.querySelector(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = -1;
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useEffect(() => {
    const list = scroller.current;
    if (!list || !isWatching) return;
    // In the same frame, or a quick scroll would show an empty place.
    const onScroll = () => flushSync(look);
    list.addEventListener('scroll', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [scroller, isWatching, look]);

  return { seen, wanted };
}
