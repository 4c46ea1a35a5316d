/** A normalized text for searching, with the original positions of its letters. */
export interface FoldedText {
  /** Without case, accents and invisible characters. */
  readonly text: string;
  /** Original start and end of each letter; null if all positions are the same. */
  readonly places: readonly (readonly [from: number, to: number])[] | null;
}

const PLAIN = /^[ -~]*$/;
/** A letter with its combining marks. */
const LETTERS =
  /[^\p{M}\u1160-\u11ff\uff9e\uff9f][\p{M}\u1160-\u11ff\uff9e\uff9f]*|[\p{M}\u1160-\u11ff\uff9e\uff9f]+/gu;
/**
 * Accents of Latin, Greek, Cyrillic and Arabic letters; marks that make a different letter stay.
 */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
const INVISIBLE = /[\p{Cf}\u0640]/gu;

/** Letters that Unicode does not decompose. */
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

/** {@link foldedText} with the positions of its letters, for highlighting matches. */
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
 * Normalizes a text for searching: texts that look the same become equal (contract §4.34). Ignores
 * composition, width, case (Turkish i included), accents and invisible characters.
 */
export function foldedText(text: string): string {
  return foldWithPlaces(text).text;
}

/** A normalized and trimmed search text. */
export function foldedSearch(text: string): string {
  return foldedText(text).trim();
}
