import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sourcePlugin } from '../build/source-plugins';
import type { Side } from './job';
import type { JobFile } from './jobs';

const HERE = import.meta.dirname;
const DIST = resolve(HERE, '../../dist');

/** What a job imports of a published entry comes from the built package, as a partner gets it. */
const fromPackage: Plugin = {
  name: 'from-package',
  setup(build) {
    build.onResolve({ filter: /\/src\/(components|hooks|theme)$/ }, ({ path }) => ({
      path: join(DIST, `${path.split('/').at(-1)}.js`),
      sideEffects: false,
    }));
  },
};

/**
 * The script of a measured page: the jobs of a file for one side, with React's production build,
 * minified as it would be sent over a network: a browser reads a function again when it is first
 * called.
 *
 * @param isReadable - keeps the names and lines, which a profile shows
 */
export async function bundlePage(file: JobFile, side: Side, isReadable = false): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { start } from './page'; import { jobs } from './jobs/${file}'; start(jobs);`,
      resolveDir: HERE,
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome125',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', SIDE: JSON.stringify(side) },
    plugins: [fromPackage, sourcePlugin],
    ...(isReadable ? { minifySyntax: true } : { minify: true }),
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** What the content of a page styles itself, and on the floor with our look the look. */
export function stylesOf(side: Side): string {
  const files = { ours: ['shared.css'], same: ['shared.css', 'plain/plain.css'], bare: [] }[side];
  return files.map((file) => readFileSync(join(HERE, file), 'utf8')).join('\n');
}

/** Which source file each line of the script came from, by the comments the bundler leaves. */
export function sourceOfLines(script: string): (line: number) => string {
  let file = '';
  const files = script.split('\n').map((line) => {
    file = /^ {2}\/\/ (\S+\.\w+)$/.exec(line)?.[1] ?? file;
    return file;
  });
  return (line) => files[line] ?? '';
}
