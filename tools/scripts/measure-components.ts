import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { componentNames, publishedComponents } from '../../.storybook/facts/screen-facts';
import { sourcePlugin } from '../build/source-plugins';
import { readSources } from '../source/files';
import { projectRoot } from './project.mjs';

/** The cost of a component when nothing else is imported: gzip, in bytes, without React. */
export interface ComponentSize {
  /** What comes with it. */
  readonly first: number;
  /** What it loads when it is needed. */
  readonly later: number;
}

/** Where the sizes are, for the docs pages of the workbench and those in `docs`. */
export const SIZES_FILE = '.cache/component-sizes.json';

/** The sizes by the published names of the components. */
export type ComponentSizes = Readonly<Record<string, ComponentSize>>;

/** The sizes that were measured last; empty where nobody has measured. */
export function readComponentSizes(): ComponentSizes {
  const file = join(projectRoot, SIZES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The screens that are published with their hooks. */
export const wiredNames = (): readonly string[] => {
  const text = readFileSync(join(projectRoot, 'src/screens/index.ts'), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name))
    .sort();
};

/** Bundles one component alone, as an application would. */
async function measure(name: string, file: string): Promise<ComponentSize> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './${file}';`, resolveDir: process.cwd() },
    plugins: [sourcePlugin],
    bundle: true,
    splitting: true,
    minify: true,
    treeShaking: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const first = new Set(Object.keys(metafile.outputs).filter((path) => path.endsWith('stdin.js')));
  for (const path of first) {
    for (const { kind, path: next, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) first.add(next);
    }
  }
  const size = { first: 0, later: 0 };
  for (const { path, contents } of outputFiles) {
    const isFirst = [...first].some((one) => path.endsWith(one));
    size[isFirst ? 'first' : 'later'] += gzipSync(contents).length;
  }
  return size;
}

/** The size of each component alone, by its published name. */
export async function measureComponents(
  isWanted: (name: string) => boolean = () => true,
): Promise<ComponentSizes> {
  const sources = readSources('src/components');
  const files = publishedComponents(sources);
  const sizes: Record<string, ComponentSize> = {};
  for (const name of componentNames(sources).filter(isWanted)) {
    sizes[name] = await measure(name, files.get(name) ?? '');
  }
  for (const name of wiredNames().filter((each) => isWanted(`screens/${each}`))) {
    sizes[`screens/${name}`] = await measure(name, 'src/screens/index.ts');
  }
  return sizes;
}
