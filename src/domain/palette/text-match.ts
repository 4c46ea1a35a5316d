import { type FoldedText, foldedText, foldWithPlaces } from '../text/fold';

/** A range of a text; the end is exclusive. */
export type TextRange = readonly [from: number, to: number];

/** The result of matching a text. */
export interface TextMatch {
  /** Higher is better. */
  readonly score: number;
  /** The matching letters of the title, in order. */
  readonly ranges: readonly TextRange[];
}

/** A title and its search words, prepared once. */
export interface SearchedText {
  readonly title: string;
  readonly rest: string;
  /** Synonyms, as words or phrases. */
  readonly synonyms: readonly string[];
  /** Indexes where the words of the title start. */
  readonly starts: readonly number[];
  readonly length: number;
  /** Index in the original title of each letter of `title`. */
  readonly places: FoldedText['places'];
}

const [WHOLE, BEGIN, SYNONYM, WORD, SYNONYM_BEGIN, INSIDE, INITIALS, REST_WORD, SCATTERED, REST] = [
  120, 100, 95, 80, 60, 50, 45, 30, 20, 15,
];
/** Shorter texts would match everything letter by letter. */
const SCATTERED_FROM = 3;

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function wordStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isNow = isLetter(text[at]);
    if (isNow && !isInside) starts.push(at);
    isInside = isNow;
  }
  return starts;
}

/** Prepares a title, its additional words and its synonyms for {@link matchText}. */
export function searchedText(
  title: string,
  more: readonly string[],
  alike: readonly string[] = [],
): SearchedText {
  const { text: folded, places } = foldWithPlaces(title);
  const rest = more.length === 0 ? '' : foldedText(more.join(' '));
  const { length } = folded;
  const synonyms = alike.map((text) => foldedText(text).trim());
  return { title: folded, rest, synonyms, starts: wordStarts(folded), length, places };
}

/** Matches the initials of consecutive words: `cr` for Cart Review. */
function initials({ title, starts }: SearchedText, word: string): readonly TextRange[] | null {
  const ranges: TextRange[] = [];
  for (const at of starts) {
    if (title[at] === word[ranges.length]) ranges.push([at, at + 1]);
  }
  return ranges.length === word.length ? ranges : null;
}

/**
 * Matches all letters in order, close together, from the start of a word: tolerates omitted
 * letters.
 */
function scattered({ title, starts }: SearchedText, word: string): readonly TextRange[] | null {
  for (const start of starts) {
    if (title[start] !== word[0]) continue;
    const near = title.slice(start, start + word.length * 2);
    const ranges: [number, number][] = [[start, start + 1]];
    let at = 0;
    for (let letter = 1; letter < word.length && at !== -1; letter += 1) {
      const last = ranges[ranges.length - 1];
      at = near.indexOf(word.charAt(letter), at + 1);
      if (last && last[1] === start + at) last[1] += 1;
      else if (at !== -1) ranges.push([start + at, start + at + 1]);
    }
    if (at !== -1) return ranges;
  }
  return null;
}

/** How well a synonym matches; 0 for not at all. */
function synonymScore({ synonyms }: SearchedText, typed: string): number {
  if (synonyms.includes(typed)) return SYNONYM;
  // A single letter would match too much, except in scripts where it is a word.
  const isEnough = typed.length > 1 || /[^\p{Script=Latin}]/u.test(typed);
  return isEnough && synonyms.some((text) => text.startsWith(typed)) ? SYNONYM_BEGIN : 0;
}

/** Whether a word is a synonym or the start of one. */
const isInSynonyms = ({ synonyms }: SearchedText, word: string) =>
  synonyms.some((text) => text.startsWith(word) || text.includes(` ${word}`));

function matchWord(text: SearchedText, word: string, isLoose: boolean): TextMatch | null {
  const { title, rest, starts } = text;
  const first = title.indexOf(word);
  if (first !== -1) {
    const start = first === 0 ? 0 : starts.find((at) => at >= first && title.startsWith(word, at));
    const at = start ?? first;
    const whole = title.length === word.length ? WHOLE : BEGIN;
    const score = at === 0 ? whole : start === undefined ? INSIDE : WORD;
    return { score, ranges: [[at, at + word.length]] };
  }
  const short = word.length > 1 ? initials(text, word) : null;
  if (short) return { score: INITIALS, ranges: short };
  const place = rest.indexOf(word);
  if (place !== -1) {
    const isWord = place === 0 || !isLetter(rest[place - 1]);
    return { score: isWord ? REST_WORD : REST, ranges: [] };
  }
  if (isInSynonyms(text, word)) return { score: REST_WORD, ranges: [] };
  const loose = isLoose && word.length >= SCATTERED_FROM ? scattered(text, word) : null;
  return loose && { score: SCATTERED, ranges: loose };
}

/** Sorts ranges and merges adjacent ones. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = all[all.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** Ranges in the original title. */
function shown(ranges: readonly TextRange[], { places }: SearchedText): readonly TextRange[] {
  if (!places) return ranges;
  return ranges.map(([from, to]) => [places[from]?.[0] ?? from, places[to - 1]?.[1] ?? to]);
}

/** The words of a search text, as used by {@link matchText}. */
export function typedWords(typed: string): readonly string[] {
  return foldedText(typed).split(/\s+/).filter(Boolean);
}

/** Matches each word; null if one is missing. */
function matchWords(
  text: SearchedText,
  words: readonly string[],
  isLoose: boolean,
): TextMatch | null {
  let score = 0;
  let ranges: readonly TextRange[] = [];
  for (const word of words) {
    const match = matchWord(text, word, isLoose);
    if (!match) return null;
    score += match.score;
    ranges = ranges.length === 0 ? match.ranges : [...ranges, ...match.ranges];
  }
  return { score: score / words.length, ranges };
}

/**
 * Matches words in any order: at the start of the text, at the start of a word, inside a word, as
 * initials, or with omitted letters. Null if one is missing.
 *
 * @param isLoose - whether letters may be omitted; off for long lists of names, where it finds too
 * much
 */
export function matchText(
  text: SearchedText,
  words: readonly string[],
  isLoose = true,
): TextMatch | null {
  const byWords = matchWords(text, words, isLoose);
  const typed = words.join(' ');
  const isWhole = text.title === typed;
  const score = Math.max(isWhole ? WHOLE : 0, byWords?.score ?? 0, synonymScore(text, typed));
  if (score === 0) return null;
  // Of two equal matches the shorter text ranks higher.
  return { score: score - text.length / 100, ranges: joined(shown(byWords?.ranges ?? [], text)) };
}

/**
 * How well a match fits: contains the text, starts with it (or a word of it does), or equals it.
 */
export type Likeness = 'holds' | 'meant' | 'called';

/** How well a match fits the search text. */
export function likenessOf({ score }: TextMatch): Likeness {
  // The deduction for length is small: names are cut at 200 letters.
  if (score > BEGIN) return 'called';
  return score > INSIDE ? 'meant' : 'holds';
}
