import type { Span } from './compile';

/** A test file, and which functions it passes: as a whole, and in each of its tests. */
export interface Course {
  readonly file: string;
  /** All that it imports, itself included. */
  readonly imported: ReadonlySet<string>;
  /** What is passed outside of its tests, and so concerns all of them. */
  readonly shared: ReadonlySet<string>;
  readonly tests: ReadonlyMap<string, Passage>;
}

/** What one test passes, and how long it takes, in milliseconds. */
export interface Passage {
  readonly places: ReadonlySet<string>;
  readonly took: number;
}

/** Tests of one file that may notice a change. */
export interface Chosen {
  readonly file: string;
  readonly tests: ReadonlySet<string>;
  /** All of them together, in milliseconds of processor. */
  readonly takes: number;
  /** The longest of them. */
  readonly longest: number;
}

/** The innermost function around a piece of a source, or undefined when it is in none. */
export function placeAround(start: number, spans: readonly Span[]): string | undefined {
  const around = spans.filter((span) => span.start <= start && start < span.end);
  return around.sort((a, b) => b.start - a.start)[0]?.place;
}

/** Whether a test is on the floor of a source, such as `domain`, and so meant for it. */
export const isOwn = (test: string, path: string) => test.split('/')[1] === path.split('/')[1];

/** The quickest tests, as many as there is time for, in milliseconds of processor. */
function quickest(tests: readonly [id: string, Passage][], limit: number) {
  let takes = 0;
  return [...tests]
    .sort(([, a], [, b]) => a.took - b.took)
    .filter(([, { took }]) => {
      takes += took;
      return takes <= limit;
    });
}

/**
 * The tests that pass a place of a source: those of its floor first, the quickest file first.
 *
 * @param limit - what the tests of a file may take together: the slowest of them are left out
 */
export function testsPassing(
  path: string,
  place: string | undefined,
  courses: readonly Course[],
  limit: number,
): readonly Chosen[] {
  return courses
    .filter(({ imported }) => imported.has(path))
    .map(({ file, shared, tests }) => {
      const concernsAll = place === undefined || shared.has(place);
      const passing = [...tests].filter(([, { places }]) => concernsAll || places.has(place));
      const chosen = quickest(passing, limit);
      const times = chosen.map(([, { took }]) => took);
      const takes = times.reduce((sum, one) => sum + one, 0);
      const longest = Math.max(...times, 0);
      return { file, tests: new Set(chosen.map(([id]) => id)), takes, longest };
    })
    .filter(({ tests }) => tests.size > 0)
    .sort((a, b) => Number(isOwn(b.file, path)) - Number(isOwn(a.file, path)) || a.takes - b.takes);
}
