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

/** Offsets of the rows in pixels, plus one for the end of the last. */
function startsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    end += heightOf(index);
    starts[index + 1] = end;
  }
  return starts;
}

/** The index of the row at an offset, clamped to the first and last. */
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

/** First and last visible row. */
type Seen = readonly [first: number, last: number];

/**
 * The visible rows of a scrolling list. Re-renders only when they change.
 *
 * @param starts - offsets of the rows; a single entry turns windowing off
 */
function useSeenRows(scroller: RefObject<HTMLElement | null>, starts: Float64Array) {
  const [seen, setSeen] = useState<Seen | null>(null);
  /** A row to scroll into view once it is rendered. */
  const pending = useRef(-1);
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
      pending.current !== -1 &&
      scroller.current?.querySelector(`[data-index="${pending.current}"]`);
    if (!row) return;
    pending.current = -1;
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useEffect(() => {
    const list = scroller.current;
    if (!list || !isWatching) return;
    // In the same frame, or fast scrolling would show blank space.
    const onScroll = () => flushSync(look);
    list.addEventListener('scroll', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [scroller, isWatching, look]);

  return { seen, pending };
}

/** Up to this count all rows render: cheaper than windowing. */
const DRAW_ALL_UP_TO = 100;

/** Height in pixels assumed to be visible before measuring, on a server and in the first render. */
const FIRST_HEIGHT = 640;
/** Rows rendered beyond each edge, for Tab and fast scrolling. */
const OVERSCAN = 4;

const NO_ROWS: Float64Array = new Float64Array(1);

const never = () => () => {};

/** False on a server and during hydration: a strict policy blocks `style` in HTML. */
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
  /** Returns the key of a row. Keep it stable while the rows are the same, like `estimateSize`. */
  getKey: (index: number) => ListKey;
  estimateSize: (index: number) => number;
  /** Returns rows that stay mounted at any scroll position. Called whenever the window moves. */
  keep: () => readonly number[];
  /** Up to this count all rows render. @default 100 */
  drawAllUpTo?: number;
}

/** A rendered row. */
export interface DrawnRow {
  readonly index: number;
  /** Margin in place of the preceding rows that are not rendered. */
  readonly style: CSSProperties | undefined;
}

/**
 * The rendered rows of a scrolling list. They are in normal flow with natural heights; omitted rows
 * are replaced by a margin, so that nothing is positioned manually.
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
  const { seen, pending } = useSeenRows(scroller, starts);

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
    /** Style of the rows' container: padding in place of the rows after the last rendered one. */
    style: rest > 0 && mayStyle ? { paddingBlockEnd: rest } : undefined,
    /** Ref of each row, which needs its index as `data-index`. */
    measure: isWindowed ? measure : undefined,
    /** Scrolls a row into view, by the shortest distance. */
    scrollTo(index: number) {
      const list = scroller.current;
      const row = list?.querySelector(`[data-index="${index}"]`);
      if (row) {
        row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (list && isWindowed) {
        // Scrolls to its estimated position, and corrects it once the row is rendered.
        pending.current = index;
        const isBefore = startOf(index) < list.scrollTop;
        list.scrollTop = isBefore ? startOf(index) : startOf(index + 1) - list.clientHeight;
      }
    },
  };
}
