import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/scripts/project.mjs';
import {
  failureLines,
  failuresOf,
  playwrightFailures,
  vitestFailures,
} from '../../tools/scripts/test-failures.mjs';

const inProject = (path: string) => join(projectRoot, path);
const test = (status: string, title: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['the cart'],
  title,
  status,
  failureMessages,
});

describe('vitestFailures', () => {
  it('names each failed test with its file and its first error', () => {
    const report = {
      testResults: [
        {
          name: inProject('tests/cart.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            test('passed', 'opens'),
            test('failed', 'adds', 'Error: 1 is not 2', 'Error: and then this'),
          ],
        },
        { name: inProject('tests/a.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { file: 'tests/cart.test.ts', name: 'the cart › adds', error: 'Error: 1 is not 2' },
    ]);
  });

  it.each([
    ['Cannot find module "./gone"', 'Cannot find module "./gone"'],
    ['', 'A hook failed: its output above says why.'],
  ])('names a file that failed as a whole (%j)', (message, error) => {
    const report = {
      testResults: [
        {
          name: inProject('tests/cart.test.ts'),
          status: 'failed',
          message,
          assertionResults: [test('skipped', 'adds')],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([{ file: 'tests/cart.test.ts', name: '', error }]);
  });
});

describe('playwrightFailures', () => {
  const config = { rootDir: inProject('e2e') };
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'login.e2e.ts',
    line: 12,
    tests: [{ status, results }],
  });

  it('names what failed in the end, with the place it is at', () => {
    const report = {
      config,
      suites: [
        {
          title: 'login.e2e.ts',
          specs: [
            spec('signs in', 'flaky', { error: { message: 'once' } }, {}),
            spec('signs out', 'unexpected', { status: 'timedOut' }),
          ],
          suites: [
            {
              title: 'with a second factor',
              specs: [
                spec(
                  'asks for it',
                  'unexpected',
                  { error: { message: 'the first time' } },
                  { error: { message: 'the last time' } },
                ),
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      { file: 'e2e/login.e2e.ts:12', name: 'signs out', error: 'timedOut' },
      {
        file: 'e2e/login.e2e.ts:12',
        name: 'with a second factor › asks for it',
        error: 'the last time',
      },
    ]);
  });

  it('tells what broke outside of any test', () => {
    const location = { file: inProject('e2e/fixtures.ts'), line: 3 };
    const errors = [{ message: 'no server', location }, { message: 'no browser' }];
    expect(playwrightFailures({ config, errors })).toEqual([
      { file: 'e2e/fixtures.ts:3', name: '', error: 'no server' },
      { file: '', name: '', error: 'no browser' },
    ]);
  });
});

describe('failuresOf', () => {
  it('is nothing for a run that passed', () => {
    expect(failuresOf({ testResults: [] }, vitestFailures, 0)).toEqual([]);
  });

  it.each([
    [{ testResults: [] }, 'It failed outside of any test: its output above says why.'],
    [null, 'It ended with status 3 and left no report: its output above says why.'],
  ])('says that a failure is in no report (%j)', (report, error) => {
    expect(failuresOf(report, vitestFailures, 3)).toEqual([{ file: '', name: '', error }]);
  });
});

describe('failureLines', () => {
  it('shows how an error begins, without colours and empty lines', () => {
    const error = `\u001b[31mError\u001b[39m: 1\n\n  at 2\n  at 3\n  at 4\n  at 5\n  at 6\n  at 7`;
    const failures = [{ file: 'tests/a.test.ts', name: 'adds', error }];
    expect(failureLines([{ name: 'unit', failures }])).toEqual([
      '',
      'Failed:',
      '  unit  tests/a.test.ts  adds',
      '      Error: 1',
      '        at 2',
      '        at 3',
      '        at 4',
      '        at 5',
      '        at 6',
    ]);
  });

  it('names thirty of a part, and how many more there are', () => {
    const failures = Array.from({ length: 32 }, (_, index) => ({
      file: 'tests/a.test.ts',
      name: `test ${index}`,
      error: '',
    }));
    const lines = failureLines([
      { name: 'unit', failures },
      { name: 'hosts', failures: [] },
    ]);
    expect(lines).toHaveLength(2 + 30 + 1);
    expect(lines.at(-1)).toBe('  unit  and 2 more');
  });
});
