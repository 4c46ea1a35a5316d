import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultEndpoints, type EndpointName } from '../../src/api/calls/all-calls';
import type { Endpoint } from '../../src/api/endpoints';
import type { Endpoints } from './connection';
import { fieldOf } from './rules';

/** Something the person at the terminal can put right: shown as its text, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const PASSWORD_VARIABLE = 'PLINTH_CONFORMANCE_PASSWORD';
export const BUYER_PASSWORD_VARIABLE = 'PLINTH_CONFORMANCE_BUYER_PASSWORD';
export const CODE_VARIABLE = 'PLINTH_CONFORMANCE_CODE';
export const BUYER_CODE_VARIABLE = 'PLINTH_CONFORMANCE_BUYER_CODE';

export const USAGE = `Usage: npx @plinth/console conformance --base-url <url> [flags]

Asks a server every call of the contract and names each field that is wrong.

  --base-url <url>     where the API is; /app/… is appended
  --email <e-mail>     the account to sign in with; one that may do everything sees most.
                       Without it only the calls that need no session are asked. The password
                       is read from ${PASSWORD_VARIABLE}, or asked for; the code
                       of a second factor from ${CODE_VARIABLE}
  --write              also make the calls that change something, on a role and a user that the
                       run creates and removes; the server may mail an invitation to example.com
  --purchase           with --write: also buy something, for real. The run makes a customer, orders
                       the first licence that they can have, changes it, cancels it, and closes
                       the customer; it records a payment and takes a statement back. Only for servers on which nobody is charged: test systems
  --buyer <e-mail>     with --purchase: an account whose orders wait for approval. It buys twice;
                       the account of --email rejects and approves. Its password is read from
                       ${BUYER_PASSWORD_VARIABLE}, the code of its second
                       factor from ${BUYER_CODE_VARIABLE}, or both are asked for
  --origin <url>       the portal's origin, where it is not that of the API: checks CORS
  --endpoints <file>   JSON with your own entries of the endpoint table:
                       {"getTask": {"method": "GET", "path": "/v2/tasks/{id}"}}
  --timeout <seconds>  longest wait for an answer (default 30)
  --json               the report as JSON
  --help               this text

Exit code: 0 all is right, 1 something is wrong, 2 it could not be asked.
No redirect is followed, and nothing is sent to another origin than that of --base-url.`;

export interface Options {
  readonly baseUrl: string;
  readonly email: string | null;
  /** Whose orders wait for approval; null for nobody. */
  readonly buyerEmail: string | null;
  readonly isWriting: boolean;
  readonly isBuying: boolean;
  readonly portalOrigin: string | null;
  readonly endpoints: Endpoints;
  readonly timeoutMs: number;
  readonly isJson: boolean;
  readonly isHelp: boolean;
}

const LOOPBACK = /^(?:localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        email: { type: 'string' },
        password: { type: 'boolean' },
        write: { type: 'boolean' },
        purchase: { type: 'boolean' },
        buyer: { type: 'string' },
        origin: { type: 'string' },
        endpoints: { type: 'string' },
        timeout: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // The sentence of parseArgs may quote what was typed, which may be a password.
    if (args.some((arg) => arg.startsWith('--password'))) throw new UsageError(NO_PASSWORD_FLAG);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${reason.split('. ')[0]}. See the flags with: npx @plinth/console conformance --help`,
    );
  }
}

const NO_PASSWORD_FLAG =
  'A password on the command line is seen by everybody on the machine and stays in the history of ' +
  `the shell. Leave it away to be asked for it, or put it into the environment: ${PASSWORD_VARIABLE}.`;

function toUrl(text: string, flag: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `${flag} must be an http: or https: address, such as https://api.example.`,
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(
      `${flag} must be an address alone, without a user, a query or a fragment in it.`,
    );
  }
  return url;
}

function toEndpoints(file: string | undefined): Endpoints {
  if (file === undefined) return {};
  let table: unknown;
  try {
    table = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} could not be read as JSON.`);
  }
  const names = Object.keys(table ?? {});
  const endpoints: Partial<Record<EndpointName, Endpoint>> = {};
  for (const name of names) {
    const entry = fieldOf(table, name);
    const method = fieldOf(entry, 'method');
    const path = fieldOf(entry, 'path');
    if (!Object.hasOwn(defaultEndpoints, name)) {
      throw new UsageError(`${file}: there is no endpoint called ${name} in the endpoint table.`);
    }
    const isMethod = typeof method === 'string' && /^(GET|POST|PUT|PATCH|DELETE)$/.test(method);
    if (!isMethod || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) {
      throw new UsageError(
        `${file}: ${name} must be {"method": "GET", "path": "/…"}; only paths of --base-url are asked.`,
      );
    }
    endpoints[name as EndpointName] = { method: method as Endpoint['method'], path };
  }
  return endpoints;
}

function toTimeout(text: string | undefined): number {
  if (text === undefined) return 30_000;
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new UsageError(`--timeout must be a number of seconds up to 600, not "${text}".`);
  }
  return Math.ceil(seconds * 1000);
}

/**
 * Reads the flags.
 * @throws UsageError when one is unknown or makes no sense
 */
export function readOptions(args: readonly string[]): Options {
  const flags = parse(args);
  if (flags.help) {
    return { ...EMPTY, isHelp: true };
  }
  if (flags['base-url'] === undefined) {
    throw new UsageError(`--base-url is missing: the address of the server to ask.\n\n${USAGE}`);
  }
  const base = toUrl(flags['base-url'], '--base-url');
  const email = flags.email ?? null;
  if (flags.password && email === null) {
    throw new UsageError('--password asks for the password of an account: name it with --email.');
  }
  if (flags.write && email === null) {
    throw new UsageError('--write needs an account: name one with --email.');
  }
  if (flags.purchase && !flags.write) {
    throw new UsageError('--purchase buys something, which is a write: give --write as well.');
  }
  if (flags.buyer !== undefined && !flags.purchase) {
    throw new UsageError('--buyer buys something: give --purchase as well.');
  }
  if (email !== null && base.protocol === 'http:' && !LOOPBACK.test(base.hostname)) {
    throw new UsageError(
      `${base.origin} is not encrypted: a password is sent over https: only, or to this machine. ` +
        'Without --email the calls that need no session can be asked.',
    );
  }
  return {
    baseUrl: base.href.replace(/\/+$/, ''),
    email,
    buyerEmail: flags.buyer ?? null,
    isWriting: flags.write ?? false,
    isBuying: flags.purchase ?? false,
    portalOrigin: flags.origin === undefined ? null : toUrl(flags.origin, '--origin').origin,
    endpoints: toEndpoints(flags.endpoints),
    timeoutMs: toTimeout(flags.timeout),
    isJson: flags.json ?? false,
    isHelp: false,
  };
}

const EMPTY: Options = {
  baseUrl: '',
  email: null,
  buyerEmail: null,
  isWriting: false,
  isBuying: false,
  portalOrigin: null,
  endpoints: {},
  timeoutMs: 30_000,
  isJson: false,
  isHelp: false,
};
