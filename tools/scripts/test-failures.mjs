/** Reads which tests failed, and what they said, out of the JSON reports of vitest and Playwright. */
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project.mjs';

/**
 * @typedef {{ file: string, name: string, error: string }} Failure
 */

/** Of an error what is needed to know it again; the whole of it is above, in the runner's output. */
const LINES_OF_ERROR = 6;
/** When everything breaks at once the first few say why. */
const FAILURES_OF_PART = 30;

const SEE_ABOVE = 'its output above says why.';

const fromRoot = (file) => relative(projectRoot, file).replaceAll('\\', '/');
const titleOf = (titles) => titles.filter(Boolean).join(' › ');

/** A file that could not be loaded, or whose hooks failed around its tests, has failed as a whole. */
export function vitestFailures(report) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = fromRoot(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) {
      return [{ file, name: '', error: message || `A hook failed: ${SEE_ABOVE}` }];
    }
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      name: titleOf([...ancestorTitles, title]),
      error: failureMessages[0] ?? '',
    }));
  });
}

/** Of all results of a test the last one counts: those before were tried again. */
function errorOf({ results }) {
  const last = results.at(-1);
  return last?.error?.message ?? last?.status ?? '';
}

function failuresOfSuite(suite, titles, folder) {
  const specs = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => ({
        file: `${fromRoot(join(folder, file))}:${line}`,
        name: titleOf([...titles, title]),
        error: errorOf(test),
      })),
  );
  const inner = (suite.suites ?? []).flatMap((each) =>
    failuresOfSuite(each, [...titles, each.title], folder),
  );
  return [...specs, ...inner];
}

/** The outermost suites are the files; what broke outside of any test has no name. */
export function playwrightFailures(report) {
  const outside = (report.errors ?? []).map(({ message = '', location }) => ({
    file: location ? `${fromRoot(location.file)}:${location.line}` : '',
    name: '',
    error: message,
  }));
  const inside = (report.suites ?? []).flatMap((suite) =>
    failuresOfSuite(suite, [], report.config.rootDir),
  );
  return [...outside, ...inside];
}

/**
 * The failures of one run. A run that failed without one in its report, because it crashed before it
 * could write one or broke outside of any test, is reported as such.
 */
export function failuresOf(report, read, status) {
  const failures = report ? read(report) : [];
  if (failures.length > 0 || (report && status === 0)) return failures;
  const error = report
    ? `It failed outside of any test: ${SEE_ABOVE}`
    : `It ended with status ${status} and left no report: ${SEE_ABOVE}`;
  return [{ file: '', name: '', error }];
}

function linesOf(part, { file, name, error }) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_ERROR);
  const heading = [part, file, name].filter(Boolean).join('  ');
  return [`  ${heading}`, ...lines.map((line) => `      ${line}`)];
}

/** The tests that failed, each with its file and how its error begins; nothing when none did. */
export function failureLines(steps) {
  const lines = steps.flatMap(({ name, failures }) => {
    const more = failures.length - FAILURES_OF_PART;
    return [
      ...failures.slice(0, FAILURES_OF_PART).flatMap((failure) => linesOf(name, failure)),
      ...(more > 0 ? [`  ${name}  and ${more} more`] : []),
    ];
  });
  return lines.length > 0 ? ['', 'Failed:', ...lines] : [];
}
