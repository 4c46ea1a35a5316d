/** A text as it is searched, and where each of its letters comes from. */
export interface FoldedText {
  /** Without case, accents and invisible marks. */
  readonly text: string;
  /** From where to where in the text each letter stands; null where it has the same place. */
  readonly places: readonly (readonly [from: number, to: number])[] | null;
}

const PLAIN = /^[ -~]*$/;
/** A letter with what is written on it, composed or not. */
const LETTERS =
  /[^\p{M}\u1160-\u11ff\uff9e\uff9f][\p{M}\u1160-\u11ff\uff9e\uff9f]*|[\p{M}\u1160-\u11ff\uff9e\uff9f]+/gu;
/** Accents of Latin, Greek, Cyrillic and Arabic letters. Those that make another letter stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
const INVISIBLE = /[\p{Cf}\u0640]/gu;

/** Letters that Unicode does not take apart. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

function foldedLetter(letter: string): string {
  const small = letter.normalize('NFKC').toLowerCase();
  const bare = small.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(INVISIBLE, '').replace(/[ıøłđßæœς]/g, (sign) => ALIKE[sign] ?? sign);
}

/** {@link foldedText} with the places of its letters, to mark what was found. */
export function foldWithPlaces(text: string): FoldedText {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), places: null };
  let folded = '';
  const places: [number, number][] = [];
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    const bare = foldedLetter(letter);
    folded += bare;
    for (let unit = 0; unit < bare.length; unit += 1) places.push([index, index + letter.length]);
  }
  return { text: folded, places };
}

/**
 * A text as it is searched: texts that look the same are the same (contract §4.34). Composed or not,
 * full-width or not, without case and accents, Turkish i included, without invisible marks.
 */
export function foldedText(text: string): string {
  return foldWithPlaces(text).text;
}

/** What a search looks for, folded: blanks around it mean nothing. */
export function foldedSearch(text: string): string {
  return foldedText(text).trim();
}
