import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedNames } from '../../.storybook/code/published';
import { tagsOf } from '../../.storybook/tags';
import { root } from '../../tools/docs/program';
import { readStories } from '../../tools/docs/stories';

const folder = join(root, 'stories');

describe('the tags of a story', () => {
  it('have the half of its room, for every room', async () => {
    const titles = new Set((await readStories(folder)).map(({ title }) => title));
    const of = (tag: string) => [...titles].filter((title) => tagsOf(title).includes(tag));
    expect(of('access')).toContain('Screens/Roles/Role card');
    expect(of('commerce')).toContain('Pages/Cart/Validate');
    expect(of('journey')).toContain('Portal/Purchase');
    expect(() => tagsOf('Screens/Weather/Forecast')).toThrow('Weather');
  });

  it('say phone exactly where the window is one, and beta exactly of what is not published', async () => {
    const names = new Set([...publishedNames.values()].map(({ name }) => name));
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.stories.tsx'),
    );
    for (const name of files) {
      const code = await readFile(join(folder, name), 'utf8');
      const count = (text: string) => code.split(text).length - 1;
      expect.soft(count("tags: ['phone']"), name).toBe(count("viewport: { value: 'phone' }"));
      if (!/^(ui|shared)\//.test(name)) continue;
      const own = /\/(\w+)\.stories/.exec(name)?.[1] ?? '';
      const isOurs = new RegExp(`component: ${own}\\b`).test(code);
      expect
        .soft(code.includes("tags: ['beta']"), name)
        .toBe(isOurs && !names.has(own) && own !== 'Icons');
    }
  });
});
