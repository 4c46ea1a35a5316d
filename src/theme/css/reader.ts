import type { Piece } from './scan';

/** Parses one kind of value at the reader's position. After false the position is undefined. */
export type Rule = (reader: Reader) => boolean;

/** A parser's position in the tokens of a value. */
export class Reader {
  readonly #pieces: readonly Piece[];
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pieces.length;
  }

  /** Consumes the next token. */
  next(): Piece | undefined {
    const piece = this.#pieces[this.#at];
    this.#at += 1;
    return piece;
  }

  /** Consumes white space; returns whether there was any. */
  space(): boolean {
    if (this.#pieces[this.#at]?.type !== 'space') return false;
    this.#at += 1;
    return true;
  }

  /** Consumes one of these characters, with surrounding white space. */
  sign(signs: string): boolean {
    return this.attempt(() => {
      this.space();
      const piece = this.next();
      const isOne = piece?.type === 'sign' && signs.includes(piece.text);
      this.space();
      return isOne;
    });
  }

  /** Consumes a name or the start of a function, case-insensitively. Returns it in lower case. */
  word(type: 'name' | 'function'): string | null {
    const piece = this.#pieces[this.#at];
    if (piece?.type !== type) return null;
    this.#at += 1;
    return piece.text.toLowerCase();
  }

  /** Restores the position if an optional rule does not match. */
  attempt(rule: () => boolean): boolean {
    const start = this.#at;
    if (rule()) return true;
    this.#at = start;
    return false;
  }

  /** Parses a comma-separated list. Returns the number of items; 0 if empty or invalid. */
  list(rule: Rule): number {
    let count = 0;
    do {
      if (!rule(this)) return 0;
      count += 1;
    } while (this.sign(','));
    return count;
  }

  /** Consumes the end of a function's arguments. */
  close(): boolean {
    this.space();
    const piece = this.next();
    return piece?.type === 'sign' && piece.text === ')';
  }
}

/** Parses `var(--name)`, optionally with a fallback of the same kind. */
export function readVar(reader: Reader, rule: Rule): boolean {
  return reader.attempt(() => {
    if (reader.word('function') !== 'var') return false;
    reader.space();
    if (!reader.word('name')?.startsWith('--')) return false;
    return (!reader.sign(',') || rule(reader)) && reader.close();
  });
}
