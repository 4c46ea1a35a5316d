import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { markPure } from '../../../tools/build/mark-pure';
import { sourcePlugin } from '../../../tools/build/source-plugins';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The half of emotion that a browser needs, as package.json says in `imports`. */
export const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/emotion$/ }, () => ({ path: `${root}src/theme/emotion.browser.ts` }));
  },
};

/**
 * What a browser gets of some source, without React and what is unused.
 *
 * @param source - a module at the root of the project
 * @param later - modules that are loaded later, as they are imported
 */
export async function bundle(
  source: string,
  { later = [], plugins = [], ...options }: BuildOptions & { readonly later?: string[] } = {},
) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: markPure(source), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [...plugins, sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime', ...later],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    ...options,
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const text = outputFiles.map((file) => file.text).join('\n');
  return {
    metafile,
    outputFiles,
    text,
    gzip: gzipSync(text).length,
    files: outputs.flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
        bytesInOutput > 0 ? file : [],
      ),
    ),
    /** What is left out, and how it is imported. */
    left: outputs
      .flatMap(({ imports }) => imports)
      .filter(({ path, external }) => external && !path.startsWith('react')),
  };
}

/** Some widgets of the kit, each from its own file. */
export const widgets = (...names: string[]) =>
  names.map((name) => `export { ${name} } from './src/components/ui/${name}';`).join('\n');
