import { describe, expect, it } from 'vitest';
import type { JobResult } from '../../tools/bench/measure';
import { markdownTable, reportTable, summaryOf, verdictOf } from '../../tools/bench/report';
import { withFigures } from '../../tools/docs/markers';

const cost = { cpu: 2, script: 1, style: 0, layout: 0, wall: 30 };

function result(more: Partial<JobResult>): JobResult {
  return {
    name: 'table: mount',
    kind: 'time',
    goal: 1.3,
    actions: 1,
    sides: { ours: cost, plain: cost },
    ratio: 1,
    spread: [0.9, 1.1],
    wallRatio: 1,
    ...more,
  };
}

describe('a promise', () => {
  it.each([
    ['within the goal', { ratio: 1.3, spread: [1.2, 1.4] }, 'ok'],
    ['over it by less than the noise', { ratio: 1.35, spread: [1.25, 1.4] }, 'unsettled'],
    ['over it beyond the noise', { ratio: 1.35, spread: [1.31, 1.4] }, 'over'],
    ['without a goal', { ratio: 9, goal: null }, null],
    ['within a limit of time', { goal: null, limitMs: 30 }, 'ok'],
    ['over a limit of time', { goal: null, limitMs: 29 }, 'over'],
    ['within the goal and over a limit', { limitMs: 29 }, 'over'],
  ] as const)('%s', (_, more, verdict) => {
    expect(verdictOf(result(more))).toBe(verdict);
  });
});

it('the table says ratio, wall, goal and verdict, and the sentence after it what is wrong', () => {
  const results = [
    result({}),
    result({ name: 'slow', ratio: 2, spread: [1.8, 2.2] }),
    result({ name: 'heap', kind: 'heap', goal: null, wallRatio: null }),
  ];
  expect(reportTable(results).split('\n')).toEqual([
    'job              ours    plain  ratio  half of them   wall   goal',
    'table: mount  2.00 ms  2.00 ms  1.00×     0.90–1.10  1.00×  ≤ 1.3    ok',
    'slow          2.00 ms  2.00 ms  2.00×     1.80–2.20  1.00×  ≤ 1.3  over',
    'heap             2 KB     2 KB  1.00×     0.90–1.10',
  ]);
  expect(summaryOf(results)).toBe('1 of 2 goals kept.\nOver: slow.');
});

it('the figures of a page are replaced, and nothing around them', () => {
  const page = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  const written = withFigures(page, 'bench', markdownTable([result({})]));
  expect(written.split('\n')).toEqual([
    'Before',
    '',
    '<!-- bench -->',
    '',
    '| job | ours | plain | ratio | goal |',
    '| --- | --: | --: | --: | --: |',
    '| table: mount | 2.00 ms | 2.00 ms | 1.00 | ≤ 1.3 |',
    '',
    '<!-- /bench -->',
    '',
    'After',
    '',
  ]);
  expect(withFigures(written, 'bench', 'old')).toBe(page);
  expect(() => withFigures('Nothing', 'bench', 'old')).toThrow('no place');
});
