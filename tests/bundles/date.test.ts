import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it, vi } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

// Bundling takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser gets of some widgets at first: the calendar is fetched when somebody comes near. */
async function firstLoad(...widgets: string[]) {
  const source = widgets.map((name) => `export { ${name} } from './src/components/ui/${name}';`);
  const { outputFiles, metafile } = await build({
    stdin: { contents: source.join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    metafile: true,
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime', './DateCalendar'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.entries(output?.inputs ?? {});
  return {
    files: inputs.filter(([, input]) => input.bytesInOutput > 0).map(([file]) => file),
    gzip: gzipSync(outputFiles[0]?.text ?? '').length,
  };
}

describe('what a bundler keeps of a date field', () => {
  it('has nothing of react-aria but with its calendar: at most 24 kB alone, and 13.5 beside a Select', async () => {
    const [alone, select, both] = [
      await firstLoad('DateField'),
      await firstLoad('Select'),
      await firstLoad('Select', 'DateField'),
    ];
    expect(
      alone.files.filter((file) => /react-(aria|stately)|@internationalized/.test(file)),
    ).toEqual([]);
    expect(alone.gzip).toBeLessThanOrEqual(24_000);
    expect(both.gzip - select.gzip).toBeLessThanOrEqual(13_500);
  });
});
