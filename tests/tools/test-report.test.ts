import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countsOf,
  playwrightCounts,
  readReport,
  summary,
  vitestCounts,
} from '../../tools/scripts/test-report.mjs';

describe('vitestCounts', () => {
  it('adds a file that could not be loaded to the failures', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });
});

describe('playwrightCounts', () => {
  it('counts a flaky test as passed and an error outside of tests as failed', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({
      passed: 6,
      failed: 3,
      skipped: 3,
    });
  });
});

describe('countsOf', () => {
  let folder = '';
  const file = () => join(folder, 'report.json');
  const counts = (status: number) => countsOf(readReport(file()), vitestCounts, status);
  const passed = (count: number) => writeFileSync(file(), `{"numPassedTests": ${count}}`);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-report-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('reads the report', () => {
    passed(3);
    expect(counts(0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  it('counts a run that failed outside of any test', () => {
    passed(3);
    expect(counts(1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it.each([0, 1])('counts a run without a report as one failure (status %i)', (status) => {
    expect(counts(status).failed).toBe(1);
  });

  it('counts a run whose report was cut short as one failure', () => {
    writeFileSync(file(), '{"numPassedTests": 3');
    expect(counts(0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('summary', () => {
  const unit = {
    name: 'unit',
    status: 0,
    counts: { passed: 10, failed: 0, skipped: 0 },
    failures: [],
    seconds: 1.6,
  };
  const browser = {
    name: 'browser',
    status: 1,
    counts: { passed: 4, failed: 2, skipped: 1 },
    failures: [{ file: 'tests/a.test.ts', name: 'adds', error: 'Error: no sum' }],
    seconds: 20,
  };

  it('is a line a part and the sum when nothing failed', () => {
    expect(summary([unit]).split('\n')).toEqual([
      '',
      '  unit  10 passed, 0 failed  (2 s)',
      '',
      '10 passed, 0 failed',
    ]);
  });

  it('says what failed after its table, and ends with the sum of all parts', () => {
    expect(summary([unit, browser]).split('\n')).toEqual([
      '',
      '  unit     10 passed, 0 failed  (2 s)',
      '  browser  4 passed, 2 failed, 1 skipped  (20 s)',
      '',
      'Failed:',
      '  browser  tests/a.test.ts  adds',
      '      Error: no sum',
      '',
      '14 passed, 2 failed',
    ]);
  });
});
