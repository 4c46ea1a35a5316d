/** A token of a CSS value. White space is kept: `calc(1px + 2px)` needs it. */
export type Piece =
  | { readonly type: 'number'; readonly value: number; readonly unit: string }
  | { readonly type: 'name' | 'function' | 'hash' | 'string' | 'sign'; readonly text: string }
  | { readonly type: 'space' };

const SPACE = /[ \t\r\n]+/y;
const NUMBER = /([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?/iy;
const NAME = /(-{0,2}[\p{L}_][\p{L}\p{N}_-]*)(\()?/uy;
const HASH = /#([0-9a-f]+)/iy;
/** Without escapes and line breaks, so that nothing inside ends it early. */
const STRING = /"[^"\\\p{Cc}]*"|'[^'\\\p{Cc}]*'/uy;
const SIGN = /[(),/*+-]/y;

const MAKERS: readonly (readonly [RegExp, (found: RegExpExecArray) => Piece])[] = [
  [SPACE, () => ({ type: 'space' })],
  [
    NUMBER,
    ([, value, unit = '']) => ({ type: 'number', value: Number(value), unit: unit.toLowerCase() }),
  ],
  [NAME, ([, text = '', open]) => ({ type: open ? 'function' : 'name', text })],
  [HASH, ([, text = '']) => ({ type: 'hash', text })],
  [STRING, ([text]) => ({ type: 'string', text })],
  [SIGN, ([text]) => ({ type: 'sign', text })],
];

/** Maximum length of a value, in characters. */
const LONGEST = 1_000;

/**
 * Splits a CSS value into tokens. Null if it contains anything that no design token needs:
 * comments, escapes, square brackets, braces, semicolons, `!`, an unterminated string.
 */
export function scan(text: string): readonly Piece[] | null {
  if (text.length > LONGEST) return null;
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    let piece: Piece | null = null;
    for (const [pattern, make] of MAKERS) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      piece = make(found);
      at = pattern.lastIndex;
      break;
    }
    if (!piece) return null;
    pieces.push(piece);
  }
  return pieces;
}
