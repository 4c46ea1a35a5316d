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

/** A search result with the matching parts of its title. */
export interface FoundEntry<Icon = unknown> {
  /** The entry. */
  readonly entry: PaletteEntry<Icon>;
  /** Matching parts of the title, in order. */
  readonly ranges: readonly TextRange[];
}

/** Entries under one heading. */
export interface PaletteGroup<Icon = unknown> {
  /** Id of the group. */
  readonly id: string;
  /** Heading; null for recently used entries. */
  readonly title: string | null;
  /** Results, best first. */
  readonly found: readonly FoundEntry<Icon>[];
  /** Number of entries still loading. @default none */
  readonly pending?: number | undefined;
  /** Why its source could not be searched, with a retry. @default no failure */
  readonly failure?: Failure | undefined;
}

/** Recently used entries rank higher. */
const USED_BONUS = 12;

const ready = new WeakMap<PaletteEntry, SearchedText>();

function textOf(entry: PaletteEntry): SearchedText {
  const cached = ready.get(entry);
  if (cached) return cached;
  const { title, detail, keywords = [] } = entry;
  const text = searchedText(title, detail ? [detail] : [], keywords);
  ready.set(entry, text);
  return text;
}

/** Matches an entry against words; null if it does not match. */
export function findEntry<Icon>(
  entry: PaletteEntry<Icon>,
  words: readonly string[],
): FoundEntry<Icon> | null {
  const match = matchText(textOf(entry), words);
  return match && { entry, ranges: match.ranges };
}

const LIKENESSES: readonly Likeness[] = ['called', 'meant', 'holds'];

/**
 * How well an entry matches. A server may match hidden fields; such an entry counts as containing
 * the words.
 */
function likenessIn(entry: PaletteEntry, words: readonly string[]): Likeness {
  const match = matchText(textOf(entry), words, false);
  return match ? likenessOf(match) : 'holds';
}

/** Sorts by exact name, then prefix, then the rest; otherwise stable. */
function likeliestFirst<Item>(
  items: readonly Item[],
  likeness: (item: Item) => Likeness,
): readonly Item[] {
  const known = items.map((item) => [item, likeness(item)] as const);
  return LIKENESSES.flatMap((one) => known.filter(([, is]) => is === one).map(([item]) => item));
}

/**
 * Marks the matching letters in a server's results. An exact name precedes entries that merely
 * contain the letters, such as in an e-mail address; otherwise the server's order stays.
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

/** Entries that contain a text, best first, for a server without a search. */
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

/** Results of a group that count for its rank. */
const LOOKED_AT = 5;

/**
 * Sorts groups: those with an exact name first, then those with a prefix, so that Enter does not
 * open a mere substring match.
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

/** Matching entries by group; a group's best match sets its rank. */
function matching<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  words: readonly string[],
  used: ReadonlySet<string>,
): readonly PaletteGroup<Icon>[] {
  const groups = new Map<string, { best: number; rows: Ranked<Icon>[] }>();
  // Missing letters are tolerated only if nothing else matches.
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

/** All entries by group, recently used ones first. */
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
 * What the palette shows of its loaded entries: all of them with recently used ones first, or the
 * matches, best first.
 *
 * @param pending - number of recently used entries that are still loading
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
