import type { Failure } from './test-failures.mjs';

/** Number of tests by result. */
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
  failures: readonly Failure[];
  /** How long it took. */
  seconds: number;
}

/** The counts of vitest's JSON report. */
export function vitestCounts(report: unknown): Counts;

/** The counts of Playwright's JSON report. */
export function playwrightCounts(report: unknown): Counts;

/** The report in a file, or null when the run crashed before it could write one. */
export function readReport(file: string): unknown;

/** The results of a run, from its report. A failed run never has 0 failures. */
export function countsOf(
  report: unknown,
  read: (report: unknown) => Counts,
  status: number,
): Counts;

/** The summary: a line a step, what failed, and the sum as the last line. */
export function summary(steps: readonly Step[]): string;
