import { filterPermissions, filterTerm, permissionNames } from './permission-filter';
import type { PermissionCategory } from './role';

/** What a filter leaves of a selection. */
export interface PrunedSelection {
  /** The selection, or the same one when nothing was taken away. */
  readonly selected: ReadonlySet<string>;
  /** Names that were taken away, in the order in which they were selected. */
  readonly dropped: readonly string[];
}

/**
 * A filter prunes the selected permissions to those visible (specification §5). An empty filter hides
 * nothing, and takes nothing away.
 */
export function pruneSelection(
  selected: ReadonlySet<string>,
  catalogue: readonly PermissionCategory[],
  filter: string,
): PrunedSelection {
  if (filterTerm(filter) === '' || selected.size === 0) return { selected, dropped: [] };
  const visible = permissionNames(filterPermissions(catalogue, filter));
  const dropped = [...selected].filter((name) => !visible.has(name));
  if (dropped.length === 0) return { selected, dropped };
  return { selected: new Set([...selected].filter((name) => visible.has(name))), dropped };
}

/** A selection below a filter: what is chosen, and what the filter took away. */
export interface FilteredSelection {
  /** The filter as typed. */
  readonly text: string;
  readonly selected: ReadonlySet<string>;
  /** Names that the filter took away and that {@link undoFilter} brings back. */
  readonly dropped: readonly string[];
}

/**
 * The filter is typed, changed or cleared. What it hides is deselected, and stays so when it is
 * cleared: only {@link undoFilter} brings it back (contract §4.15).
 */
export function changeFilter(
  { selected, dropped }: FilteredSelection,
  catalogue: readonly PermissionCategory[],
  text: string,
): FilteredSelection {
  const pruned = pruneSelection(selected, catalogue, text);
  return {
    text,
    selected: pruned.selected,
    dropped: [...new Set([...dropped, ...pruned.dropped])],
  };
}

/**
 * Boxes are ticked or cleared. What the filter hides cannot be chosen, even while the list still
 * shows the filter before. What is chosen by hand is no longer the filter's to bring back.
 */
export function changeSelection(
  { text, dropped }: FilteredSelection,
  catalogue: readonly PermissionCategory[],
  next: ReadonlySet<string>,
): FilteredSelection {
  const { selected } = pruneSelection(next, catalogue, text);
  return { text, selected, dropped: dropped.filter((name) => !selected.has(name)) };
}

/** Brings back all that the filter took, and clears it, since it would take the same again. */
export function undoFilter({ selected, dropped }: FilteredSelection): FilteredSelection {
  return { text: '', selected: withNames(selected, dropped, true), dropped: [] };
}

/** How much of some permissions is selected. */
export type Coverage = 'none' | 'partial' | 'full';

/** The mark of a category: whether all, some or none of its permissions are selected. */
export interface CategoryCoverage {
  readonly coverage: Coverage;
  /** Selected ones. */
  readonly count: number;
  /** All of them. A name that is repeated counts once. */
  readonly total: number;
}

/** Whether a category is selected, partly selected or not. An empty one is not. */
export function coverageOf(
  names: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): CategoryCoverage {
  const count = countIn(names, selected);
  const coverage = count === 0 ? 'none' : count === names.size ? 'full' : 'partial';
  return { coverage, count, total: names.size };
}

/** How many names are in both. */
export function countIn(names: ReadonlySet<string>, selected: ReadonlySet<string>): number {
  const [few, many] = names.size < selected.size ? [names, selected] : [selected, names];
  let count = 0;
  for (const name of few) if (many.has(name)) count += 1;
  return count;
}

/** The selection with some names put in, or taken out. The same one when that changes nothing. */
export function withNames(
  selected: ReadonlySet<string>,
  names: Iterable<string>,
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const name of names) {
    if (isSelected) next.add(name);
    else next.delete(name);
  }
  return next.size === selected.size ? selected : next;
}
