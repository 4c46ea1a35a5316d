import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { originOf } from './origin';

/** What every handler of ours gets: Node's own request and response beside the web's. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

/** A plain sentence as the answer. */
export function sentence(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** The address of a request under the origin that the browser knows us by. */
export function addressOf(c: Context): URL {
  return new URL(c.req.url);
}

const malformed = () => sentence('This request is not well formed.', 400, { Connection: 'close' });

/**
 * A Node server for an application of Hono. Requests reach it under our public origin, whatever
 * their request line looks like; those that name none are refused.
 */
export function createHttpServer(app: Hono<ServerEnv>, trustProxy: boolean): Server {
  return createServer(
    getRequestListener(
      (request, env) => {
        const { incoming } = env as HttpBindings;
        const origin = originOf(incoming, trustProxy);
        const target = incoming.url ?? '';
        // Appended as text: as a relative reference "//elsewhere/app" would leave the origin.
        if (!origin || !target.startsWith('/')) return malformed();
        const { method, headers, body, signal } = request;
        const url = `${origin.origin}${target}`;
        // `duplex` is missing in the types of the web, and Node insists on it.
        const init = { method, headers, body, signal, duplex: 'half' };
        return app.fetch(new Request(url, init), env as HttpBindings);
      },
      // Fetch-shaped code of ours and its tests use Node's own classes.
      { overrideGlobalObjects: false, errorHandler: malformed },
    ),
  );
}
