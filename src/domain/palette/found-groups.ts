import type { Failure } from '../failure';
import type { PaletteEntry } from './palette-entry';
import {
  type Likeness,
  likenessOf,
  matchText,
  type SearchedText,
  searchedText,
  type TextRange,
  typedWords,
} from './text-match';

/** An entry with the letters of its title that were typed. */
export interface FoundEntry<Icon = unknown> {
  /** The entry. */
  readonly entry: PaletteEntry<Icon>;
  /** The letters of its title that were typed, in order. */
  readonly ranges: readonly TextRange[];
}

/** Entries under one heading. */
export interface PaletteGroup<Icon = unknown> {
  /** Tells it from the others. */
  readonly id: string;
  /** The heading; null for what was used last. */
  readonly title: string | null;
  /** What was found, best first. */
  readonly found: readonly FoundEntry<Icon>[];
  /** How many more are on their way. @default none */
  readonly pending?: number | undefined;
  /** Why its server could not be searched, with the way to try again. @default it could */
  readonly failure?: Failure | undefined;
}

/** What was used a moment ago is meant rather than what was not. */
const USED_BONUS = 12;

const ready = new WeakMap<PaletteEntry, SearchedText>();

function textOf(entry: PaletteEntry): SearchedText {
  const known = ready.get(entry);
  if (known) return known;
  const { title, detail, keywords = [] } = entry;
  const text = searchedText(title, detail ? [detail] : [], keywords);
  ready.set(entry, text);
  return text;
}

/** An entry as it is found by some words; null where it is not. */
export function findEntry<Icon>(
  entry: PaletteEntry<Icon>,
  words: readonly string[],
): FoundEntry<Icon> | null {
  const match = matchText(textOf(entry), words);
  return match && { entry, ranges: match.ranges };
}

const LIKENESSES: readonly Likeness[] = ['called', 'meant', 'holds'];

/** How surely an entry is meant; what a server has found by something that is not shown just holds it. */
function likenessIn(entry: PaletteEntry, words: readonly string[]): Likeness {
  const match = matchText(textOf(entry), words, false);
  return match ? likenessOf(match) : 'holds';
}

/** What is called so first, then what begins so, then the rest; each in the order it came in. */
function likeliestFirst<Item>(
  items: readonly Item[],
  likeness: (item: Item) => Likeness,
): readonly Item[] {
  const known = items.map((item) => [item, likeness(item)] as const);
  return LIKENESSES.flatMap((one) => known.filter(([, is]) => is === one).map(([item]) => item));
}

/**
 * What a server has found, with the letters that were typed: an exact name before what only holds the
 * letters, such as a part of an e-mail; else the order is the server's.
 */
export function markEntries<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  typed: string,
): readonly FoundEntry<Icon>[] {
  const words = typedWords(typed);
  if (words.length === 0) return entries.map((entry) => ({ entry, ranges: [] }));
  return likeliestFirst(entries, (entry) => likenessIn(entry, words)).map(
    (entry) => findEntry(entry, words) ?? { entry, ranges: [] },
  );
}

/** Entries that hold a text, best first, for a server that has no search for it. */
export function bestEntries<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  typed: string,
): readonly PaletteEntry<Icon>[] {
  const words = typedWords(typed);
  if (words.length === 0) return entries;
  return entries
    .flatMap((entry) => {
      const match = matchText(textOf(entry), words, false);
      return match ? [{ entry, score: match.score }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** So many of a group are looked at for where it stands. */
const LOOKED_AT = 5;

/**
 * Groups in their order, those first in which something is called what was typed, then those in which
 * something begins so: Enter goes there, and not to what holds the letters somewhere.
 */
export function meantFirst<Icon>(
  groups: readonly PaletteGroup<Icon>[],
  typed: string,
): readonly PaletteGroup<Icon>[] {
  const words = typedWords(typed);
  if (words.length === 0) return groups;
  return likeliestFirst(groups, ({ found }) => {
    const all = found.slice(0, LOOKED_AT).map(({ entry }) => likenessIn(entry, words));
    return LIKENESSES.find((one) => all.includes(one)) ?? 'holds';
  });
}

interface Ranked<Icon> {
  readonly found: FoundEntry<Icon>;
  readonly score: number;
}

/** Entries that hold what was typed, in groups: the best of a group says where it stands. */
function matching<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  words: readonly string[],
  used: ReadonlySet<string>,
): readonly PaletteGroup<Icon>[] {
  const groups = new Map<string, { best: number; rows: Ranked<Icon>[] }>();
  // Letters are left out by who finds nothing else.
  const isLoose = !entries.some((entry) => likenessIn(entry, words) !== 'holds');
  for (const entry of entries) {
    const match = matchText(textOf(entry), words, isLoose);
    if (!match) continue;
    const score = match.score + (used.has(entry.id) ? USED_BONUS : 0);
    const group = groups.get(entry.group) ?? { best: score, rows: [] };
    group.rows.push({ found: { entry, ranges: match.ranges }, score });
    group.best = Math.max(group.best, score);
    groups.set(entry.group, group);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.best - one.best)
    .map(([title, { rows }]) => ({
      id: title,
      title,
      found: rows.sort((one, other) => other.score - one.score).map(({ found }) => found),
    }));
}

/** All entries in their groups, what was used last before them. */
function everything<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  used: readonly PaletteEntry<Icon>[],
  pending: number,
): readonly PaletteGroup<Icon>[] {
  const usedIds = new Set(used.map(({ id }) => id));
  const groups = new Map<string, FoundEntry<Icon>[]>();
  for (const entry of entries) {
    if (entry.isTypedOnly || usedIds.has(entry.id)) continue;
    const rows = groups.get(entry.group) ?? [];
    rows.push({ entry, ranges: [] });
    groups.set(entry.group, rows);
  }
  const named = [...groups].map(([title, found]) => ({ id: title, title, found }));
  if (used.length + pending === 0) return named;
  const found = used.map((entry) => ({ entry, ranges: [] }));
  return [{ id: '', title: null, found, pending }, ...named];
}

/**
 * What the palette shows of the entries it holds: all of them with those used last first, or those
 * that hold what is typed, best first.
 *
 * @param pending - how many of those used last are on their way
 */
export function groupsFor<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  typed: string,
  used: readonly PaletteEntry<Icon>[],
  pending = 0,
): readonly PaletteGroup<Icon>[] {
  const words = typedWords(typed);
  if (words.length === 0) return everything(entries, used, pending);
  return matching(entries, words, new Set(used.map(({ id }) => id)));
}
