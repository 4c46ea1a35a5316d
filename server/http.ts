import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { type OriginOptions, originOf } from './origin';
import { apiHeaders } from './security-headers';

/** What every handler of ours gets: Node's own request and response beside the web's. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

/** The supported methods. TRACE, which would return a request's cookies, is not one of them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function plainAnswer(
  origin: URL | null,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...apiHeaders(origin),
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
}

/** A plain sentence as the answer to a request. */
export function sentence(
  c: Context,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return plainAnswer(addressOf(c), text, status, headers);
}

/** The address of a request under the origin that the browser knows us by. */
export function addressOf(c: Context): URL {
  return new URL(c.req.url);
}

/** Refuses what never reaches a route, and ends the connection: more of the like may follow. */
function refuse(text: string, status: number, headers: Readonly<Record<string, string>> = {}) {
  return plainAnswer(null, text, status, { Connection: 'close', ...headers });
}

const malformed = () => refuse('This request is not well formed.', 400);

/**
 * A Node server for an application of Hono. Requests reach it under our public origin, whatever
 * their request line looks like; those that name none, or one that is not ours, are refused.
 */
export function createHttpServer(app: Hono<ServerEnv>, options: OriginOptions): Server {
  return createServer(
    getRequestListener(
      (request, env) => {
        const { incoming } = env as HttpBindings;
        if (!METHODS.includes(incoming.method ?? '')) {
          return refuse('This method is not allowed here.', 405, { Allow: METHODS.join(', ') });
        }
        const read = originOf(incoming, options);
        if (!read.origin) return refuse(read.reason, read.status);
        const target = incoming.url ?? '';
        // Appended as text: as a relative reference "//elsewhere/app" would leave the origin.
        if (!target.startsWith('/')) return malformed();
        const { method, headers, body, signal } = request;
        const url = `${read.origin.origin}${target}`;
        // `duplex` is missing in the types of the web, and Node insists on it.
        const init = { method, headers, body, signal, duplex: 'half' };
        return app.fetch(new Request(url, init), env as HttpBindings);
      },
      // Fetch-shaped code of ours and its tests use Node's own classes.
      { overrideGlobalObjects: false, errorHandler: malformed },
    ),
  );
}
