import type { BenchBrowser, BenchPage } from './browser';
import type { JobHead } from './job';
import { prepare, SIDES, withBothSides } from './measure';

const SAMPLING_MICROSECONDS = 100;
const WARM_UP = 6;
const LINES_SHOWN = 25;

/** Milliseconds of its own for each function, a repetition, slowest first. */
async function profileSide(
  page: BenchPage,
  repetitions: number,
  sourceOf: (line: number) => string,
): Promise<[name: string, ms: number][]> {
  const spent = new Map<string, number>();
  await page.cdp.send('Profiler.enable');
  await page.cdp.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  for (let at = 0; at < repetitions + WARM_UP; at += 1) {
    await prepare(page);
    await page.cdp.send('Profiler.start');
    await page.evaluate('bench.run()');
    const { profile } = await page.cdp.send('Profiler.stop');
    await page.evaluate('bench.clear()');
    if (at < WARM_UP) continue;
    const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
    for (const [sample, id] of (profile.samples ?? []).entries()) {
      const frame = nodes.get(id);
      if (!frame || frame.functionName === '(idle)') continue;
      const place = frame.url ? `  ${sourceOf(frame.lineNumber)}` : '';
      const name = `${frame.functionName || '(anonymous)'}${place}`;
      const ms = (profile.timeDeltas?.[sample] ?? 0) / 1000 / repetitions;
      spent.set(name, (spent.get(name) ?? 0) + ms);
    }
  }
  return [...spent].sort(([, one], [, other]) => other - one);
}

/** Where the scripts of a job spend their time, function by function, on both sides. */
export function profile(
  browser: BenchBrowser,
  job: JobHead,
  repetitions: number,
  sourceOf: (line: number) => string,
): Promise<string> {
  return withBothSides(browser, job, async (pages) => {
    const parts: string[] = [];
    for (const side of SIDES) {
      const functions = await profileSide(pages[side], repetitions, sourceOf);
      parts.push(
        `${job.name}: ${side}, ms of its own a repetition`,
        ...functions
          .slice(0, LINES_SHOWN)
          .map(([name, ms]) => `${ms.toFixed(3).padStart(9)}  ${name}`),
      );
    }
    return parts.join('\n');
  });
}
