import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project.mjs';
import type { Sources } from './graph';

/** The TypeScript files of a folder with all below it, by their path from the root, in order. */
export function readSources(folder = 'src'): Sources {
  const paths = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}
