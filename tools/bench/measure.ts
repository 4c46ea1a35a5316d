import { addressOf, type BenchBrowser, type BenchPage, type FiledJob } from './browser';
import type { Floor, Side, Temperature } from './job';
import { heapOf, mediansOf, readyOf, type Sample, timeOf } from './sample';
import { interleaved, quantile } from './stats';

/** Ours over a floor. */
export interface Ratio {
  readonly cpu: number;
  /** Where the middle half of the repetitions lies. */
  readonly spread: readonly [number, number];
  /** By the wall clock; null for heap. */
  readonly wall: number | null;
}

/** A job at one temperature: all sides by their medians. */
export interface JobResult extends FiledJob {
  readonly temperature: Temperature;
  readonly sides: Readonly<Partial<Record<Side, Sample>>>;
  readonly ratios: Readonly<Partial<Record<Floor, Ratio>>>;
}

/** Repetitions before measuring: on warm pages code is compiled and caches are filled. */
const WARM_UP: Readonly<Record<Temperature, number>> = { cold: 1, warm: 6 };

export function sidesOf(job: FiledJob): readonly Side[] {
  return ['ours', ...job.floors];
}

type Samples = ReadonlyMap<Side, readonly Sample[]>;

/** Each repetition on a page of its own that was just loaded. */
async function measureCold(browser: BenchBrowser, job: FiledJob, side: Side) {
  const page = await (job.kind === 'ready' ? browser.openEmpty() : browser.open(job, side));
  try {
    const sample =
      job.kind === 'ready'
        ? await readyOf(page, `${addressOf(job.file, side)}?ready=${encodeURIComponent(job.name)}`)
        : await (job.kind === 'heap'
            ? heapOf(page, 'cold')
            : timeOf(page, 'cold', job.isInSession));
    return { sample, outcome: await page.evaluate<string>('bench.outcome()') };
  } finally {
    await page.close();
  }
}

/** All repetitions of a side on the same page, which is emptied in between. */
async function measureWarm(page: BenchPage, job: FiledJob) {
  const sample = await (job.kind === 'heap'
    ? heapOf(page, 'warm')
    : timeOf(page, 'warm', job.isInSession));
  const outcome = await page.evaluate<string>('bench.outcome()');
  await page.evaluate('bench.clear()');
  return { sample, outcome };
}

async function samplesOf(
  browser: BenchBrowser,
  job: FiledJob,
  temperature: Temperature,
  repetitions: number,
): Promise<Samples> {
  const sides = sidesOf(job);
  const samples = new Map<Side, Sample[]>(sides.map((side) => [side, []]));
  const outcomes = new Set<string>();
  const pages = new Map<Side, BenchPage>();
  try {
    if (temperature === 'warm') {
      for (const side of sides) pages.set(side, await browser.open(job, side));
    }
    const turns = interleaved(sides, repetitions + WARM_UP[temperature]);
    for (const [at, side] of turns.entries()) {
      const page = pages.get(side);
      const { sample, outcome } = await (page
        ? measureWarm(page, job)
        : measureCold(browser, job, side));
      outcomes.add(outcome);
      if (at >= WARM_UP[temperature] * sides.length) samples.get(side)?.push(sample);
    }
  } finally {
    await Promise.all([...pages.values()].map((page) => page.close()));
  }
  if (outcomes.size > 1) {
    throw new Error(`"${job.name}" does not end the same: ${[...outcomes].join(' / ')}`);
  }
  return samples;
}

/**
 * Runs a job on all sides in turn and compares the medians.
 *
 * @throws Error when two sides end with different things on the page
 */
export async function measure(
  browser: BenchBrowser,
  job: FiledJob,
  temperature: Temperature,
  repetitions: number,
): Promise<JobResult> {
  const samples = await samplesOf(browser, job, temperature, repetitions);
  const of = (side: Side) => samples.get(side) ?? [];
  const ours = mediansOf(of('ours'), job.actions[temperature]);
  const ratioOver = (floor: Floor): Ratio => {
    const plain = mediansOf(of(floor), job.actions[temperature]);
    const pairs = of('ours').map(({ cpu }, at) => cpu / (of(floor)[at]?.cpu ?? Number.NaN));
    return {
      cpu: ours.cpu / plain.cpu,
      spread: [quantile(pairs, 0.25), quantile(pairs, 0.75)],
      wall: job.kind === 'heap' ? null : ours.wall / plain.wall,
    };
  };
  return {
    ...job,
    temperature,
    sides: Object.fromEntries(
      sidesOf(job).map((side) => [side, mediansOf(of(side), job.actions[temperature])]),
    ),
    ratios: Object.fromEntries(job.floors.map((floor) => [floor, ratioOver(floor)])),
  };
}
