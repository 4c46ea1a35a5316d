/** The person whose initials are shown. A missing field counts as empty. */
export interface InitialsSource {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  /** Full name, if first and last name are not known separately. */
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Maximum number of combining marks on a letter, so that it fits its circle. */
const MARKS_KEPT = 2;
/** Number of letters examined, so that the cost does not depend on the name's length. */
const LOOKED_AT = 64;

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text.slice(0, LOOKED_AT)), (part) => part.segment);
}

/** The first letters, digits or emoji of a text, in upper case. */
function firstOf(text: string | null | undefined, count: number): string {
  if (typeof text !== 'string') return '';
  if (count === 1 && /^[A-Za-z][\x20-\x7e]/.test(text)) return text.charAt(0).toUpperCase();
  const composed = text.normalize('NFC').trim();
  // Fast path without a segmenter, which would be by far the slowest part of a user table: in Latin
  // script each composed letter is one user-perceived character.
  if (/^[\x20-\x7e\xc0-\u017f]*$/.test(composed)) {
    // All letters and digits of that script, listed because `\p{L}` takes a browser milliseconds to
    // compile.
    const letters = composed
      .slice(0, LOOKED_AT)
      .replace(/[^\dA-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u017f]/g, '');
    // Upper case may turn one letter into two (ß); only the first is kept.
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
 * The initials for an avatar: first letters of first and last name, or the first two letters of the
 * e-mail; '' for a blank picture (specification §2.4). Letters are user-perceived characters.
 */
export function initialsOf({ firstname, lastname, name, email }: InitialsSource): string {
  const both = firstOf(firstname, 1) + firstOf(lastname, 1);
  if (both !== '') return both;
  // Users without a name often have the e-mail as their name, which gives two letters instead of
  // one.
  const words = (name && name !== email ? name : '').trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return firstOf(words[0], 1) + firstOf(last, 1) || firstOf(email, 2);
}
