/** A piece of a text to put in place of what is from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Something that only a person can change, at a place of the text. */
export interface Task {
  readonly at: number;
  readonly says: string;
}

/** A text with its edits made; what none of them covers stays as it is, byte for byte. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  let done = 0;
  let result = '';
  for (const { start, end, text: piece } of inOrder) {
    result += text.slice(done, start) + piece;
    done = end;
  }
  return result + text.slice(done);
}

/** The number of a place's line, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
