/** Reads how many tests passed and failed out of the JSON reports of vitest and Playwright. */
import { readFileSync } from 'node:fs';
import { failureLines } from './test-failures.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {import('./test-failures.mjs').Failure} Failure
 * @typedef {{ name: string, status: number, counts: Counts, failures: readonly Failure[],
 *   seconds: number }} Step
 */

/**
 * The counts of vitest's report. A file that could not even be loaded is a failure too.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const brokenFiles = (report.testResults ?? []).filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + brokenFiles,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/**
 * The counts of Playwright's report. A flaky test passed in the end; an error outside of any test is
 * a failure.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected + (report.errors?.length ?? 0),
    skipped,
  };
}

/**
 * The report in a file, or null when the run crashed before it could write one.
 *
 * @param {string} file
 * @returns {any}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The results of one run. A failed run never has 0 failures: one that crashed before it could
 * report, or broke outside of a test, counts 1.
 *
 * @param {any} report
 * @param {(report: any) => Counts} read
 * @param {number} status
 */
export function countsOf(report, read, status) {
  const counts = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  const hasFailed = status !== 0 || !report;
  return hasFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The summary: a line a step, what failed, and the sum as the last line.
 *
 * @param {readonly Step[]} steps
 */
export function summary(steps) {
  const width = Math.max(...steps.map((step) => step.name.length));
  const lines = steps.map(({ name, counts, seconds }) => {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const text = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    return `  ${name.padEnd(width)}  ${text}  (${Math.round(seconds)} s)`;
  });
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => steps.reduce((total, step) => total + step.counts[key], 0);
  const total = `${sum('passed')} passed, ${sum('failed')} failed`;
  return ['', ...lines, ...failureLines(steps), '', total].join('\n');
}
