import { parseArgs } from 'node:util';
import { SetupError } from '../scripts/project.mjs';
import { MODES, type Mode } from './modes';
import { matches } from './stories';

/** The options of the command. */
export interface VisualOptions {
  /** A revision; '' for where the branch left main. */
  readonly against: string;
  /** Globs of stories; none for all. */
  readonly only: readonly string[];
  readonly modes: readonly Mode[];
  /** Pairs of pages at the same time. */
  readonly workers: number;
  readonly help: boolean;
}

export const HELP = `npm run visual -- [options]

Photographs every story of the working tree and of another revision on this machine, compares them
pixel by pixel, and writes a page with before, after and difference. Ends with 1 when something that
was there has changed, with 0 when nothing has, and with 2 when it could not be found out.

  --against <revision>  what to compare with (default: where the branch left main)
  --only <glob>         only stories whose path or id matches, such as "Screens/Roles/**", or has
                        the text in it; may be given more than once
  --modes <names>       only these of ${MODES.map(({ name }) => name).join(', ')};
                        with commas between, and * for anything
  --workers <n>         pairs of pages at the same time (default 1: two pages)`;

const words = (text: string) => text.split(',').map((word) => word.trim());

/** @throws SetupError for unknown options */
export function parseOptions(
  args: readonly string[],
  modes: readonly Mode[] = MODES,
): VisualOptions {
  const { values } = parse(args);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new SetupError(`--workers must be a whole number above 0, not "${values.workers}".`);
  }
  const wanted = values.modes === undefined ? null : words(values.modes);
  const unknown = wanted?.find((word) => !modes.some(({ name }) => isMode(word, name)));
  if (unknown !== undefined) {
    const names = modes.map(({ name }) => name).join(', ');
    throw new SetupError(`There is no mode "${unknown}". The modes are ${names}.`);
  }
  return {
    against: values.against,
    only: values.only,
    modes: modes.filter(({ name }) => wanted?.some((word) => isMode(word, name)) ?? true),
    workers,
    help: values.help,
  };
}

/** A mode is named in full, or by a glob: `rtl` alone would be a guess. */
function isMode(word: string, name: string): boolean {
  return word === name || (word.includes('*') && matches(word, [name]));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        against: { type: 'string', default: '' },
        only: { type: 'string', multiple: true, default: [] },
        modes: { type: 'string' },
        workers: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    throw new SetupError(`${text}\n\n${HELP}`);
  }
}
