import type { MiddlewareHandler } from 'hono';
import type { World } from '../world/world';
import type { Env } from './context';
import { Problem } from './problem';

function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
}

/**
 * Refuses a foreign host: a mailed link must never lead to one.
 *
 * @throws Problem 400
 */
export function requireOwnHost(world: World, requestUrl: string, host: string): void {
  const own = [new URL(requestUrl).host, ...world.portalHosts].map(hostOf);
  if (!own.includes(hostOf(host))) throw new Problem(400, 'This host is not ours.');
}

/** The sandbox's own pages, which other sites may link to. */
const DESK = /^\/app\/sandbox(?:\/|$)/;

/** Headers that identify the requesting page. */
export interface AskingPage {
  /** `Sec-Fetch-Site`; undefined if missing. */
  readonly site: string | undefined;
  /** `Origin`; undefined if missing. */
  readonly origin: string | undefined;
}

/**
 * Whether a call or a socket is not from a page of another site. Browsers send `Sec-Fetch-Site`,
 * older ones `Origin`; programs that send neither have no user's cookies.
 */
export function isOwnPage(
  { portalHosts }: Pick<World, 'portalHosts'>,
  requestUrl: string,
  { site, origin }: AskingPage,
): boolean {
  const isOurs =
    site === undefined
      ? origin === undefined || hostOf(origin) === new URL(requestUrl).host
      : site === 'same-origin' || site === 'none';
  return isOurs || (origin !== undefined && portalHosts.map(hostOf).includes(hostOf(origin)));
}

/**
 * Refuses requests from pages of other sites. Reads too, because some have side effects (a reset
 * mail, a new second factor, the sign-out).
 */
export function refuseForeignPages(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isDesk = c.req.method === 'GET' && DESK.test(c.req.path);
    if (!isDesk && !isOwnPage(world, c.req.url, { site, origin })) {
      throw new Problem(403, 'This was not asked for by a page of ours.');
    }
    await next();
  };
}

/** The portal's origin for a link, from a validated host. */
export function portalOrigin(requestUrl: string, host: string): string {
  return /^https?:\/\//i.test(host.trim())
    ? new URL(host.trim()).origin
    : `${new URL(requestUrl).protocol}//${hostOf(host)}`;
}
