/** A part of the tests: whether it runs every time, and what it depends on. */
interface Part {
  readonly daily?: true;
  readonly concerns: RegExp;
  readonly byImport?: RegExp;
}

/** Folders of `tests/` about the tools of the workshop, its pages and its reports. */
export const WORKSHOP: readonly string[];

/** All parts by name, in the order of the summary. */
export const PARTS: Readonly<Record<string, Part>>;

/** The parts of `npm test`. */
export const DAILY: readonly string[];

/** The parts that a change of these files concerns, in order. */
export function partsConcerned(files: readonly string[]): readonly string[];

/** Arguments for a part's runner; empty to run all of it. */
export function narrowing(part: string, files: readonly string[], base: string): readonly string[];
