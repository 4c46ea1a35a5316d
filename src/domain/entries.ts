/** Maximum number of entries read from a list (contract §4.36). */
export const ENTRIES_MAX = 1_000;
/** Maximum length of a text in an entry, in characters (contract §4.36). */
export const TEXT_MAX = 10_000;

/** Placeholder for an entry that cannot be read (contract §4.36). */
export interface Unreadable {
  /** Number of readable entries before it. */
  readonly before: number;
  /** Id of the entry; null if that cannot be read either. */
  readonly id: string | null;
  /** Number of entries it stands for. @default 1 */
  readonly count?: number | undefined;
}

/** The readable entries of a list, with placeholders for the others. */
export type Entries<T> = readonly T[] & {
  /** Placeholders for unreadable entries. @default all can be read */
  readonly unreadable?: readonly Unreadable[] | undefined;
};

const NONE: readonly Unreadable[] = [];

/** The placeholders in a list. */
export function unreadableIn(entries: Entries<unknown> | null | undefined): readonly Unreadable[] {
  return entries?.unreadable ?? NONE;
}

/** Adds placeholders to a list of entries. */
export function withUnreadable<T>(
  entries: readonly T[],
  unreadable: readonly Unreadable[],
): Entries<T> {
  return unreadable.length === 0 ? entries : Object.assign([...entries], { unreadable });
}

/** Number of entries, readable or not. */
export function countOf(entries: Entries<unknown>): number {
  return unreadableIn(entries).reduce((sum, { count = 1 }) => sum + count, entries.length);
}

/** Maps entries and placeholders, in their order. */
export function inPlace<T, Item>(
  entries: Entries<T>,
  item: (entry: T, index: number) => Item,
  gap: (entry: Unreadable, index: number) => Item,
): readonly Item[] {
  const gaps = unreadableIn(entries);
  const gapsBefore = (index: number) =>
    gaps.flatMap((each, at) => (each.before === index ? [gap(each, at)] : []));
  return [
    ...entries.flatMap((entry, index) => [...gapsBefore(index), item(entry, index)]),
    ...gapsBefore(entries.length),
  ];
}

/** An entry or a placeholder. */
export type Slot<T> = { readonly entry: T } | { readonly gap: Unreadable };

/** Entries and placeholders as one sequence, for slicing and joining. */
export function slotsOf<T>(entries: Entries<T>): readonly Slot<T>[] {
  return inPlace<T, Slot<T>>(
    entries,
    (entry) => ({ entry }),
    (gap) => ({ gap }),
  );
}

/** The inverse of `slotsOf`. */
export function fromSlots<T>(slots: readonly Slot<T>[]): Entries<T> {
  const entries: T[] = [];
  const unreadable: Unreadable[] = [];
  for (const slot of slots) {
    if ('entry' in slot) entries.push(slot.entry);
    else unreadable.push({ ...slot.gap, before: entries.length });
  }
  return withUnreadable(entries, unreadable);
}

/** A sorted or filtered selection of entries, with all placeholders of the full list at the end. */
export function atEnd<T>(entries: readonly T[], all: Entries<T>): Entries<T> {
  const before = entries.length;
  return withUnreadable(
    entries,
    unreadableIn(all).map((each) => ({ ...each, before })),
  );
}
