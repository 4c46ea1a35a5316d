import { mkdirSync, rmSync } from 'node:fs';
import { SetupError } from '../scripts/project.mjs';
import { ensureBrowser } from '../scripts/setup.mjs';
import { launchBrowser } from './camera';
import type { Finding } from './findings';
import { findingsOf } from './findings-of';
import type { VisualOptions } from './options';
import { photograph } from './photograph';
import { reportProgress } from './progress';
import type { Results } from './results';
import { acceptedAt, buildRevision, buildWorkingTree, findRevision, type Place } from './revision';
import { idsOf, listStories, pathOf, takes } from './stories';

/** Compares the working tree with another revision; the pictures that differ go into the folder. */
export async function look(
  { against, only, modes, shard, workers }: VisualOptions,
  { place, folder, say }: { place: Place; folder: string; say: (text: string) => void },
): Promise<Results> {
  const browserPath = ensureBrowser();
  const revision = await findRevision(place, against);
  const history = await acceptedAt(place, revision);
  say(`Storybook of ${revision.slice(0, 10)} …`);
  const before = await buildRevision(place, revision);
  say('Storybook of the working tree …');
  const after = await buildWorkingTree(place);

  const allBefore = await listStories(before.folder, only);
  const allAfter = await listStories(after.folder, only);
  if (allBefore.length + allAfter.length === 0) {
    throw new SetupError(`No story matches ${only.map((glob) => `"${glob}"`).join(', ')}.`);
  }
  const ids = idsOf(
    [...allBefore, ...allAfter].map(({ id }) => id),
    shard,
  );
  const storiesBefore = allBefore.filter(({ id }) => ids.has(id));
  const storiesAfter = allAfter.filter(({ id }) => ids.has(id));
  const known = new Set(storiesBefore.map(({ id }) => id));
  const left = new Set(storiesAfter.map(({ id }) => id));
  const both = storiesAfter.filter(({ id }) => known.has(id));
  const modesOf = (story: (typeof both)[number]) =>
    known.has(story.id) && left.has(story.id) ? modes.filter((mode) => takes(mode, story)) : [];

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures = both.reduce((sum, story) => sum + modesOf(story).length, 0);
  const progress = reportProgress(pictures, { say, now: () => performance.now() });
  const browser = await launchBrowser(browserPath);
  const findings: Finding[] = [];
  try {
    const folders = { before: before.folder, after: after.folder };
    const { signal } = place;
    const pairs = await photograph(browser, folders, both, modes, { workers, progress, signal });
    const order = new Map(both.map(({ id }, at) => [id, at]));
    const sorted = [...pairs].sort(
      (one, other) => (order.get(one.story.id) ?? 0) - (order.get(other.story.id) ?? 0),
    );
    findings.push(...sorted.flatMap((pair) => findingsOf(pair, folder)));
  } finally {
    await browser.close();
  }
  for (const story of storiesBefore) {
    const about = { id: story.id, story: pathOf(story) };
    if (!left.has(story.id)) findings.push({ kind: 'gone', ...about, isAccepted: false });
  }
  for (const story of storiesAfter) {
    if (!known.has(story.id)) findings.push({ kind: 'new', id: story.id, story: pathOf(story) });
  }
  say(progress.summary());
  return {
    date: new Date().toISOString(),
    before: before.name,
    after: after.name,
    revision,
    only,
    modes: modes.map(({ name }) => name),
    shard,
    stories: Object.fromEntries(
      [...storiesBefore, ...storiesAfter].map((story) => [
        story.id,
        { path: pathOf(story), modes: modesOf(story).map(({ name }) => name) },
      ]),
    ),
    findings,
    history,
    stale: [],
  };
}
