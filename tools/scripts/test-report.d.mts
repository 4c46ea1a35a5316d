/** How many tests of a run came to what. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One part of the tests, as the summary shows it. */
export interface Step {
  name: string;
  status: number;
  counts: Counts;
  /** How long it took. */
  seconds: number;
}

/** The counts of vitest's JSON report. */
export function vitestCounts(report: unknown): Counts;

/** The counts of Playwright's JSON report. */
export function playwrightCounts(report: unknown): Counts;

/** What one run came to, read from its report file. A run that failed never counts 0 failures. */
export function countsOf(file: string, read: (report: unknown) => Counts, status: number): Counts;

/** The summary: a line a step, and the sum as the last line. */
export function summary(steps: readonly Step[]): string;
