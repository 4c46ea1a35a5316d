import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Side } from './job';

const HERE = import.meta.dirname;

/** The script of the measured page, with React's production build. */
export async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [join(HERE, 'page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome125',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Names and lines are kept: they cost a browser nothing and are what a profile shows.
    minifySyntax: true,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** What both versions style themselves, and the one stylesheet of the plain ones. */
export function stylesOf(side: Side): string {
  const files = side === 'plain' ? ['shared.css', 'plain/plain.css'] : ['shared.css'];
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
