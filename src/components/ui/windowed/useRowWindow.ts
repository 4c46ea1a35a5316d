import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useBrowserEffect } from '../useBrowserEffect';
import type { ListKey } from './list-key';
import { useMeasuredRows } from './useMeasuredRows';

/** Where each of some rows begins, in pixels from the first; one more entry says where the last ends. */
function startsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    end += heightOf(index);
    starts[index + 1] = end;
  }
  return starts;
}

/** The row that lies at a place; the first or the last where none does. */
function rowAt(starts: Float64Array, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** First and last row that are seen. */
type Seen = readonly [first: number, last: number];

/**
 * Which rows of a scrolling list are seen. It renders again only when they are others.
 *
 * @param starts - where the rows begin; with one entry nothing is looked at
 */
function useSeenRows(scroller: RefObject<HTMLElement | null>, starts: Float64Array) {
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

/** Up to here all rows of a list are drawn: that costs less than looking which ones are seen. */
const DRAW_ALL_UP_TO = 100;

/** Pixels that count as seen before anything was measured: on a server, and at the first render. */
const FIRST_HEIGHT = 640;
/** Rows drawn beyond each edge, so that Tab and a wheel find them ready. */
const OVERSCAN = 4;

const NO_ROWS: Float64Array = new Float64Array(1);

const never = () => () => {};

/** False on a server and while its page is taken over: no `style` may be sent under a strict policy. */
function useMayStyle(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface RowWindowOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** The key of a row. Keep it stable while the rows are the same, as `estimateSize`. */
  getKey: (index: number) => ListKey;
  estimateSize: (index: number) => number;
  /** Rows that stay drawn wherever the list is scrolled to. Asked whenever the window moves. */
  keep: () => readonly number[];
  /** Up to here all rows are drawn. @default 100 */
  drawAllUpTo?: number;
}

/** A row that is drawn. */
export interface DrawnRow {
  readonly index: number;
  /** Stands for the rows before it that are not drawn. */
  readonly style: CSSProperties | undefined;
}

/**
 * Which rows of a scrolling list are drawn. They lie in the normal flow, each as high as it is; what
 * is left out is a margin before the next drawn row, so that nothing has to be placed by hand.
 */
export function useRowWindow({
  count,
  scroller,
  getKey,
  estimateSize,
  keep,
  drawAllUpTo = DRAW_ALL_UP_TO,
}: RowWindowOptions) {
  const mayStyle = useMayStyle();
  const isWindowed = count > drawAllUpTo;
  const { measured, measure } = useMeasuredRows(scroller, isWindowed, {
    getKey,
    estimateSize,
  });
  const starts = useMemo(
    () =>
      isWindowed
        ? startsOf(count, (index) => measured.heights.get(getKey(index)) ?? estimateSize(index))
        : NO_ROWS,
    [isWindowed, count, measured, getKey, estimateSize],
  );
  const { seen, wanted } = useSeenRows(scroller, starts);

  const startOf = (index: number) => starts[index] ?? 0;
  const rows: DrawnRow[] = [];
  let end = 0;
  if (isWindowed) {
    const [first, last] = seen ?? [0, rowAt(starts, FIRST_HEIGHT)];
    const drawn = new Set(keep().filter((index) => index >= 0 && index < count));
    for (
      let index = Math.max(0, first - OVERSCAN);
      index <= Math.min(count - 1, last + OVERSCAN);
      index += 1
    ) {
      drawn.add(index);
    }
    for (const index of [...drawn].sort((one, other) => one - other)) {
      const gap = startOf(index) - end;
      rows.push({ index, style: gap > 0 && mayStyle ? { marginBlockStart: gap } : undefined });
      end = startOf(index + 1);
    }
  } else {
    for (let index = 0; index < count; index += 1) rows.push({ index, style: undefined });
  }
  const rest = isWindowed ? startOf(count) - end : 0;

  return {
    rows,
    /** Of the element around the rows: takes the place of those after the last drawn one. */
    style: rest > 0 && mayStyle ? { paddingBlockEnd: rest } : undefined,
    /** The ref of each row; it carries its index as `data-index`. */
    measure: isWindowed ? measure : undefined,
    /** Brings a row into sight, by as little as it takes. */
    scrollTo(index: number) {
      const list = scroller.current;
      const row = list?.querySelector(`[data-index="${index}"]`);
      if (row) {
        row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (list && isWindowed) {
        // About where it will be; once it is drawn it is known where it is.
        wanted.current = index;
        const isBefore = startOf(index) < list.scrollTop;
        list.scrollTop = isBefore ? startOf(index) : startOf(index + 1) - list.clientHeight;
      }
    },
  };
}
