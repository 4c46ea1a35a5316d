import { describe, expect, it } from 'vitest';
import type { JobResult } from '../../tools/bench/measure';
import {
  markdownTable,
  reportTable,
  summaryOf,
  verdictOver,
  verdictsOf,
} from '../../tools/bench/report';
import { withFigures } from '../../tools/docs/markers';

const cost = { cpu: 2, script: 1, style: 0, layout: 0, wall: 30 };
const ratio = (cpu: number, least = cpu - 0.1) =>
  ({ cpu, spread: [least, cpu + 0.1], wall: 1 }) as const;

/** A job whose goal is 1.5 of bare HTML when cold. */
function result(more: Partial<JobResult> = {}): JobResult {
  return {
    name: 'table of 100 rows: mount',
    file: 'table',
    kind: 'time',
    temperatures: ['cold', 'warm'],
    temperature: 'cold',
    floors: ['bare', 'same'],
    actions: { cold: 1, warm: 1 },
    isInSession: false,
    sides: { ours: cost, bare: cost, same: cost },
    ratios: { bare: ratio(1.4), same: ratio(1.1) },
    ...more,
  };
}

describe('a goal', () => {
  it.each([
    ['is kept', ratio(1.5), 'kept'],
    ['is missed by less than the noise', ratio(1.55, 1.45), 'unsettled'],
    ['is missed beyond the noise', ratio(1.55, 1.51), 'over'],
  ] as const)('%s', (_, bare, verdict) => {
    expect(verdictOver(result({ ratios: { bare } }), 'bare')).toBe(verdict);
  });

  it('is that of its temperature and floor, or undefined', () => {
    expect(verdictOver(result(), 'same')).toBeNull();
    expect(verdictsOf(result({ name: 'something else' }))).toEqual([]);
    const warm = result({ temperature: 'warm', ratios: { bare: ratio(9), same: ratio(1.2) } });
    expect(verdictsOf(warm)).toEqual(['kept']);
  });

  it('may be a limit by the clock', () => {
    const drawer = { name: 'drawer of 10,000 notifications: open', temperature: 'warm' } as const;
    expect(verdictsOf(result({ ...drawer, ratios: {} }))).toEqual(['kept']);
    const late = result({ ...drawer, ratios: {}, sides: { ours: { ...cost, wall: 601 } } });
    expect(verdictsOf(late)).toEqual(['over']);
    expect(summaryOf([late])).toBe(
      '0 of 1 goals kept.\nOver by the clock: drawer of 10,000 notifications: open.',
    );
  });
});

const heap = result({
  name: 'table of 100 rows: heap',
  kind: 'heap',
  temperature: 'warm',
  floors: ['bare'],
  ratios: { bare: ratio(1.2) },
});

it('the table says what it was over each floor and which goals are kept', () => {
  const slow = result({ ratios: { bare: ratio(2), same: ratio(1.3) } });
  const lines = reportTable([result(), slow, heap]).split('\n');
  expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    'job  ours  over bare  half of them  goal  over same  half of them  goal',
    'table of 100 rows: mount  cold  2.00 ms  1.40  1.30–1.50  ≤ 1.5 kept  1.10  1.00–1.20',
    'table of 100 rows: mount  cold  2.00 ms  2.00  1.90–2.10  ≤ 1.5 over  1.30  1.20–1.40',
    'table of 100 rows: heap  warm  2 KB  1.20  1.10–1.30',
  ]);
  expect(summaryOf([result(), slow])).toBe(
    '1 of 2 goals kept.\nOver: table of 100 rows: mount, cold, over bare HTML: 2.00 of 1.5.',
  );
});

it('the figures of a page are replaced, and nothing around them', () => {
  const page = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  const written = withFigures(page, 'bench', markdownTable([heap]));
  expect(written.split('\n')).toEqual([
    'Before',
    '',
    '<!-- bench -->',
    '',
    '| job |  | ours | over bare | half of them | goal | over same | half of them | goal |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
    '| table of 100 rows: heap | warm | 2 KB | 1.20 | 1.10–1.30 |  |  |  |  |',
    '',
    '<!-- /bench -->',
    '',
    'After',
    '',
  ]);
  expect(withFigures(written, 'bench', 'old')).toBe(page);
  expect(() => withFigures('Nothing', 'bench', 'old')).toThrow('no place');
});
