import { filterPermissions, filterTerm, permissionNames } from './permission-filter';
import type { PermissionCategory } from './role';

/** The effect of a filter on a selection. */
export interface PrunedSelection {
  /** The remaining selection; the same object if nothing was removed. */
  readonly selected: ReadonlySet<string>;
  /** Removed names, in the order of selection. */
  readonly dropped: readonly string[];
}

/**
 * Reduces a selection to the visible permissions (specification §5). An empty filter removes
 * nothing.
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

/** A selection under a filter, with what the filter removed. */
export interface FilteredSelection {
  /** The filter as typed. */
  readonly text: string;
  readonly selected: ReadonlySet<string>;
  /** Names that the filter removed; {@link undoFilter} restores them. */
  readonly dropped: readonly string[];
}

/**
 * Applies a changed filter. Hidden permissions are deselected, and stay so when the filter is
 * cleared: only {@link undoFilter} restores them (contract §4.15).
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
 * Applies checkbox changes. Hidden permissions cannot be selected, even while the list still shows
 * the previous filter. A permission chosen by hand is no longer restored by undoing the filter.
 */
export function changeSelection(
  { text, dropped }: FilteredSelection,
  catalogue: readonly PermissionCategory[],
  next: ReadonlySet<string>,
): FilteredSelection {
  const { selected } = pruneSelection(next, catalogue, text);
  return { text, selected, dropped: dropped.filter((name) => !selected.has(name)) };
}

/** Restores what the filter removed, and clears the filter, which would remove it again. */
export function undoFilter({ selected, dropped }: FilteredSelection): FilteredSelection {
  return { text: '', selected: withNames(selected, dropped, true), dropped: [] };
}

/** How many of some permissions are selected. */
export type Coverage = 'none' | 'partial' | 'full';

/** Checkbox state of a category: all, some or none of its permissions are selected. */
export interface CategoryCoverage {
  readonly coverage: Coverage;
  /** Number of selected ones. */
  readonly count: number;
  /** Total number, without duplicate names. */
  readonly total: number;
}

/** The checkbox state of a category; an empty one is not selected. */
export function coverageOf(
  names: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): CategoryCoverage {
  const count = countIn(names, selected);
  const coverage = count === 0 ? 'none' : count === names.size ? 'full' : 'partial';
  return { coverage, count, total: names.size };
}

/** Size of the intersection. */
export function countIn(names: ReadonlySet<string>, selected: ReadonlySet<string>): number {
  const [few, many] = names.size < selected.size ? [names, selected] : [selected, names];
  let count = 0;
  for (const name of few) if (many.has(name)) count += 1;
  return count;
}

/** Adds names to a selection, or removes them. Returns the same object if nothing changes. */
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
