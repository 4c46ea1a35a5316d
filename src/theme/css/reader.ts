import type { Piece } from './scan';

/** Reads one kind of value from where a reader stands. False leaves the reader anywhere. */
export type Rule = (reader: Reader) => boolean;

/** A place in the pieces of a value. */
export class Reader {
  readonly #pieces: readonly Piece[];
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pieces.length;
  }

  /** The next piece, which is passed. */
  next(): Piece | undefined {
    const piece = this.#pieces[this.#at];
    this.#at += 1;
    return piece;
  }

  /** Whether there was white space, which is passed. */
  space(): boolean {
    if (this.#pieces[this.#at]?.type !== 'space') return false;
    this.#at += 1;
    return true;
  }

  /** Passes one of these signs, with the white space around it. */
  sign(signs: string): boolean {
    return this.attempt(() => {
      this.space();
      const piece = this.next();
      const isOne = piece?.type === 'sign' && signs.includes(piece.text);
      this.space();
      return isOne;
    });
  }

  /** Passes a name or the beginning of a function, in any case. Returns it in lower case. */
  word(type: 'name' | 'function'): string | null {
    const piece = this.#pieces[this.#at];
    if (piece?.type !== type) return null;
    this.#at += 1;
    return piece.text.toLowerCase();
  }

  /** Goes back where a rule that may be missing did not hold. */
  attempt(rule: () => boolean): boolean {
    const start = this.#at;
    if (rule()) return true;
    this.#at = start;
    return false;
  }

  /** One or more of the same, with commas between. Returns how many, 0 for none or a bad one. */
  list(rule: Rule): number {
    let count = 0;
    do {
      if (!rule(this)) return 0;
      count += 1;
    } while (this.sign(','));
    return count;
  }

  /** The end of a function's arguments. */
  close(): boolean {
    this.space();
    const piece = this.next();
    return piece?.type === 'sign' && piece.text === ')';
  }
}

/** `var(--name)`, or with a value of the same kind to fall back to. */
export function readVar(reader: Reader, rule: Rule): boolean {
  return reader.attempt(() => {
    if (reader.word('function') !== 'var') return false;
    reader.space();
    if (!reader.word('name')?.startsWith('--')) return false;
    return (!reader.sign(',') || rule(reader)) && reader.close();
  });
}
