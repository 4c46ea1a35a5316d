import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The half of emotion that a browser needs, as package.json says in `imports`. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/emotion$/ }, () => ({ path: `${root}src/theme/emotion.browser.ts` }));
  },
};

/** What a browser gets of some widgets at first; the table's menu is fetched when it is needed. */
async function firstLoad(...widgets: string[]) {
  const source = widgets.map((name) => `export { ${name} } from './src/components/ui/${name}';`);
  const result = await build({
    stdin: { contents: source.join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    metafile: true,
    // As the package is built.
    plugins: [sourcePlugin, forBrowsers],
    external: ['react', 'react-dom', 'react/jsx-runtime', './TableActionsMenu'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(result.metafile.outputs);
  const files = Object.entries(output?.inputs ?? {})
    .filter(([, input]) => input.bytesInOutput > 0)
    .map(([file]) => file);
  return {
    files,
    gzip: gzipSync(result.outputFiles[0]?.text ?? '').length,
    /** What is left out, and how it is asked for. */
    left: (output?.imports ?? []).filter(({ path }) => !path.startsWith('react')),
  };
}

const ARIA = /react-(aria|stately)/;

describe('what a bundler keeps of the table', () => {
  it('Pager: no react-aria, at most 18.5 KB', async () => {
    const { gzip, files } = await firstLoad('Pager');
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(18.5 * 1024);
  });

  it('Table and Pager: no react-aria before a menu opens, at most 24 KB', async () => {
    const { gzip, files, left } = await firstLoad('Table', 'Pager');
    expect(files.some((file) => file.endsWith('table/TableRow.tsx'))).toBe(true);
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(left.map(({ kind }) => kind)).toEqual(['dynamic-import']);
    expect(gzip).toBeLessThanOrEqual(24 * 1024);
  });

  it('with SearchField: at most 26.1 kB', async () => {
    const { gzip, files } = await firstLoad('Table', 'Pager', 'SearchField');
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(26_100);
  });

  it.each(['ProgressBar', 'CopyButton', 'QrCode'])('%s carries no react-aria', async (name) => {
    const { files } = await firstLoad(name);
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
  });
});
