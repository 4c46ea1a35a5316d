/**
 * `npm run visual`: photographs every story of the working tree and of another revision on this
 * machine, compares them, and writes a page with what differs. No picture is kept in git. `--help` lists the options.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, SetupError } from '../scripts/project.mjs';
import { ACCEPTED_FILE, accept, judge, nameOf, readAccepted, writeAccepted } from './accepted';
import { commentOf } from './comment';
import { describe } from './findings';
import { look } from './look';
import { merge, RESULTS_FILE } from './merge';
import { HELP, parseOptions, type VisualOptions } from './options';
import { Stopped } from './processes';
import { reportPage } from './report';
import { FAILED, type Results, verdictOf } from './results';

/** What a shell says of a program that was stopped by Ctrl+C. */
const STOPPED = 130;

const say = (text: string) => console.log(text);

const CACHE = join(projectRoot, '.cache', 'visual');

async function resultsOf(
  options: VisualOptions,
  folder: string,
  signal: AbortSignal,
): Promise<Results> {
  if (options.merge.length > 0) return merge(options.merge, folder);
  return look(options, { place: { root: projectRoot, cache: CACHE, signal }, folder, say });
}

/** @returns the exit code */
async function run(options: VisualOptions, signal: AbortSignal): Promise<number> {
  const { shard } = options;
  const folder = join(CACHE, shard ? `shard-${shard.index}-of-${shard.of}` : 'report');
  const found = await resultsOf(options, folder, signal);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  if (shard) {
    write(RESULTS_FILE, JSON.stringify(found));
    say(`Part ${shard.index} of ${shard.of}: ${folder}`);
    return 0;
  }
  if (options.accept) {
    const entries = accept(found, readAccepted(projectRoot));
    writeAccepted(projectRoot, entries);
    say(`${ACCEPTED_FILE} has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}.`);
  }
  const results = judge(found, readAccepted(projectRoot));
  write(RESULTS_FILE, JSON.stringify(results));
  write('index.html', reportPage(results));
  write('comment.md', commentOf(results, options.pages));
  for (const finding of results.findings) say(describe(finding));
  for (const { entry, why } of results.stale) say(`stale: ${nameOf(entry)}: ${why}`);
  const { summary, status } = verdictOf(results);
  say(summary);
  say(`Report: ${join(folder, 'index.html')}`);
  return status;
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!stop.signal.aborted) say('\nStopping …');
    stop.abort();
  });
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) say(HELP);
  else process.exitCode = await run(options, stop.signal);
} catch (error) {
  if (error instanceof Stopped || stop.signal.aborted) {
    process.exitCode = STOPPED;
  } else {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = FAILED;
  }
}
