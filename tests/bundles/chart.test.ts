import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser gets of some modules of the kit, without React and what is loaded later. */
async function load(...modules: string[]) {
  const source = modules.map((name) => `export * from './src/components/ui/${name}';`);
  const { outputFiles, metafile } = await build({
    stdin: { contents: source.join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    plugins: [sourcePlugin],
    // The menu of a table's rows.
    external: ['react', 'react-dom', 'react/jsx-runtime', '*/TableActionsMenu'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.entries(output?.inputs ?? {});
  return {
    files: inputs.filter(([, input]) => input.bytesInOutput > 0).map(([file]) => file),
    gzip: gzipSync(outputFiles[0]?.text ?? '').length,
  };
}

const CHARTS = ['chart/ColumnChart', 'chart/Sparkline', 'chart/Meter', 'chart/TermBar'];
/** What a page with a list brings anyway: styles, tokens, sentences, icons, the hint. */
const KIT = ['Card', 'Table', 'Pager'];

describe('what a bundler keeps of the charts', () => {
  it('all four cost at most 5.1 KB on a page with a list, their sentences and round values included', async () => {
    const [kit, both] = [await load(...KIT), await load(...KIT, ...CHARTS)];
    expect(both.gzip - kit.gzip).toBeLessThanOrEqual(5.1 * 1024);
  });

  it('carry no react-aria, and of d3-array what finds round values', async () => {
    const { files } = await load(...CHARTS);
    expect(files.filter((file) => /react-(aria|stately)/.test(file))).toEqual([]);
    const d3 = files.filter((file) => file.includes('d3-array'));
    expect(d3.map((file) => file.replace(/.*\//, '')).sort()).toEqual(['ticks.js']);
  });
});
