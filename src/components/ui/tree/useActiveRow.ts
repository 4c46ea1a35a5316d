import { useState } from 'react';
import type { TreeRowData } from './tree-node';

interface Place {
  readonly key: string;
  readonly index: number;
  /** Keys of its ancestors, from the inside out. */
  readonly groups: readonly string[];
}

function indexOf(rows: readonly TreeRowData[], key: string, near: number): number {
  if (rows[near]?.node.key === key) return near;
  return rows.findIndex(({ node }) => node.key === key);
}

/**
 * The active row, which keys act on. If it disappears, its nearest visible group becomes active,
 * otherwise the row now at its index.
 */
export function useActiveRow(
  rows: readonly TreeRowData[],
): [active: number, activate: (index: number) => void] {
  const [place, setPlace] = useState<Place | null>(null);

  function find(): number {
    if (!place) return 0;
    for (const key of [place.key, ...place.groups]) {
      const index = indexOf(rows, key, place.index);
      if (index !== -1) return index;
    }
    return Math.max(0, Math.min(place.index, rows.length - 1));
  }

  function activate(index: number): void {
    const row = rows[index];
    if (!row) return;
    const groups: string[] = [];
    for (let group = rows[row.parent]; group; group = rows[group.parent]) {
      groups.push(group.node.key);
    }
    setPlace({ key: row.node.key, index, groups });
  }

  return [find(), activate];
}
