/**
 * `npm run bench`: every measured job beside its plain-HTML version, in one run, as ratios. Ends
 * with 1 when one is over its goal by more than its repetitions differ; what is over by less is
 * measured again, twice as often.
 *
 *   --only <text>      only jobs with the text in their name
 *   --repetitions <n>  measured repetitions of each side (default 25)
 *   --parts            also script, style and layout
 *   --profile          where the scripts spend their time, instead of the ratios
 *   --write            writes the figures into docs/benchmarks.md; measures every job
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withFigures } from '../docs/markers';
import { openBrowser } from './browser';
import { bundlePage, sourceOfLines } from './bundle';
import type { JobHead } from './job';
import { type JobResult, measure } from './measure';
import { profile } from './profile';
import { markdownTable, reportParts, reportTable, summaryOf, verdictOf } from './report';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    repetitions: { type: 'string', default: '25' },
    parts: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const PAGE = resolve(import.meta.dirname, '../../docs/benchmarks.md');
if (options.write && (options.only || options.profile)) {
  throw new Error('--write measures every job: leave --only and --profile out.');
}

const repetitions = Number(options.repetitions);
if (!Number.isInteger(repetitions) || repetitions < 1) {
  throw new Error(`--repetitions must be a whole number above 0, not "${options.repetitions}".`);
}

const script = await bundlePage();
const browser = await openBrowser(script);
try {
  const all = await browser.ask<readonly JobHead[]>('bench.jobs');
  const jobs = all.filter(({ name }) => name.includes(options.only));
  if (jobs.length === 0) throw new Error(`No job has "${options.only}" in its name.`);

  const results: JobResult[] = [];
  for (const job of jobs) {
    if (options.profile) {
      if (job.kind === 'time') {
        console.log(`${await profile(browser, job, repetitions, sourceOfLines(script))}\n`);
      }
    } else {
      process.stderr.write(`${job.name} …\n`);
      const result = await measure(browser, job, repetitions);
      const isSettled = verdictOf(result) !== 'unsettled';
      if (!isSettled) process.stderr.write('  not settled, once more …\n');
      results.push(isSettled ? result : await measure(browser, job, 2 * repetitions));
    }
  }

  if (!options.profile) {
    const setting = `Chromium ${browser.version}, ${repetitions} repetitions a side, medians.`;
    console.log(setting);
    console.log('Ours and plain: processor time of the main thread. Ratio: ours over plain.\n');
    console.log(reportTable(results));
    if (options.parts) console.log(`\n${results.map(reportParts).join('\n')}`);
    console.log(`\n${summaryOf(results)}`);
    if (options.write) {
      const figures = `${setting}\n\n${markdownTable(results)}\n\n${summaryOf(results)}`;
      writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), 'bench', figures));
    }
    if (results.some((result) => verdictOf(result) === 'over')) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
