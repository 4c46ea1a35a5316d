import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { paletteMessages } from '../../messages/generated/en/palette';
import { useMessages } from '../../messages/messages';
import { useRowWindow } from '../ui/windowed/useRowWindow';
import { PaletteRowView } from './PaletteRowView';
import { PaletteScroller } from './palette-css';
import { isOption, type PaletteRow, ROW_HEIGHTS } from './palette-rows';

/** What the palette's keys do with the list. */
export interface PaletteListHandle {
  /** Brings a row into sight. */
  readonly show: (index: number) => void;
  /** Back to the first row. */
  readonly toTop: () => void;
}

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
  id: string;
  rows: readonly PaletteRow[];
  /** The row that Enter chooses; -1 for none. */
  active: number;
  isApple: boolean;
  handle: Ref<PaletteListHandle>;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  /** Shown where there are no rows. */
  empty: ReactNode;
}

/** Up to here all rows are drawn: a palette that opens has them at once. */
const DRAW_ALL_UP_TO = 60;

/** The index of the row that an event is in; -1 for none. */
function indexOf({ target }: { readonly target: EventTarget }): number {
  const row = (target as Element).closest<HTMLElement>('[role=option]');
  return row ? Number(row.dataset.index) : -1;
}

/** The drawn rows by the group that they are in, in order. */
function runsOf<Row extends { readonly index: number }>(
  drawn: readonly Row[],
  rows: readonly PaletteRow[],
): readonly { readonly group: PaletteRow['group']; readonly drawn: Row[] }[] {
  const runs: { group: PaletteRow['group']; drawn: Row[] }[] = [];
  for (const one of drawn) {
    const group = rows[one.index]?.group;
    const last = runs[runs.length - 1];
    if (last && last.group === group) last.drawn.push(one);
    else if (group) runs.push({ group, drawn: [one] });
  }
  return runs;
}

/** The list of the palette: a listbox in groups, of which only the rows on screen are drawn. */
export function PaletteList(props: PaletteListProps) {
  const { id, rows, active, isApple, handle, onActivate, onChoose, empty } = props;
  const t = useMessages(paletteMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const getKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const estimateSize = useCallback(
    (index: number) => ROW_HEIGHTS[rows[index]?.type ?? 'entry'],
    [rows],
  );
  const {
    rows: drawn,
    style,
    measure,
    scrollTo,
  } = useRowWindow({
    count: rows.length,
    scroller,
    getKey,
    estimateSize,
    // The field names the active row, which therefore is always there.
    keep: () => [active],
    drawAllUpTo: DRAW_ALL_UP_TO,
  });
  const positions = useMemo(() => {
    let count = 0;
    const all = rows.map((row) => (isOption(row) ? ++count : 0));
    return { all, count };
  }, [rows]);
  useImperativeHandle(handle, () => ({
    show: (index) => scrollTo(rows[index - 1]?.type === 'heading' ? index - 1 : index),
    toTop: () => scroller.current?.scrollTo({ top: 0 }),
  }));

  return (
    <PaletteScroller
      ref={scroller}
      data-slot="palette-list"
      // The field keeps the focus, and with it the keys.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onPointerMove={(event: PointerEvent) => {
        const index = indexOf(event);
        if (index !== -1 && index !== active) onActivate(index);
      }}
      onClick={(event: MouseEvent) => {
        const index = indexOf(event);
        if (index !== -1 && !(event.metaKey || event.ctrlKey || event.shiftKey)) onChoose(index);
      }}
    >
      <div id={id} role="listbox" aria-label={t('title')} style={style}>
        {runsOf(drawn, rows).map((run) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={run.group.id} role="group" aria-label={run.group.title ?? t('recent')}>
            {run.drawn.map(({ index, style: rowStyle }) => {
              const row = rows[index];
              return (
                row && (
                  <PaletteRowView
                    key={row.key}
                    row={row}
                    index={index}
                    id={`${id}-${index}`}
                    isActive={index === active}
                    isApple={isApple}
                    count={positions.count}
                    position={positions.all[index] ?? 0}
                    rowRef={measure}
                    style={rowStyle}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
      {rows.length === 0 && empty}
    </PaletteScroller>
  );
}
