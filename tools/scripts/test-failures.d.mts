/** A test that failed, or a file that did as a whole: then it has no name. */
export interface Failure {
  /** From the root of the repository, with a line where the report has one. */
  file: string;
  name: string;
  error: string;
}

/** The failures in vitest's JSON report. */
export function vitestFailures(report: unknown): Failure[];

/** The failures in Playwright's JSON report. */
export function playwrightFailures(report: unknown): Failure[];

/** The failures of one run. A run that failed never has none. */
export function failuresOf(
  report: unknown,
  read: (report: unknown) => Failure[],
  status: number,
): Failure[];

/** The tests that failed, each with its file and how its error begins; nothing when none did. */
export function failureLines(
  parts: readonly { name: string; failures: readonly Failure[] }[],
): string[];
