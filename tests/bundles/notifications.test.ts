import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/app/language/languages';
import { EMBEDS, MORE_KB } from '../../tools/scripts/embeds';
import { bundle } from './support/bundle';

/** What a browser gets of a component at first, without what is loaded later. */
const firstLoad = (name: string, later: string[]) =>
  bundle(`export { ${name} } from './src/components/notifications/${name}'`, { later });

it.each(['NotificationBell', 'NotificationCenter'])(
  '%s alone: no react-aria, at most 19 kB',
  async (name) => {
    const { files, gzip } = await firstLoad(name, ['./NotificationOverlays']);
    expect(files.filter((file) => /react-(aria|stately)|windowed/.test(file))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(19_000);
  },
);

it('whole, with drawer, credentials and what long lists load: at most 53.5 kB', async () => {
  const { files, gzip } = await firstLoad('NotificationCenter', []);
  expect(files.some((file) => file.endsWith('NotificationDrawer.tsx'))).toBe(true);
  expect(files.some((file) => file.endsWith('windowed/useRowWindow.ts'))).toBe(true);
  expect(gzip).toBeLessThanOrEqual(53_500);
});

/** All files of the whole, as an application that speaks a language builds it (.size-limit.mjs). */
async function wholeIn(tag: string) {
  const { sections = {} } = EMBEDS.find(({ name }) => name === 'NotificationCenter') ?? {};
  const sources = [
    ['NotificationCenter', './src/components/notifications/NotificationCenter'],
    ...Object.entries(tag === 'en' ? {} : sections).map(([room, names]) => [
      names.join(', '),
      `./src/messages/generated/${tag}/${room}`,
    ]),
  ];
  const { outputFiles } = await bundle(
    sources
      .map(([names, from]) => `import { ${names} } from '${from}';\nconsole.log(${names});`)
      .join('\n'),
    { splitting: true, charset: 'utf8' },
  );
  return outputFiles.reduce((bytes, { text }) => bytes + gzipSync(text).length, 0);
}

it('whole, in any language, costs at most 1.85 kB more than in English', async () => {
  const english = await wholeIn('en');
  for (const tag of LANGUAGE_TAGS) {
    const more = (await wholeIn(tag)) - english;
    expect(more, tag).toBeLessThanOrEqual(MORE_KB * 1000);
  }
});
