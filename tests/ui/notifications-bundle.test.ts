import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';

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

it('whole, with drawer, credentials and what long lists load: at most 49.5 kB', async () => {
  const { files, bytes } = await firstLoad('NotificationCenter', []);
  expect(files.some((file) => file.endsWith('NotificationDrawer.tsx'))).toBe(true);
  expect(files.some((file) => file.endsWith('windowed/useRowWindow.ts'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(49_500);
});
