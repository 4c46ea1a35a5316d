import type { ReactNode } from 'react';
import type { FoundEntry, PaletteGroup } from '../../domain/palette/found-groups';

/** A row of the palette's list. */
export type PaletteRow =
  | { readonly type: 'heading'; readonly key: string; readonly group: PaletteGroup<ReactNode> }
  | {
      readonly type: 'entry';
      readonly key: string;
      readonly group: PaletteGroup<ReactNode>;
      readonly found: FoundEntry<ReactNode>;
    }
  /** The search of this group failed; choosing the row retries it. */
  | { readonly type: 'failed'; readonly key: string; readonly group: PaletteGroup<ReactNode> }
  /** A group that is loading. */
  | { readonly type: 'pending'; readonly key: string; readonly group: PaletteGroup<ReactNode> };

/** Row heights in pixels; keep in sync with `palette-css`. */
export const ROW_HEIGHTS = { heading: 32, entry: 40, failed: 40, pending: 40 } as const;

/** Flattens groups into rows. */
export function rowsOf(groups: readonly PaletteGroup<ReactNode>[]): readonly PaletteRow[] {
  const rows: PaletteRow[] = [];
  for (const group of groups) {
    const { id, found, pending = 0, failure } = group;
    rows.push({ type: 'heading', key: id, group });
    for (const one of found) {
      rows.push({ type: 'entry', key: `${id} ${one.entry.id}`, group, found: one });
    }
    for (let at = 0; at < pending; at += 1) {
      rows.push({ type: 'pending', key: `${id} pending ${at}`, group });
    }
    if (failure) rows.push({ type: 'failed', key: `${id} failed`, group });
  }
  return rows;
}

/** Whether a row can be chosen. */
export const isOption = (row: PaletteRow | undefined): boolean =>
  row?.type === 'entry' || row?.type === 'failed';

/** The next row that can be chosen, wrapping around; -1 if none. */
export function stepFrom(rows: readonly PaletteRow[], from: number, step: 1 | -1): number {
  const { length } = rows;
  for (let tries = 1; tries <= length; tries += 1) {
    const at = (from + step * tries + length * 2) % length;
    if (isOption(rows[at])) return at;
  }
  return -1;
}
