import type { JobResult } from './measure';

const HEADINGS = ['job', 'ours', 'plain', 'ratio', 'half of them', 'wall', 'goal', ''] as const;

/** The result of a goal: `unsettled` is over it by less than the repetitions differ. */
export type Verdict = 'ok' | 'over' | 'unsettled';

/** Whether a job kept its promise; null where there is none. */
export function verdictOf({ ratio, spread, goal, limitMs, sides }: JobResult): Verdict | null {
  if (limitMs !== undefined && sides.ours.wall > limitMs) return 'over';
  if (goal === null) return limitMs === undefined ? null : 'ok';
  if (ratio <= goal) return 'ok';
  // Where less than a quarter of the repetitions is within the goal it is no accident.
  return spread[0] > goal ? 'over' : 'unsettled';
}

function promise({ goal, limitMs, sides }: JobResult): string {
  if (limitMs !== undefined) return `${sides.ours.wall.toFixed(0)} of ${limitMs} ms`;
  return goal === null ? '' : `≤ ${goal.toFixed(1)}`;
}

function amount(value: number, kind: JobResult['kind']): string {
  return kind === 'heap' ? `${value.toFixed(0)} KB` : `${value.toFixed(2)} ms`;
}

function cells(result: JobResult): string[] {
  const { name, kind, sides, ratio, spread, wallRatio } = result;
  return [
    name,
    amount(sides.ours.cpu, kind),
    amount(sides.plain.cpu, kind),
    `${ratio.toFixed(2)}×`,
    `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}`,
    wallRatio === null ? '' : `${wallRatio.toFixed(2)}×`,
    promise(result),
    verdictOf(result) ?? '',
  ];
}

/** The results as a table of text. */
export function reportTable(results: readonly JobResult[]): string {
  const rows = [[...HEADINGS], ...results.map(cells)];
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The results as a table of Markdown, for `docs/benchmarks.md`. */
export function markdownTable(results: readonly JobResult[]): string {
  const rows = [
    ['job', 'ours', 'plain', 'ratio', 'goal'],
    ['---', '--:', '--:', '--:', '--:'],
    ...results.map((result) => [
      result.name,
      amount(result.sides.ours.cpu, result.kind),
      amount(result.sides.plain.cpu, result.kind),
      result.ratio.toFixed(2),
      promise(result),
    ]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** How it ended, in a sentence or two. */
export function summaryOf(results: readonly JobResult[]): string {
  const named = (verdict: Verdict) =>
    results.filter((result) => verdictOf(result) === verdict).map(({ name }) => name);
  const [kept, over, unsettled] = [named('ok'), named('over'), named('unsettled')];
  const promised = kept.length + over.length + unsettled.length;
  return [
    `${kept.length} of ${promised} goals kept.`,
    ...over.map((name) => `Over: ${name}.`),
    ...unsettled.map(
      (name) => `Not settled: ${name}. Repeat it on a quiet machine: --only "${name}".`,
    ),
  ].join('\n');
}

/** Where the time of a job goes, by what the browser counts. */
export function reportParts({ name, sides }: JobResult): string {
  const line = (side: 'ours' | 'plain') => {
    const { cpu, script, style, layout, wall } = sides[side];
    const rest = cpu - script - style - layout;
    const parts = { script, style, layout, 'paint and the rest': rest, wall };
    return `  ${side.padEnd(6)}${Object.entries(parts)
      .map(([part, value]) => `${part} ${value.toFixed(2)}`)
      .join(', ')}`;
  };
  return [name, line('ours'), line('plain')].join('\n');
}
