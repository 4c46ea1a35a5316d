import type { BenchPage } from './browser';
import type { Temperature } from './job';
import { median } from './stats';

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

/** How much slower the processor of a `ready` page is. */
export const SLOWED = 4;

async function counters(page: BenchPage): Promise<Record<string, number>> {
  const { metrics } = await page.cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function spent(
  before: Record<string, number>,
  after: Record<string, number>,
  wall: number,
): Sample {
  const of = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
  return {
    cpu: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    wall,
  };
}

/** What an expression costs the page. */
async function costOf(page: BenchPage, expression: string): Promise<Sample> {
  const before = await counters(page);
  const wall = await page.evaluate<number | undefined>(expression);
  return spent(before, await counters(page), wall ?? 0);
}

/** Gets a page ready for `bench.run()`. */
export async function prepare(page: BenchPage): Promise<void> {
  await page.evaluate('bench.prepare()');
  await page.cdp.send('HeapProfiler.collectGarbage');
}

/** What the measured part of a job costs. */
export async function timeOf(
  page: BenchPage,
  temperature: Temperature,
  isInSession: boolean,
): Promise<Sample> {
  // Within a session nothing may come between two steps: what one leaves undone is the next one's.
  if (!isInSession) await prepare(page);
  const idle = await costOf(page, `bench.idle('${temperature}')`);
  if (isInSession) await page.evaluate('bench.prepare()');
  const { cpu, ...cost } = await costOf(page, `bench.run('${temperature}')`);
  // What waiting for the frames costs by itself would pull every ratio towards 1.
  return { ...cost, cpu: cpu - idle.cpu };
}

async function usedKilobytes(page: BenchPage): Promise<number> {
  await page.cdp.send('HeapProfiler.collectGarbage');
  await page.cdp.send('HeapProfiler.collectGarbage');
  return (await page.cdp.send('Runtime.getHeapUsage')).usedSize / 1024;
}

/** What stays in the heap for one mounted page, beyond what was there before. */
export async function heapOf(page: BenchPage, temperature: Temperature): Promise<Sample> {
  const before = await usedKilobytes(page);
  await page.evaluate(`bench.run('${temperature}')`);
  const kept = (await usedKilobytes(page)) - before;
  return { cpu: kept, script: 0, style: 0, layout: 0, wall: 0 };
}

/** What a page costs from the request for it until its first picture, on a slowed processor. */
export async function readyOf(page: BenchPage, address: string): Promise<Sample> {
  await page.cdp.send('Runtime.enable');
  await page.cdp.send('Runtime.addBinding', { name: 'benchIsReady' });
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const isReady = new Promise<number>((resolve) => {
    page.cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  const before = await counters(page);
  await page.goto(address);
  const wall = await isReady;
  const after = await counters(page);
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The counters begin again where the browser has made a new frame for the page.
  const isAnew = (after.TaskDuration ?? 0) < (before.TaskDuration ?? 0);
  return spent(isAnew ? {} : before, after, wall);
}

/** The medians of one action, a repetition being several of them. */
export function mediansOf(samples: readonly Sample[], actions: number): Sample {
  const of = (name: keyof Sample) => median(samples.map((sample) => sample[name])) / actions;
  return {
    cpu: of('cpu'),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    wall: of('wall'),
  };
}
