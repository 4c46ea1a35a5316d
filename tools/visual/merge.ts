import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../scripts/project.mjs';
import type { Results } from './results';

/** Beside the pictures of a run. */
export const RESULTS_FILE = 'results.json';

function read(folder: string): Results {
  const file = join(folder, RESULTS_FILE);
  if (!existsSync(file)) throw new SetupError(`There is no ${RESULTS_FILE} in ${folder}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What all parts of one run have in common. */
const ask = ({ revision, after, only, modes, shard }: Results) =>
  JSON.stringify([revision, after, only, modes, shard?.of]);

/** @throws SetupError when the parts are not one whole run */
export function joinParts(parts: readonly Results[]): Results {
  const [first, ...others] = parts;
  if (!first) throw new SetupError('There are no parts to join.');
  if (others.some((part) => ask(part) !== ask(first))) {
    throw new SetupError('These are parts of different runs.');
  }
  const all = Array.from({ length: first.shard?.of ?? 1 }, (_, at) => at + 1);
  const given = parts.map(({ shard }) => shard?.index ?? 1);
  const missing = all.filter((index) => !given.includes(index));
  if (missing.length > 0) {
    throw new SetupError(`Of ${all.length} parts these are missing: ${missing.join(', ')}.`);
  }
  if (given.length > all.length) throw new SetupError('A part is there twice.');
  return {
    ...first,
    shard: null,
    date:
      parts
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? first.date,
    stories: Object.assign({}, ...parts.map(({ stories }) => stories)),
    findings: parts
      .flatMap(({ findings }) => findings)
      .sort((one, other) => one.story.localeCompare(other.story, 'en')),
  };
}

/** Joins the parts of a run, each in its folder, and brings their pictures into one folder. */
export function merge(folders: readonly string[], into: string): Results {
  const results = joinParts(folders.map(read));
  // Aside first: the folder itself may be one of the parts.
  const aside = `${into}.part`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
      cpSync(join(folder, name), join(aside, name));
    }
  }
  rmSync(into, { recursive: true, force: true });
  renameSync(aside, into);
  return results;
}
