import type { ReactNode } from 'react';
import type { FoundEntry, PaletteGroup } from '../../domain/palette/found-groups';

/** A line of the palette's list. */
export type PaletteRow =
  | { readonly type: 'heading'; readonly key: string; readonly group: PaletteGroup<ReactNode> }
  | {
      readonly type: 'entry';
      readonly key: string;
      readonly group: PaletteGroup<ReactNode>;
      readonly found: FoundEntry<ReactNode>;
    }
  /** Its server could not be searched; chosen, it is tried again. */
  | { readonly type: 'failed'; readonly key: string; readonly group: PaletteGroup<ReactNode> }
  /** One that is on its way. */
  | { readonly type: 'pending'; readonly key: string; readonly group: PaletteGroup<ReactNode> };

/** How high a line is, in pixels, as `palette-css` draws it. */
export const ROW_HEIGHTS = { heading: 32, entry: 40, failed: 40, pending: 40 } as const;

/** Groups as the lines of one list. */
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

/** Whether a line can be chosen. */
export const isOption = (row: PaletteRow | undefined): boolean =>
  row?.type === 'entry' || row?.type === 'failed';

/** The line to go to from one, round the ends; -1 where none can be chosen. */
export function stepFrom(rows: readonly PaletteRow[], from: number, step: 1 | -1): number {
  const { length } = rows;
  for (let tries = 1; tries <= length; tries += 1) {
    const at = (from + step * tries + length * 2) % length;
    if (isOption(rows[at])) return at;
  }
  return -1;
}
