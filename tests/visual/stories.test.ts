import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listStories } from '../../tools/visual/stories';

it('photographs stories, neither their tests nor pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-stories-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = (id: string, rest: object) => ({
    id,
    title: 'UI/Field',
    name: id,
    tags: [],
    ...rest,
  });
  const entries = [
    entry('docs', { type: 'docs' }),
    entry('plain', { type: 'story', subtype: 'story' }),
    entry('played', { type: 'story', subtype: 'story', tags: ['play-fn'] }),
    entry('plain:paste', { type: 'story', subtype: 'test', parent: 'plain' }),
    // As Storybook wrote it before there were tests.
    entry('older', { type: 'story' }),
  ];
  await writeFile(
    join(folder, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) }),
  );
  const found = await listStories(folder, []);
  expect(found.map(({ id, isPlayed }) => [id, isPlayed])).toEqual([
    ['plain', false],
    ['played', true],
    ['older', false],
  ]);
});
