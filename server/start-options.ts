import { parseArgs } from 'node:util';
import { isFrameOrigin } from '../src/domain/embed/frame-origin';
import { SCENARIO_NAMES, type ScenarioName } from '../src/sandbox/world/scenarios';
import { isHost } from './origin';
import { StartError } from './start-error';

/** The options of `npm start` and `npm run dev`, by flags and environment. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly scenario: ScenarioName;
  /** Whether a missing or old portal is built first. */
  readonly build: boolean;
  /** Folder of a built portal to serve as it is, or null for our own `dist-portal/`. */
  readonly portal: string | null;
  readonly trustProxy: boolean;
  /** Names that the server goes by beside its own. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may frame the screens under `/embed/`. */
  readonly embedOrigins: readonly string[];
  /** Other origins whose pages may use the API. */
  readonly pageOrigins: readonly string[];
  readonly help: boolean;
}

export const DEFAULT_PORT = 4300;
const HIGHEST_PORT = 65_535;

export const USAGE = `Usage: npm start -- [flags]     (the same for npm run dev)

  --port <number>     port to listen at; 0 takes any free one (PORT, default ${DEFAULT_PORT})
  --host <address>    address to listen at; 0.0.0.0 to be reached from other machines
                      (default localhost: this machine alone)
  --scenario <name>   the state to start in (default signedOut):
                      ${SCENARIO_NAMES.slice(0, 7).join(', ')},
                      ${SCENARIO_NAMES.slice(7).join(', ')}
  --no-build          serve dist-portal/ as it is
  --portal <folder>   serve this built portal, as it is, instead of dist-portal/
  --allowed-host <host>
                      a name that this server is reached by, such as portal.example; may be
                      given again. Requests for other names than it and localhost are refused
  --embed-origin <origin>
                      a page that may frame the screens under /embed/, such as
                      http://localhost:8080; may be given again (docs/frame.md)
  --page-origin <origin>
                      a page on another origin that may use the API with its user's cookies;
                      may be given again (docs/embedding.md)
  --trust-proxy       believe X-Forwarded-Proto and X-Forwarded-Host of a proxy in front; its
                      name is an --allowed-host
  --help              this text`;

function toPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new StartError(
    `${source} is "${text}", which is not a port. A port is a whole number from 0 to ` +
      `${HIGHEST_PORT}, such as ${DEFAULT_PORT}; 0 takes any free one.`,
  );
}

function toHost(text: string): string {
  if (isHost(text)) return text.toLowerCase();
  throw new StartError(
    `--allowed-host is "${text}", which is not a host such as portal.example or ` +
      'portal.example:8443.',
  );
}

function toOrigin(text: string, flag: string): string {
  if (isFrameOrigin(text)) return text;
  throw new StartError(
    `${flag} is "${text}", which is not an origin such as https://www.partner.example or ` +
      'http://localhost:8080.',
  );
}

function toScenario(name: string): ScenarioName {
  const known = SCENARIO_NAMES.find((candidate) => candidate === name);
  if (known) return known;
  throw new StartError(
    `There is no scenario called "${name}". The scenarios are ${SCENARIO_NAMES.join(', ')}.`,
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        scenario: { type: 'string' },
        'no-build': { type: 'boolean' },
        portal: { type: 'string' },
        'allowed-host': { type: 'string', multiple: true },
        'embed-origin': { type: 'string', multiple: true },
        'page-origin': { type: 'string', multiple: true },
        'trust-proxy': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See the flags with: npm start -- --help`);
  }
}

/**
 * Reads the flags; the environment variable `PORT` replaces a missing `--port`.
 *
 * @throws StartError when a flag is unknown or its value makes no sense.
 */
export function readStartOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const flags = parse(args);
  const port =
    flags.port !== undefined
      ? toPort(flags.port, '--port')
      : env.PORT
        ? toPort(env.PORT, 'The environment variable PORT')
        : DEFAULT_PORT;
  return {
    port,
    host: flags.host ?? 'localhost',
    scenario: toScenario(flags.scenario ?? 'signedOut'),
    build: !flags['no-build'] && flags.portal === undefined,
    portal: flags.portal ?? null,
    trustProxy: flags['trust-proxy'] ?? false,
    allowedHosts: (flags['allowed-host'] ?? []).map(toHost),
    embedOrigins: (flags['embed-origin'] ?? []).map((text) => toOrigin(text, '--embed-origin')),
    pageOrigins: (flags['page-origin'] ?? []).map((text) => toOrigin(text, '--page-origin')),
    help: flags.help ?? false,
  };
}
