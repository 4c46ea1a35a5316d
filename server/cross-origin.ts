import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './http';

/** The headers that the console sends beside those that every page may (docs/embedding.md). */
export const ALLOWED_HEADERS = [
  'Content-Type',
  'X-Csrf-Token',
  'X-Impersonation-Session',
  'X-View-As-Role',
  'X-Requested-With',
  'X-SignalR-User-Agent',
];

/** The headers of answers that the console reads, and a page of another origin could not. */
export const EXPOSED_HEADERS = ['Date', 'Retry-After'];

export const ALLOWED_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** How long a browser may remember the answer, in seconds. */
const MAX_AGE_SECONDS = 600;

/**
 * Lets pages of these origins use the API with the cookies of their user, and no others: what is not on
 * the list is refused further in, by its `Sec-Fetch-Site` and `Origin`.
 */
export function allowPages(origins: readonly string[]): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isListed = origin !== undefined && origins.includes(origin);
    const isQuestion =
      c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined;
    if (!isListed) return next();
    const allowed = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Origin',
    };
    if (isQuestion) {
      return c.body(null, 204, {
        ...allowed,
        'Access-Control-Allow-Methods': ALLOWED_METHODS.join(', '),
        'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
        'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
      });
    }
    await next();
    for (const [name, value] of Object.entries(allowed)) c.res.headers.set(name, value);
    c.res.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(', '));
  };
}
