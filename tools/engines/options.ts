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
  readonly help: boolean;
}

export const HELP = `npm run engines -- [options]

Builds the workbench and the portal, and in each engine opens every story (play function, axe, console,
375 px) and makes every journey of the portal over HTTP. A whole run writes its result to
tools/engines/results.json and docs/browsers.md. Ends with 1 when something does not work.

  --engine <name>   only this one of ${ENGINES.join(', ')}; may be given more than once
  --only <glob>     only stories and journeys that match; nothing is written
  --no-stories      only the journeys
  --no-journeys     only the stories
  --no-build        what was built last`;

const isEngine = (name: string): name is EngineName =>
  (ENGINES as readonly string[]).includes(name);

/** @throws SetupError for unknown options */
export function parseOptions(args: readonly string[]): EnginesOptions {
  const { engine, only, stories, journeys, build, help } = parse(args);
  const unknown = engine.find((name) => !isEngine(name));
  if (unknown !== undefined) {
    throw new SetupError(`There is no engine "${unknown}". The engines are ${ENGINES.join(', ')}.`);
  }
  const engines = engine.length > 0 ? engine.filter(isEngine) : ENGINES;
  return { engines, only, stories, journeys, build, help };
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
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : ''}\n\n${HELP}`);
  }
}
