/**
 * `npm run visual`: photographs every story of the working tree and of another revision on this
 * machine, compares them, and writes a page with what differs. No picture is kept in git, none
 * leaves the machine. `--help` lists the options.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, SetupError } from '../scripts/project.mjs';
import { ensureBrowser } from '../scripts/setup.mjs';
import { launchBrowser } from './camera';
import { countOf, describe, type Finding, findingsOf, isChange, isFailure } from './findings';
import { HELP, parseOptions, type VisualOptions } from './options';
import { photograph } from './photograph';
import { Stopped } from './processes';
import { reportProgress } from './progress';
import { reportPage } from './report';
import { buildRevision, buildWorkingTree, findRevision, type Place } from './revision';
import { listStories, pathOf, takes } from './stories';

const CHANGED = 1;
const FAILED = 2;
/** What a shell says of a program that was stopped by Ctrl+C. */
const STOPPED = 130;

const say = (text: string) => console.log(text);

/** @returns the exit code */
async function compare(options: VisualOptions, signal: AbortSignal): Promise<number> {
  const cache = join(projectRoot, '.cache', 'visual');
  const place: Place = { root: projectRoot, cache, signal };
  const browserPath = ensureBrowser();
  const revision = await findRevision(place, options.against);
  say(`Storybook of ${revision.slice(0, 10)} …`);
  const before = await buildRevision(place, revision);
  say('Storybook of the working tree …');
  const after = await buildWorkingTree(place);

  const storiesBefore = await listStories(before.folder, options.only);
  const storiesAfter = await listStories(after.folder, options.only);
  const known = new Set(storiesBefore.map(({ id }) => id));
  const left = new Set(storiesAfter.map(({ id }) => id));
  const both = storiesAfter.filter(({ id }) => known.has(id));
  if (left.size + known.size === 0) {
    throw new SetupError(`No story matches ${options.only.map((glob) => `"${glob}"`).join(', ')}.`);
  }

  const report = join(cache, 'report');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const pictures = options.modes.reduce(
    (sum, mode) => sum + both.filter((story) => takes(mode, story)).length,
    0,
  );
  const progress = reportProgress(pictures, { say, now: () => performance.now() });
  const browser = await launchBrowser(browserPath);
  const findings: Finding[] = [];
  try {
    const folders = { before: before.folder, after: after.folder };
    const pairs = await photograph(browser, folders, both, options.modes, {
      workers: options.workers,
      progress,
      signal,
    });
    const order = new Map(both.map(({ id }, at) => [id, at]));
    const sorted = [...pairs].sort(
      (one, other) => (order.get(one.story.id) ?? 0) - (order.get(other.story.id) ?? 0),
    );
    findings.push(...sorted.flatMap((pair) => findingsOf(pair, report)));
  } finally {
    await browser.close();
  }
  for (const story of storiesBefore) {
    if (!left.has(story.id)) findings.push({ kind: 'gone', story: pathOf(story) });
  }
  for (const story of storiesAfter) {
    if (!known.has(story.id)) findings.push({ kind: 'new', story: pathOf(story) });
  }

  const page = join(report, 'index.html');
  writeFileSync(page, reportPage(findings, { before: before.name, after: after.name, pictures }));
  for (const finding of findings) say(describe(finding));
  const changes = findings.filter(isChange).length;
  say(progress.summary());
  say(`${countOf(changes)} in ${pictures} pictures of ${both.length} stories.`);
  say(`Report: ${page}`);
  if (changes > 0) return CHANGED;
  return findings.some(isFailure) ? FAILED : 0;
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
  else process.exitCode = await compare(options, stop.signal);
} catch (error) {
  if (error instanceof Stopped || stop.signal.aborted) {
    process.exitCode = STOPPED;
  } else {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = FAILED;
  }
}
