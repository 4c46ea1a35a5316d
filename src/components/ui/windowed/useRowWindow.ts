import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useSyncExternalStore } from 'react';
import type { ListKey } from './list-key';

/** Up to here all rows of a list are drawn: that costs less than looking which ones are seen. */
const DRAW_ALL_UP_TO = 100;

/** Pixels that count as seen before anything was measured: on a server, and at the first render. */
const FIRST_HEIGHT = 640;
/** Rows drawn beyond each edge, so that Tab and a wheel find them ready. */
const OVERSCAN = 4;

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
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    getItemKey: getKey,
    estimateSize,
    overscan: OVERSCAN,
    // Otherwise a row that grows is reported as an error of the page ("ResizeObserver loop").
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const more = keep().filter((index) => index >= 0 && index < count && !drawn.includes(index));
      return more.length === 0 ? drawn : [...drawn, ...more].sort((a, b) => a - b);
    },
  });

  const rows: DrawnRow[] = [];
  let end = 0;
  if (isWindowed) {
    for (const { index, start, end: rowEnd } of virtualizer.getVirtualItems()) {
      const gap = start - end;
      rows.push({ index, style: gap > 0 && mayStyle ? { marginBlockStart: gap } : undefined });
      end = rowEnd;
    }
  } else {
    for (let index = 0; index < count; index += 1) rows.push({ index, style: undefined });
  }
  const rest = isWindowed ? virtualizer.getTotalSize() - end : 0;

  return {
    rows,
    /** Of the element around the rows: takes the place of those after the last drawn one. */
    style: rest > 0 && mayStyle ? { paddingBlockEnd: rest } : undefined,
    /** The ref of each row; it carries its index as `data-index`. */
    measure: isWindowed ? virtualizer.measureElement : undefined,
    /** Brings a row into sight, by as little as it takes. */
    scrollTo(index: number) {
      if (isWindowed) virtualizer.scrollToIndex(index, { align: 'auto' });
      else {
        const row = scroller.current?.querySelector(`[data-index="${index}"]`);
        row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    },
  };
}
