import type { BenchBrowser, BenchPage } from './browser';
import type { JobHead, Side } from './job';
import { interleaved, median, quantile } from './stats';

/**
 * What was measured. `cpu` is what the goals are about: milliseconds of the processor on the page's
 * main thread, or the kilobytes of a heap job. The rest says where it went.
 */
export interface Sample {
  readonly cpu: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly wall: number;
}

/** Both sides of a job, by their medians. */
export interface JobResult extends JobHead {
  readonly sides: Readonly<Record<Side, Sample>>;
  /** Ours over plain. */
  readonly ratio: number;
  /** Where the middle half of the repetitions lies. */
  readonly spread: readonly [number, number];
  /** Ours over plain by the wall clock; null for heap. */
  readonly wallRatio: number | null;
}

/** Repetitions before measuring: code is compiled and caches are filled, on both sides. */
const WARM_UP = 6;

export const SIDES = ['ours', 'plain'] as const;

async function counters(page: BenchPage): Promise<Record<string, number>> {
  const { metrics } = await page.cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What an expression costs the page. */
async function costOf(page: BenchPage, expression: string): Promise<Sample> {
  const before = await counters(page);
  const wall = await page.evaluate<number | undefined>(expression);
  const after = await counters(page);
  const spent = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
  return {
    cpu: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    wall: wall ?? 0,
  };
}

/** Gets a page ready for `bench.run()`. */
export async function prepare(page: BenchPage): Promise<void> {
  await page.evaluate('bench.prepare()');
  await page.cdp.send('HeapProfiler.collectGarbage');
}

async function timeOf(page: BenchPage): Promise<Sample> {
  await prepare(page);
  const idle = await costOf(page, 'bench.idle()');
  const { cpu, ...cost } = await costOf(page, 'bench.run()');
  // What waiting for the frames costs by itself would pull every ratio towards 1.
  return { ...cost, cpu: cpu - idle.cpu };
}

async function usedKilobytes(page: BenchPage): Promise<number> {
  await page.cdp.send('HeapProfiler.collectGarbage');
  await page.cdp.send('HeapProfiler.collectGarbage');
  return (await page.cdp.send('Runtime.getHeapUsage')).usedSize / 1024;
}

/** What stays in the heap for one mounted page, beyond the code and the data of both sides. */
async function heapOf(page: BenchPage): Promise<Sample> {
  const before = await usedKilobytes(page);
  await page.evaluate('bench.run()');
  const kept = (await usedKilobytes(page)) - before;
  return { cpu: kept, script: 0, style: 0, layout: 0, wall: 0 };
}

/** The medians of one action, a repetition being several of them. */
function mediansOf(samples: readonly Sample[], actions: number): Sample {
  const of = (name: keyof Sample) => median(samples.map((sample) => sample[name])) / actions;
  return {
    cpu: of('cpu'),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    wall: of('wall'),
  };
}

/** Opens a job, each side in a process of its own, and closes both when the work is done. */
export async function withBothSides<Result>(
  browser: BenchBrowser,
  job: JobHead,
  work: (pages: Readonly<Record<Side, BenchPage>>) => Promise<Result>,
): Promise<Result> {
  const ours = await browser.open(job.name, 'ours');
  const plain = await browser.open(job.name, 'plain');
  try {
    return await work({ ours, plain });
  } finally {
    await Promise.all([ours.close(), plain.close()]);
  }
}

/**
 * Runs a job on both sides in turn and compares the medians.
 *
 * @throws Error when the two sides end with different things on the page
 */
export function measure(
  browser: BenchBrowser,
  job: JobHead,
  repetitions: number,
): Promise<JobResult> {
  return withBothSides(browser, job, async (pages) => {
    const samples: Record<Side, Sample[]> = { ours: [], plain: [] };
    const outcomes = new Set<string>();

    for (const [at, side] of interleaved(SIDES, repetitions + WARM_UP).entries()) {
      const page = pages[side];
      const sample = await (job.kind === 'heap' ? heapOf(page) : timeOf(page));
      outcomes.add(await page.evaluate<string>('bench.outcome()'));
      await page.evaluate('bench.clear()');
      if (at >= WARM_UP * 2) samples[side].push(sample);
    }
    if (outcomes.size > 1) {
      throw new Error(`"${job.name}" does not end the same: ${[...outcomes].join(' / ')}`);
    }

    const sides = {
      ours: mediansOf(samples.ours, job.actions),
      plain: mediansOf(samples.plain, job.actions),
    };
    const pairs = samples.ours.map(({ cpu }, at) => cpu / (samples.plain[at]?.cpu ?? Number.NaN));
    return {
      ...job,
      sides,
      ratio: sides.ours.cpu / sides.plain.cpu,
      spread: [quantile(pairs, 0.25), quantile(pairs, 0.75)],
      wallRatio: job.kind === 'heap' ? null : sides.ours.wall / sides.plain.wall,
    };
  });
}
