import type { BenchBrowser, BenchPage, FiledJob } from './browser';
import type { Side, Temperature } from './job';
import { sidesOf } from './measure';
import { prepare } from './sample';

const SAMPLING_MICROSECONDS = 100;
const WARM_UP = 6;
const LINES_SHOWN = 30;

/** Adds what each function of a run spends itself. */
async function profileRun(
  page: BenchPage,
  temperature: Temperature,
  add: (name: string, ms: number) => void,
  sourceOf: (line: number) => string,
): Promise<void> {
  await page.cdp.send('Profiler.enable');
  await page.cdp.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  await prepare(page);
  await page.cdp.send('Profiler.start');
  await page.evaluate(`bench.run('${temperature}')`);
  const { profile } = await page.cdp.send('Profiler.stop');
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  for (const [sample, id] of (profile.samples ?? []).entries()) {
    const frame = nodes.get(id);
    if (!frame || frame.functionName === '(idle)') continue;
    const place = frame.url ? `  ${sourceOf(frame.lineNumber)}` : '';
    add(
      `${frame.functionName || '(anonymous)'}${place}`,
      (profile.timeDeltas?.[sample] ?? 0) / 1000,
    );
  }
}

/** Milliseconds of its own for each function, a repetition, slowest first. */
async function profileSide(
  browser: BenchBrowser,
  job: FiledJob,
  side: Side,
  temperature: Temperature,
  repetitions: number,
  sourceOf: (line: number) => string,
): Promise<[name: string, ms: number][]> {
  const spent = new Map<string, number>();
  const add = (name: string, ms: number) =>
    spent.set(name, (spent.get(name) ?? 0) + ms / repetitions);
  if (temperature === 'cold') {
    for (let at = 0; at < repetitions; at += 1) {
      const page = await browser.open(job, side);
      await profileRun(page, temperature, add, sourceOf);
      await page.close();
    }
  } else {
    const page = await browser.open(job, side);
    for (let at = 0; at < repetitions + WARM_UP; at += 1) {
      await profileRun(page, temperature, at < WARM_UP ? () => {} : add, sourceOf);
      await page.evaluate('bench.clear()');
    }
    await page.close();
  }
  return [...spent].sort(([, one], [, other]) => other - one);
}

/** Where the scripts of a job spend their time, function by function, on all sides. */
export async function profile(
  browser: BenchBrowser,
  job: FiledJob,
  temperature: Temperature,
  repetitions: number,
  sourceOf: (side: Side) => Promise<(line: number) => string>,
): Promise<string> {
  const parts: string[] = [];
  for (const side of sidesOf(job)) {
    const functions = await profileSide(
      browser,
      job,
      side,
      temperature,
      repetitions,
      await sourceOf(side),
    );
    const all = functions.reduce((sum, [, ms]) => sum + ms, 0);
    parts.push(
      `${job.name}, ${temperature}: ${side}, ${all.toFixed(2)} ms a repetition, each its own`,
      ...functions
        .slice(0, LINES_SHOWN)
        .map(([name, ms]) => `${ms.toFixed(3).padStart(9)}  ${name}`),
    );
  }
  return parts.join('\n');
}
