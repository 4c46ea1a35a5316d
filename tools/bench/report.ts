import { GOALS } from './goals';
import type { Floor } from './job';
import type { JobResult } from './measure';

/** The result of a goal: `unsettled` is over it by less than the repetitions differ. */
export type Verdict = 'kept' | 'over' | 'unsettled';

const FLOORS = ['bare', 'same'] as const;
const FLOOR_NAMES = { bare: 'bare HTML', same: 'HTML that looks the same' } as const;

const limitOf = ({ name, temperature }: JobResult): number | undefined =>
  temperature === 'warm' ? GOALS[name]?.limitMs : undefined;

const goalOf = ({ name, temperature }: JobResult, floor: Floor): number | undefined =>
  GOALS[name]?.[temperature]?.[floor];

/** Whether a job kept its promise over a floor; null if it has no such promise. */
export function verdictOver(result: JobResult, floor: Floor): Verdict | null {
  const goal = goalOf(result, floor);
  const ratio = result.ratios[floor];
  if (goal === undefined || !ratio) return null;
  if (ratio.cpu <= goal) return 'kept';
  // Where less than a quarter of the repetitions is within the goal it is no accident.
  return ratio.spread[0] > goal ? 'over' : 'unsettled';
}

/** What became of everything that a job promised. */
export function verdictsOf(result: JobResult): readonly Verdict[] {
  const limit = limitOf(result);
  const byClock = limit === undefined ? [] : [(result.sides.ours?.wall ?? 0) <= limit];
  return [
    ...byClock.map((isKept) => (isKept ? ('kept' as const) : ('over' as const))),
    ...FLOORS.map((floor) => verdictOver(result, floor)).filter((verdict) => verdict !== null),
  ];
}

function amount(value: number | undefined, kind: JobResult['kind']): string {
  if (value === undefined) return '';
  return kind === 'heap' ? `${value.toFixed(0)} KB` : `${value.toFixed(2)} ms`;
}

function overFloor(result: JobResult, floor: Floor): string[] {
  const ratio = result.ratios[floor];
  if (!ratio) return ['', '', ''];
  const goal = goalOf(result, floor);
  return [
    ratio.cpu.toFixed(2),
    `${ratio.spread[0].toFixed(2)}–${ratio.spread[1].toFixed(2)}`,
    goal === undefined ? '' : `≤ ${goal.toFixed(1)} ${verdictOver(result, floor)}`,
  ];
}

const HEADINGS = [
  'job',
  '',
  'ours',
  ...FLOORS.flatMap((floor) => [`over ${floor}`, 'half of them', 'goal']),
];

function cells(result: JobResult): string[] {
  const { name, kind, temperature, sides } = result;
  const limit = limitOf(result);
  const clock =
    limit === undefined ? '' : ` (${sides.ours?.wall.toFixed(0)} of ${limit} by the clock)`;
  return [
    name,
    temperature,
    amount(sides.ours?.cpu, kind) + clock,
    ...FLOORS.flatMap((floor) => overFloor(result, floor)),
  ];
}

/** The results as a table of text. */
export function reportTable(results: readonly JobResult[]): string {
  const rows = [HEADINGS, ...results.map(cells)];
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The results as a table of Markdown, for `docs/benchmarks.md`. */
export function markdownTable(results: readonly JobResult[]): string {
  const columns = HEADINGS.map((_, at) => (at < 2 ? '---' : '--:'));
  return [HEADINGS, columns, ...results.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** How it ended, in a sentence or two. */
export function summaryOf(results: readonly JobResult[]): string {
  const all = results.flatMap(verdictsOf);
  const promised = results.flatMap((result) =>
    FLOORS.map((floor) => {
      const { name, temperature } = result;
      const text = `${name}, ${temperature}, over ${FLOOR_NAMES[floor]}: ${result.ratios[floor]?.cpu.toFixed(2)} of ${goalOf(result, floor)}`;
      return { verdict: verdictOver(result, floor), text };
    }),
  );
  const late = results.filter(
    (result) => (result.sides.ours?.wall ?? 0) > (limitOf(result) ?? Number.POSITIVE_INFINITY),
  );
  const named = (wanted: Verdict) =>
    promised.filter(({ verdict }) => verdict === wanted).map(({ text }) => text);
  return [
    `${all.filter((verdict) => verdict === 'kept').length} of ${all.length} goals kept.`,
    ...named('over').map((text) => `Over: ${text}.`),
    ...late.map(({ name }) => `Over by the clock: ${name}.`),
    ...named('unsettled').map((text) => `Not settled: ${text}.`),
  ].join('\n');
}

/** Where the time of a job goes, by what the browser counts. */
export function reportParts({ name, temperature, sides }: JobResult): string {
  const lines = Object.entries(sides).map(([side, { cpu, script, style, layout, wall }]) => {
    const parts = { script, style, layout, rest: cpu - script - style - layout, wall };
    return `  ${side.padEnd(6)}${Object.entries(parts)
      .map(([part, value]) => `${part} ${value.toFixed(2).padStart(7)}`)
      .join('   ')}`;
  });
  return [`${name}, ${temperature}`, ...lines].join('\n');
}
