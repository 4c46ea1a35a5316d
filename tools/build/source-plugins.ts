import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Plugin as EsbuildPlugin, OnLoadResult } from 'esbuild';
import type { Plugin } from 'vite';
import { projectRoot } from '../scripts/project.mjs';
import { markPure } from './mark-pure';
import { STYLED_SOURCES, squeezeCss } from './squeeze-css';

const SOURCES = join(projectRoot, 'src') + sep;
const isSource = (path: string) => path.startsWith(SOURCES) && /\.tsx?$/.test(path);

/** What a bundler gets of a source: its values marked as pure, its CSS without white space. */
function prepared(source: string, path: string): string {
  return markPure(STYLED_SOURCES.test(path) ? squeezeCss(source) : source);
}

/** The same as esbuild takes it. */
export const loaded = (source: string, path: string): OnLoadResult => ({
  contents: prepared(source, path),
  loader: path.endsWith('x') ? 'tsx' : 'ts',
});

/** For esbuild, which tsup bundles with. */
export const sourcePlugin: EsbuildPlugin = {
  name: 'sources',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) =>
      isSource(path) ? loaded(await readFile(path, 'utf8'), path) : undefined,
    );
  },
};

/** For Vite, which builds the portal and the elements. */
export const sourcesInPortal = (): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (isSource(id) ? { code: prepared(code, id) } : null),
});
