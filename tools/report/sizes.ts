import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, SetupError } from '../scripts/project.mjs';

/** A change below this is no news: compressors and minifiers differ by as much, in kB. */
const NOISE_KB = 0.3;

interface Measured {
  readonly name: string;
  readonly size: number;
}

function measure(): readonly Measured[] {
  const script = join(projectRoot, 'node_modules', 'size-limit', 'bin.js');
  const { stdout, stderr } = spawnSync(process.execPath, [script, '--json'], {
    cwd: projectRoot,
    encoding: 'utf8',
    // The bundler's warnings may be longer than the default allows.
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout) as Measured[];
  } catch {
    throw new SetupError(`The sizes could not be measured. ${stderr.trim().split('\n')[0]}`);
  }
}

const LINE = /^(.*): (\d+(?:\.\d+)?) kB$/;

/**
 * The gzip size of each entry of `.size-limit.mjs`. One that has hardly changed keeps the number that
 * is written down, so that noise never shows as a change.
 */
export function sizesText(measured: readonly Measured[], recorded: string): string {
  const known = new Map<string, number>();
  for (const line of recorded.split('\n')) {
    const [, name, kB] = LINE.exec(line) ?? [];
    if (name !== undefined) known.set(name, Number(kB));
  }
  const lines = measured.map(({ name, size }) => {
    const now = size / 1000;
    const before = known.get(name);
    const isSame = before !== undefined && Math.abs(now - before) <= NOISE_KB;
    return `${name}: ${(isSame ? before : now).toFixed(1)} kB`;
  });
  return `${lines.join('\n')}\n`;
}

/** The part of `.size-limit.mjs` that the README shows. */
export interface SizeLimit {
  readonly name: string;
  readonly limit: string;
}

/** The sizes beside their limits, as a table of Markdown for the README. Languages are left out. */
export function sizesTable(sizes: string, limits: readonly SizeLimit[]): string {
  const rows = sizes.split('\n').flatMap((line) => {
    const [, name = '', kB] = LINE.exec(line) ?? [];
    const limit = limits.find((entry) => entry.name === name)?.limit;
    return kB === undefined || limit === undefined || /\([a-z]{2}\)/.test(name)
      ? []
      : [`| ${name} | ${kB} kB | ${limit} |`];
  });
  return ['| bytes, gzip, without React | measured | limit |', '|---|---|---|', ...rows].join('\n');
}

/** Measures what is built. */
export function readSizes(recorded: string): string {
  return sizesText(measure(), recorded);
}
