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

/** What the palette's keys need from the list. */
export interface PaletteListHandle {
  /** Scrolls a row into view. */
  readonly show: (index: number) => void;
  /** Scrolls to the first row. */
  readonly toTop: () => void;
}

export interface PaletteListProps {
  id: string;
  rows: readonly PaletteRow[];
  /** Index of the active row, which Enter chooses; -1 if none. */
  active: number;
  isApple: boolean;
  handle: Ref<PaletteListHandle>;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Up to this count all rows render, so that the palette opens complete. */
const DRAW_ALL_UP_TO = 60;

/** Index of the row that contains an event's target; -1 if none. */
function indexOf({ target }: { readonly target: EventTarget }): number {
  const row = (target as Element).closest<HTMLElement>('[role=option]');
  return row ? Number(row.dataset.index) : -1;
}

/** The rendered rows by group, in order. */
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

/** The list of the palette: a grouped listbox that renders only the visible rows. */
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
    // Always rendered: the field refers to it by `aria-activedescendant`.
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
      // Keeps the focus in the field, which handles the keys.
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
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
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
