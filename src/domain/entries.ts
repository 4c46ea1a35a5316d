/** The most entries of one list that are read (contract §4.36). */
export const ENTRIES_MAX = 1_000;
/** The longest text of an entry, in characters (contract §4.36). */
export const TEXT_MAX = 10_000;

/** What stands in the place of an entry that cannot be read (contract §4.36). */
export interface Unreadable {
  /** How many readable entries stand before it. */
  readonly before: number;
  /** Its id; null for none that can be read. */
  readonly id: string | null;
  /** How many entries it stands for. @default 1 */
  readonly count?: number | undefined;
}

/** The entries of a list that can be read, with the places of those that cannot. */
export type Entries<T> = readonly T[] & {
  /** The places of those that cannot be read. @default all can be read */
  readonly unreadable?: readonly Unreadable[] | undefined;
};

const NONE: readonly Unreadable[] = [];

/** The places of what cannot be read in a list. */
export function unreadableIn(entries: Entries<unknown> | null | undefined): readonly Unreadable[] {
  return entries?.unreadable ?? NONE;
}

/** Entries with the places of those that cannot be read. */
export function withUnreadable<T>(
  entries: readonly T[],
  unreadable: readonly Unreadable[],
): Entries<T> {
  return unreadable.length === 0 ? entries : Object.assign([...entries], { unreadable });
}

/** How many entries there are, whether or not they can be read. */
export function countOf(entries: Entries<unknown>): number {
  return unreadableIn(entries).reduce((sum, { count = 1 }) => sum + count, entries.length);
}

/** Something for each entry and for each that cannot be read, in their order. */
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

/** An entry, or the place of one that cannot be read. */
export type Slot<T> = { readonly entry: T } | { readonly gap: Unreadable };

/** A list one after the other, so that it can be cut and put together. */
export function slotsOf<T>(entries: Entries<T>): readonly Slot<T>[] {
  return inPlace<T, Slot<T>>(
    entries,
    (entry) => ({ entry }),
    (gap) => ({ gap }),
  );
}

/** The list of some slots. */
export function fromSlots<T>(slots: readonly Slot<T>[]): Entries<T> {
  const entries: T[] = [];
  const unreadable: Unreadable[] = [];
  for (const slot of slots) {
    if ('entry' in slot) entries.push(slot.entry);
    else unreadable.push({ ...slot.gap, before: entries.length });
  }
  return withUnreadable(entries, unreadable);
}

/** Entries in another order, or some of them, with what cannot be read of all of them at the end. */
export function atEnd<T>(entries: readonly T[], all: Entries<T>): Entries<T> {
  const before = entries.length;
  return withUnreadable(
    entries,
    unreadableIn(all).map((each) => ({ ...each, before })),
  );
}
