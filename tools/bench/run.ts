/**
 * `npm run bench`: every measured job of the built package beside two floors in plain HTML, in one
 * run, as ratios; builds the package where that was not done since the last change. Ends with 1 when one is over its goal by more than its repetitions differ; what is
 * over by less is measured again, twice as often.
 *
 *   --only <text>      only jobs with the text in their name
 *   --cold, --warm     only fresh pages, only warm ones
 *   --repetitions <n>  measured repetitions of each side (default 15)
 *   --parts            also script, style and layout
 *   --profile          where the scripts spend their time, instead of the ratios
 *   --write            writes the figures into docs/benchmarks.md; measures every job
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withFigures } from '../docs/markers';
import { isBuilt } from '../scripts/is-built';
import { openBrowser } from './browser';
import { bundlePage, sourceOfLines } from './bundle';
import { GOALS } from './goals';
import { type JobResult, measure } from './measure';
import { profile } from './profile';
import { markdownTable, reportParts, reportTable, summaryOf, verdictsOf } from './report';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    cold: { type: 'boolean', default: false },
    warm: { type: 'boolean', default: false },
    repetitions: { type: 'string', default: '15' },
    parts: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const PAGE = resolve(import.meta.dirname, '../../docs/benchmarks.md');
if (options.write && (options.only || options.profile || options.cold || options.warm)) {
  throw new Error('--write measures every job: leave what chooses out.');
}

const repetitions = Number(options.repetitions);
if (!Number.isInteger(repetitions) || repetitions < 1) {
  throw new Error(`--repetitions must be a whole number above 0, not "${options.repetitions}".`);
}

const temperatures = (['cold', 'warm'] as const).filter(
  (one) => options[one] || options.cold === options.warm,
);

if (!isBuilt()) {
  process.stderr.write('building the package …\n');
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const browser = await openBrowser((file, side) => bundlePage(file, side, options.profile));
try {
  const nameless = Object.keys(GOALS).filter(
    (goal) => !browser.jobs.some(({ name }) => name === goal),
  );
  if (nameless.length > 0) throw new Error(`Goals of no job: ${nameless.join(', ')}.`);
  const jobs = browser.jobs.filter(({ name }) => name.includes(options.only));
  if (jobs.length === 0) throw new Error(`No job has "${options.only}" in its name.`);

  const results: JobResult[] = [];
  for (const job of jobs) {
    for (const temperature of temperatures.filter((one) => job.temperatures.includes(one))) {
      if (options.profile) {
        if (job.kind !== 'time') continue;
        const sourceOf = async (side: Parameters<typeof bundlePage>[1]) =>
          sourceOfLines(await bundlePage(job.file, side, true));
        console.log(`${await profile(browser, job, temperature, repetitions, sourceOf)}\n`);
        continue;
      }
      process.stderr.write(`${job.name}, ${temperature} …\n`);
      let result: JobResult;
      try {
        result = await measure(browser, job, temperature, repetitions);
      } catch (error) {
        // What the others have taken is printed all the same.
        console.error(error);
        process.exitCode = 1;
        continue;
      }
      const isSettled = !verdictsOf(result).includes('unsettled');
      if (!isSettled) process.stderr.write('  not settled, once more …\n');
      results.push(isSettled ? result : await measure(browser, job, temperature, 2 * repetitions));
    }
  }

  if (!options.profile) {
    const setting = `Chromium ${browser.version}, ${repetitions} repetitions a side, medians.`;
    console.log(`${setting}\n\n${reportTable(results)}`);
    if (options.parts) console.log(`\n${results.map(reportParts).join('\n')}`);
    console.log(`\n${summaryOf(results)}`);
    if (options.write) {
      const summary = summaryOf(results).replaceAll('\n', '\n- ').replace('\n', '\n\n');
      const figures = `${setting}\n\n${markdownTable(results)}\n\n${summary}`;
      writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), 'bench', figures));
    }
    if (results.some((result) => verdictsOf(result).includes('over'))) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
