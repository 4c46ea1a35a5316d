import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/app/language/languages';
import { sourcePlugin } from '../../tools/build/source-plugins';
import { EMBEDS, MORE_KB } from '../../tools/scripts/embeds';

// Bundling takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser gets of a component at first, without what is loaded later. */
async function firstLoad(name: string, later: string[]) {
  const result = await build({
    stdin: {
      contents: `export { ${name} } from './src/components/notifications/${name}'`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    metafile: true,
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime', ...later],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(result.metafile.outputs);
  const files = Object.entries(output?.inputs ?? {})
    .filter(([, input]) => input.bytesInOutput > 0)
    .map(([file]) => file);
  return { files, bytes: gzipSync(result.outputFiles[0]?.text ?? '').length };
}

it.each(['NotificationBell', 'NotificationCenter'])(
  '%s alone: no react-aria, at most 19 kB',
  async (name) => {
    const { files, bytes } = await firstLoad(name, ['./NotificationOverlays']);
    expect(files.filter((file) => /react-(aria|stately)|windowed/.test(file))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(19_000);
  },
);

it('whole, with drawer, credentials and what long lists load: at most 53.5 kB', async () => {
  const { files, bytes } = await firstLoad('NotificationCenter', []);
  expect(files.some((file) => file.endsWith('NotificationDrawer.tsx'))).toBe(true);
  expect(files.some((file) => file.endsWith('windowed/useRowWindow.ts'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(53_500);
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
  const { outputFiles } = await build({
    stdin: {
      contents: sources
        .map(([names, from]) => `import { ${names} } from '${from}';\nconsole.log(${names});`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    charset: 'utf8',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.reduce((bytes, { text }) => bytes + gzipSync(text).length, 0);
}

it('whole, in any language, costs at most 1.85 kB more than in English', async () => {
  const english = await wholeIn('en');
  for (const tag of LANGUAGE_TAGS) {
    const more = (await wholeIn(tag)) - english;
    expect(more, tag).toBeLessThanOrEqual(MORE_KB * 1000);
  }
});
