import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundle, root } from './support/bundle';

/** A file of the palette's room, on whatever floor. */
const ROOM = /^src\/.*\bpalette(\/|$)/;

/** Leaves out what a portal has in other files: other rooms, what is loaded late, and `others`. */
const ownRoom = (others: readonly string[]): Plugin => ({
  name: 'own-room',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (!path.startsWith('.')) return { path, external: true };
      const file = relative(root, resolve(resolveDir, path));
      const isElsewhere = others.some((other) => other.replace(/\.tsx?$/, '') === file);
      if (ROOM.test(file) && kind !== 'dynamic-import' && !isElsewhere) return undefined;
      // As long as the name of a file of a build.
      return { path: `./${path.slice(-8).replaceAll(/\W/g, '-')}.js`, external: true };
    });
  },
});

/** What a browser gets of the palette's room for some files of it. */
async function loaded(files: readonly string[], others: readonly string[] = []) {
  const { text: code, metafile } = await bundle(
    files.map((file) => `export * from './src/app/palette/${file}';`).join('\n'),
    { charset: 'utf8', external: [], plugins: [ownRoom(others)] },
  );
  const [output] = Object.values(metafile.outputs);
  // The names of what it takes from other files: a build of an application makes letters of them.
  const text = code.replaceAll(/import\s*\{[^}]*\}\s*from/g, 'import');
  return {
    gzip: gzipSync(text).length,
    files: Object.keys(output?.inputs ?? {}),
  };
}

const FRAME = ['PaletteArea', 'PaletteHost', 'usePaletteButton'];

it('the frame carries the keys alone: at most 2.5 kB, nothing of what they open', async () => {
  const { gzip, files } = await loaded(FRAME);
  expect(files).toContain('src/hooks/palette/useShortcuts.ts');
  expect(files.filter((file) => /components\/palette|text-match|Part\.tsx/.test(file))).toEqual([]);
  expect(gzip).toBeLessThanOrEqual(2_500);
});

it('the palette with all that it finds and says is at most 15 kB', async () => {
  const frame = await loaded(FRAME);
  const { gzip, files } = await loaded(['PalettePart'], frame.files);
  expect(files).toContain('src/components/palette/CommandPalette.tsx');
  expect(files).toContain('src/domain/palette/text-match.ts');
  expect(gzip).toBeLessThanOrEqual(15_000);
});
