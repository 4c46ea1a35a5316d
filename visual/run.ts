/**
 * `npm run visual`: photographs every story of the working tree and of another revision on this
 * machine, compares them pixel by pixel, and writes a page with before, after and difference. Ends
 * with 1 when something that was there has changed. No picture is kept in git, none leaves the
 * machine.
 *
 *   --against <revision>  what to compare with (default: where the branch left main)
 *   --only <text>         only stories with the text in their id or title
 *   --workers <n>         pages at the same time (default 2)
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, projectRoot, SetupError } from '../scripts/project.mjs';
import { ensureBrowser } from '../scripts/setup.mjs';
import { compareLines, comparePictures } from './compare';
import { modesOf } from './modes';
import { listStories, photograph, type StoryEntry } from './photograph';
import { countOf, type Finding, isChange, reportPage } from './report';
import { buildRevision, buildWorkingTree, findRevision } from './revision';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});

const cache = join(projectRoot, '.cache', 'visual');
const report = join(cache, 'report');

await main(async () => {
  const workers = Number(options.workers);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new SetupError(`--workers must be a whole number above 0, not "${options.workers}".`);
  }
  process.env.PLINTH_CHROMIUM = ensureBrowser();
  const revision = findRevision(projectRoot, options.against);
  say(`Storybook of ${revision.slice(0, 10)} …`);
  const before = buildRevision(projectRoot, cache, revision);
  say('Storybook of the working tree …');
  const after = buildWorkingTree(projectRoot, cache);

  const storiesBefore = await listStories(before.folder, options.only);
  const storiesAfter = await listStories(after.folder, options.only);
  if (storiesAfter.length + storiesBefore.length === 0) {
    throw new SetupError(`No story has "${options.only}" in its id or title.`);
  }
  const known = new Set(storiesBefore.map(({ id }) => id));
  const left = new Set(storiesAfter.map(({ id }) => id));
  const both = storiesAfter.filter(({ id }) => known.has(id));

  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const folders = { before: join(cache, 'before'), after: join(cache, 'after') };
  for (const [side, storybook] of [
    ['before', before],
    ['after', after],
  ] as const) {
    rmSync(folders[side], { recursive: true, force: true });
    await photograph(storybook.folder, both, folders[side], {
      workers,
      onStory: (done) => {
        if (done % 25 === 0 || done === both.length) say(`${side}: ${done} of ${both.length}`);
      },
    });
  }

  const findings: Finding[] = [
    ...both.flatMap((story) => findingsOf(story, folders)),
    ...storiesBefore.filter(({ id }) => !left.has(id)).map((story) => listed('gone', story)),
    ...storiesAfter.filter(({ id }) => !known.has(id)).map((story) => listed('new', story)),
  ];
  const pictures = both.reduce((sum, { title }) => sum + modesOf(title).length, 0);
  const page = join(report, 'index.html');
  writeFileSync(page, reportPage(findings, { before: before.name, after: after.name, pictures }));

  const changes = findings.filter(isChange);
  for (const finding of changes) say(`changed: ${describe(finding)}`);
  say(`${countOf(changes.length)} in ${pictures} pictures of ${both.length} stories.`);
  say(`Report: ${page}`);
  if (changes.length > 0) process.exitCode = 1;
});

function say(text: string): void {
  console.log(text);
}

function nameOf({ title, name }: StoryEntry): string {
  return `${title} / ${name}`;
}

function listed(kind: 'gone' | 'new', story: StoryEntry): Finding {
  return { kind, story: nameOf(story) };
}

function describe(finding: Finding): string {
  if (finding.kind === 'picture') {
    return `${finding.story}, ${finding.mode}: ${finding.pixels} pixels`;
  }
  return finding.kind === 'tree'
    ? `${finding.story}: accessibility tree`
    : `${finding.story}: gone`;
}

function findingsOf(story: StoryEntry, folders: { before: string; after: string }): Finding[] {
  const findings: Finding[] = [];
  for (const { name: mode } of modesOf(story.title)) {
    const file = `${story.id}.${mode}.png`;
    const [before, after] = [join(folders.before, file), join(folders.after, file)];
    const difference = comparePictures(readFileSync(before), readFileSync(after));
    if (!difference) continue;
    const files = {
      before: `${story.id}.${mode}.before.png`,
      after: `${story.id}.${mode}.after.png`,
      difference: `${story.id}.${mode}.difference.png`,
    };
    copyFileSync(before, join(report, files.before));
    copyFileSync(after, join(report, files.after));
    writeFileSync(join(report, files.difference), difference.picture);
    findings.push({
      kind: 'picture',
      story: nameOf(story),
      mode,
      pixels: difference.pixels,
      ...files,
    });
  }
  const [before, after] = [folders.before, folders.after].map((folder) =>
    join(folder, `${story.id}.tree.txt`),
  );
  if (before && after && existsSync(before) && existsSync(after)) {
    const lines = compareLines(readFileSync(before, 'utf8'), readFileSync(after, 'utf8'));
    if (lines !== null) findings.push({ kind: 'tree', story: nameOf(story), lines });
  }
  return findings;
}
