/** The person whose initials are shown. A missing field counts as an empty one. */
export interface InitialsSource {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  /** The whole name, where first and last are not known apart. */
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Marks that are kept on a letter; a heap of them would spill out of its circle. */
const MARKS_KEPT = 2;
/** Letters that are looked at: names of any length cost the same. */
const LOOKED_AT = 64;

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text.slice(0, LOOKED_AT)), (part) => part.segment);
}

/** The first letters, digits or pictures of a text, upper case. */
function firstOf(text: string | null | undefined, count: number): string {
  if (typeof text !== 'string') return '';
  if (count === 1 && /^[A-Za-z][\x20-\x7e]/.test(text)) return text.charAt(0).toUpperCase();
  const composed = text.normalize('NFC').trim();
  // Most names need no segmenter, which is by far the slowest part of a table of people: in Latin
  // script each composed letter is one that a reader sees.
  if (/^[\x20-\x7e\xc0-\u017f]*$/.test(composed)) {
    // All letters and digits of that script: `\p{L}` takes a browser milliseconds to look up.
    const letters = composed
      .slice(0, LOOKED_AT)
      .replace(/[^\dA-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u017f]/g, '');
    // One letter may become two (ß): still one place in the picture.
    return Array.from(letters.slice(0, count), (letter) => letter.toUpperCase()[0]).join('');
  }
  return graphemes(composed)
    .filter((one) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(one))
    .slice(0, count)
    .map((one) => {
      const clean = one.replace(/\p{Cf}+$|^\p{Cf}+/gu, '');
      const upper = graphemes(clean.toUpperCase())[0] ?? '';
      return upper.replace(/\p{Mn}+/gu, (marks) => [...marks].slice(0, MARKS_KEPT).join(''));
    })
    .join('');
}

/**
 * The initials of an avatar: the first letters of first and last name, or the first two letters of
 * the e-mail; '' means a blank picture (specification §2.4). Letters are what a reader sees as one.
 */
export function initialsOf({ firstname, lastname, name, email }: InitialsSource): string {
  const both = firstOf(firstname, 1) + firstOf(lastname, 1);
  if (both !== '') return both;
  // A user without a name often has the e-mail as name, which makes two letters and not one.
  const words = (name && name !== email ? name : '').trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return firstOf(words[0], 1) + firstOf(last, 1) || firstOf(email, 2);
}
