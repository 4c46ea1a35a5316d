import { parseArgs } from 'node:util';
import { SetupError } from '../scripts/project.mjs';
import { ENGINES, type EngineName } from './driver';

export interface EnginesOptions {
  readonly engines: readonly EngineName[];
  /** Globs of stories and words of journeys; none for all. */
  readonly only: readonly string[];
  readonly stories: boolean;
  readonly journeys: boolean;
  /** Takes the workbench and the portal as they were built last. */
  readonly build: boolean;
  /** Keeps what was found as what is known. */
  readonly write: boolean;
  readonly help: boolean;
}

export const HELP = `npm run engines -- [options]

Builds the workbench and the portal, and in each engine opens every story (play function, axe, console,
375 px) and makes every journey of the portal over HTTP. Ends with 1 when something does not work that
tools/engines/results.json does not name.

  --engine <name>   only this one of ${ENGINES.join(', ')}; may be given more than once
  --only <glob>     only stories and journeys that match
  --no-stories      only the journeys
  --no-journeys     only the stories
  --no-build        what was built last
  --write           after a whole run: writes its result, which docs/browsers.md shows`;

const isEngine = (name: string): name is EngineName =>
  (ENGINES as readonly string[]).includes(name);

/** @throws SetupError for unknown options */
export function parseOptions(args: readonly string[]): EnginesOptions {
  const { engine, only, stories, journeys, build, write, help } = parse(args);
  const unknown = engine.find((name) => !isEngine(name));
  if (unknown !== undefined) {
    throw new SetupError(`There is no engine "${unknown}". The engines are ${ENGINES.join(', ')}.`);
  }
  if (write && (only.length > 0 || !stories || !journeys)) {
    throw new SetupError('--write is for a whole run.');
  }
  const engines = engine.length > 0 ? engine.filter(isEngine) : ENGINES;
  return { engines, only, stories, journeys, build, write, help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        engine: { type: 'string', multiple: true, default: [] },
        only: { type: 'string', multiple: true, default: [] },
        stories: { type: 'boolean', default: true },
        journeys: { type: 'boolean', default: true },
        build: { type: 'boolean', default: true },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : ''}\n\n${HELP}`);
  }
}
