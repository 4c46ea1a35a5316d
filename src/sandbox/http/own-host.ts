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
 * Refuses a host that is not ours: a link that we mail must never lead to another host.
 * @throws Problem 400
 */
export function requireOwnHost(world: World, requestUrl: string, host: string): void {
  const own = [new URL(requestUrl).host, ...world.portalHosts].map(hostOf);
  if (!own.includes(hostOf(host))) throw new Problem(400, 'This host is not ours.');
}

/** The sandbox's own pages: a link of another site may lead to one. */
const DESK = /^\/app\/sandbox(?:\/|$)/;

/** Who asks for something, as its headers say. */
export interface AskingPage {
  /** `Sec-Fetch-Site`; undefined where it did not come. */
  readonly site: string | undefined;
  /** `Origin`; undefined where it did not come. */
  readonly origin: string | undefined;
}

/**
 * Whether no page of another site asks: for a call as for a socket. A browser says so in
 * `Sec-Fetch-Site`, one that does not know that header in `Origin`; a program that sends neither has no
 * user's cookies.
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
 * Refuses what a page of another site asks for. Reads too: some of this contract change something (a
 * reset mail, a new second factor, the sign-out).
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

/** The portal's origin for a link, from a host that was checked. */
export function portalOrigin(requestUrl: string, host: string): string {
  return /^https?:\/\//i.test(host.trim())
    ? new URL(host.trim()).origin
    : `${new URL(requestUrl).protocol}//${hostOf(host)}`;
}
