import { parseArgs } from 'node:util';
import { SetupError } from '../scripts/project.mjs';
import { ACCEPTED_FILE } from './accepted';
import { MODES, type Mode } from './modes';
import type { Shard } from './results';
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
  /** The part of the stories to look at; null for all. */
  readonly shard: Shard | null;
  /** Folders with parts that are joined in place of a run. */
  readonly merge: readonly string[];
  readonly accept: boolean;
  /** Where the report will be published; '' for links that are relative. */
  readonly pages: string;
  readonly help: boolean;
}

export const HELP = `npm run visual -- [options]

Photographs every story of the working tree and of another revision on this machine, compares them
pixel by pixel, and writes a page with before, after and difference. Ends with 1 when something that
was there has changed and ${ACCEPTED_FILE} does not accept it, or accepts what is not so; with 0
when all is well; and with 2 when it could not be found out.

  --against <revision>  what to compare with (default: where the branch left main)
  --only <glob>         only stories whose path or id matches, such as "Screens/Roles/**", or has
                        the text in it; may be given more than once
  --modes <names>       only these of ${MODES.map(({ name }) => name).join(', ')};
                        with commas between, and * for anything
  --workers <n>         pairs of pages at the same time (default 1: two pages)
  --accept              writes every change that was seen into ${ACCEPTED_FILE}
  --shard <n>/<of>      only this part of the stories, into .cache/visual/shard-<n>-of-<of>, without
                        a verdict: it ends with 0 unless it could not be found out
  --merge <folders>     takes no pictures: joins the parts, or one report of another machine, into
                        one page with one verdict; together with --accept, accepts what they saw
  --pages <address>     where the report will be, for the links of its comment.md`;

const words = (text: string) => text.split(',').map((word) => word.trim());

/** @throws SetupError for unknown options */
export function parseOptions(
  args: readonly string[],
  modes: readonly Mode[] = MODES,
): VisualOptions {
  const { values, positionals } = parse(args);
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
  const merge = values.merge ? positionals : [];
  if (values.merge ? merge.length === 0 : positionals.length > 0) {
    throw new SetupError(
      values.merge ? '--merge wants the folders of the parts.' : `What is "${positionals[0]}"?`,
    );
  }
  const shard = values.shard === undefined ? null : shardOf(values.shard);
  const { against, only, accept } = values;
  if (values.merge && (shard || wanted || against !== '' || only.length > 0)) {
    throw new SetupError('--merge joins what was looked at: it takes only --accept and --pages.');
  }
  if (shard && accept) {
    throw new SetupError('A part has no verdict: accept where the parts are joined, by --merge.');
  }
  return {
    against,
    only,
    modes: modes.filter(({ name }) => wanted?.some((word) => isMode(word, name)) ?? true),
    workers,
    shard,
    merge,
    accept,
    pages: values.pages,
    help: values.help,
  };
}

function shardOf(text: string): Shard {
  const [, index, of] = (text.match(/^(\d+)\/(\d+)$/) ?? []).map(Number);
  if (!index || !of || index > of) {
    throw new SetupError(`--shard must be such as "2/4", not "${text}".`);
  }
  return { index, of };
}

/** A mode is named in full, or by a glob: `rtl` alone would be a guess. */
function isMode(word: string, name: string): boolean {
  return word === name || (word.includes('*') && matches(word, [name]));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        against: { type: 'string', default: '' },
        only: { type: 'string', multiple: true, default: [] },
        modes: { type: 'string' },
        workers: { type: 'string', default: '1' },
        shard: { type: 'string' },
        merge: { type: 'boolean', default: false },
        accept: { type: 'boolean', default: false },
        pages: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    throw new SetupError(`${text}\n\n${HELP}`);
  }
}
