import { type FoldedText, foldedText, foldWithPlaces } from '../text/fold';

/** A part of a text: from a letter, up to but without another. */
export type TextRange = readonly [from: number, to: number];

/** How well a text was found. */
export interface TextMatch {
  /** The higher the better. */
  readonly score: number;
  /** The letters of the title that were typed, in order. */
  readonly ranges: readonly TextRange[];
}

/** A title and what else is searched, made ready once. */
export interface SearchedText {
  readonly title: string;
  readonly rest: string;
  /** Other words and phrases for the same. */
  readonly synonyms: readonly string[];
  /** Where the words of the title begin. */
  readonly starts: readonly number[];
  readonly length: number;
  /** Where each letter of `title` stands in the title as it is shown. */
  readonly places: FoldedText['places'];
}

const [WHOLE, BEGIN, SYNONYM, WORD, SYNONYM_BEGIN, INSIDE, INITIALS, REST_WORD, SCATTERED, REST] = [
  120, 100, 95, 80, 60, 50, 45, 30, 20, 15,
];
/** Shorter ones are in everything, letter by letter. */
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

/** Makes a title, the words beside it and those that mean the same ready for {@link matchText}. */
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

/** The first letters of words, one after the other: `cr` for Cart Review. */
function initials({ title, starts }: SearchedText, word: string): readonly TextRange[] | null {
  const ranges: TextRange[] = [];
  for (const at of starts) {
    if (title[at] === word[ranges.length]) ranges.push([at, at + 1]);
  }
  return ranges.length === word.length ? ranges : null;
}

/** All letters in order, close together, from the beginning of a word on: a letter was left out. */
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

/** How well another word for the same is what was typed; 0 for not at all. */
function synonymScore({ synonyms }: SearchedText, typed: string): number {
  if (synonyms.includes(typed)) return SYNONYM;
  // One letter is the beginning of everything; of a script without an alphabet it is a word.
  const isEnough = typed.length > 1 || /[^\p{Script=Latin}]/u.test(typed);
  return isEnough && synonyms.some((text) => text.startsWith(typed)) ? SYNONYM_BEGIN : 0;
}

/** Whether a word is among those that mean the same, or begins one. */
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

/** Ranges in order, those that touch as one. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = all[all.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** Ranges of the title as it is shown. */
function shown(ranges: readonly TextRange[], { places }: SearchedText): readonly TextRange[] {
  if (!places) return ranges;
  return ranges.map(([from, to]) => [places[from]?.[0] ?? from, places[to - 1]?.[1] ?? to]);
}

/** The words of what was typed, as {@link matchText} looks for them. */
export function typedWords(typed: string): readonly string[] {
  return foldedText(typed).split(/\s+/).filter(Boolean);
}

/** Finds each of some words somewhere; null where one is not in it. */
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
 * Finds words in a text, each somewhere, in any order: as its beginning, as that of a word, inside of
 * it, as first letters of its words, or with letters left out. Null where one is not in it.
 *
 * @param isLoose - whether letters may be left out: among many names that finds what nobody means
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
  // Of two that fit alike the shorter one is meant.
  return { score: score - text.length / 100, ranges: joined(shown(byWords?.ranges ?? [], text)) };
}

/** How surely something is what was typed: by its letters, by a word of it, or by its name. */
export type Likeness = 'holds' | 'meant' | 'called';

/** How surely something is meant by what was typed: called so, or beginning so, or holding it. */
export function likenessOf({ score }: TextMatch): Likeness {
  // What a length takes away is little: names are cut at 200 letters.
  if (score > BEGIN) return 'called';
  return score > INSIDE ? 'meant' : 'holds';
}
