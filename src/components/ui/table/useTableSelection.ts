import { useRef, useState } from 'react';
import type { TableKey, TableSelection } from './table-props';

/** Selection state of a table. Rows are identified by their index. */
export interface SelectionState {
  /** All selected keys that can be selected, on this and other pages. */
  readonly selected: ReadonlySet<TableKey>;
  /** Why each row cannot be selected; undefined for rows that can. */
  readonly refusals: readonly (string | undefined)[];
  /** State of the head's checkbox; `disabled` if no row can be selected. */
  readonly head: 'none' | 'some' | 'all' | 'disabled';
  toggle(index: number, isRange: boolean): void;
  toggleAll(): void;
}

const NOTHING: ReadonlySet<TableKey> = new Set<TableKey>();

/** The selection as a set, which never contains rows that cannot be selected. */
export function useTableSelection<Row>(
  {
    selectable,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    canSelect,
  }: TableSelection<Row>,
  rows: readonly Row[],
  keys: readonly TableKey[],
): SelectionState {
  const [own, setOwn] = useState(defaultSelectedKeys ?? NOTHING);
  const anchor = useRef<TableKey | null>(null);
  const given = selectable ? (selectedKeys ?? own) : NOTHING;

  const refusals = canSelect
    ? rows.map((row) => {
        const access = canSelect(row);
        return access.allowed ? undefined : access.reason;
      })
    : [];
  const refused = canSelect ? keys.filter((_, index) => refusals[index] !== undefined) : [];
  const selected = refused.some((key) => given.has(key)) ? without(given, refused) : given;

  const open = canSelect ? keys.filter((_, index) => refusals[index] === undefined) : keys;
  const count = open.filter((key) => selected.has(key)).length;
  const some = count === 0 ? 'none' : count === open.length ? 'all' : 'some';

  function change(isSelected: boolean, which: readonly TableKey[]): void {
    const next = new Set(selected);
    for (const key of which) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    setOwn(next);
    onSelectionChange?.(next);
  }

  return {
    selected,
    refusals,
    head: open.length === 0 ? 'disabled' : some,
    toggle(index, isRange) {
      const key = keys[index];
      if (key === undefined || refusals[index] !== undefined) return;
      const from = isRange && anchor.current !== null ? keys.indexOf(anchor.current) : -1;
      const start = from === -1 ? index : Math.min(from, index);
      const end = from === -1 ? index : Math.max(from, index);
      anchor.current = key;
      const range = keys.slice(start, end + 1).filter((one) => !refused.includes(one));
      change(!selected.has(key), range);
    },
    toggleAll() {
      change(some !== 'all', open);
    },
  };
}

function without(keys: ReadonlySet<TableKey>, refused: readonly TableKey[]): Set<TableKey> {
  const rest = new Set(keys);
  for (const key of refused) rest.delete(key);
  return rest;
}
