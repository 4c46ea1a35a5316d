import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ConnectionCutError } from '../faults/connection-cut-error';
import { isOwnPage } from '../http/own-host';
import type { Sandbox } from '../sandbox';
import { answerCall } from './answer-call';
import { HUB_PATH, identityOf, joinHub, MAXIMUM_FRAME_BYTES, refuseUpgrade } from './live-socket';
import { toRequest, writeResponse } from './node-http';
import { createSessionCookies } from './session-cookies';

/** A sandbox for Node servers, created by {@link createSandboxMiddleware}. */
export interface SandboxMiddleware {
  /** For Vite, Express and other Connect-style servers. */
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /**
   * For Hono, route handlers of Next.js and other fetch-style servers. A cut connection rejects, or
   * breaks the body.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Opens the socket of live notifications on a server; needs the package `ws`. Does not handle
   * other sockets of the server. Resolves with the function that closes it.
   */
  readonly attach: (server: SocketServer | null | undefined) => Promise<() => void>;
}

/** The part of Node's servers in use, available in Vite, Express and Hono. */
export type SocketServer = Pick<EventEmitter, 'on' | 'off'>;

/** Matches calls. `/app` itself is a route of the portal. */
const CALL = /^\/app\/./;

function originOf({ headers, socket }: IncomingMessage): string {
  return `${'encrypted' in socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}

/** The address of a request; null if it is malformed. */
function addressOf(incoming: IncomingMessage): URL | null {
  const text = `${originOf(incoming)}${incoming.url}`;
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * Mounts a sandbox below `/app/` of a Node server, with an HttpOnly cookie for each browser and
 * live notifications on a real socket. For development and tests only: it has no access control.
 */
export function createSandboxMiddleware(sandbox: Sandbox): SandboxMiddleware {
  const cookies = createSessionCookies(sandbox);

  const answer = (request: Request) => {
    const cookieHeader = request.headers.get('cookie') ?? undefined;
    return answerCall(sandbox, cookies, request, cookies.openingSession(cookieHeader));
  };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const response = await answer(toRequest(incoming, outgoing, originOf(incoming)));
      await writeResponse(outgoing, response);
    } catch (error) {
      if (!(error instanceof ConnectionCutError) && !outgoing.destroyed) throw error;
      outgoing.destroy();
    }
  }

  function middleware(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: (error?: unknown) => void,
  ): void {
    // Express removes its own prefix from the address.
    const path = (incoming as { originalUrl?: string }).originalUrl ?? incoming.url ?? '';
    if (CALL.test(path)) handle(incoming, outgoing).catch(next);
    else next();
  }

  async function attach(server: SocketServer | null | undefined): Promise<() => void> {
    if (!server) return () => {};
    // Resolved by Node, so that bundlers leave it, and only users of sockets need to install it.
    const { WebSocketServer } = await import(/* webpackIgnore: true */ 'ws');
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_FRAME_BYTES });
    const onUpgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = addressOf(incoming);
      if (url?.pathname !== HUB_PATH) return;
      socket.on('error', () => socket.destroy());
      // Sockets carry cookies from any origin, and no CORS rule protects them.
      const { origin, cookie, 'sec-fetch-site': site } = incoming.headers;
      const page = { origin, site: site === undefined ? site : String(site) };
      if (!isOwnPage(sandbox, url.href, page)) return refuseUpgrade(socket, 403);
      const identity = identityOf(incoming, url, cookies, cookies.openingSession(cookie));
      const refusal = sandbox.live.refusal(identity);
      if (refusal !== null) return refuseUpgrade(socket, refusal);
      sockets.handleUpgrade(incoming, socket, head, (client) => joinHub(sandbox, identity, client));
    };
    server.on('upgrade', onUpgrade);
    return () => {
      server.off('upgrade', onUpgrade);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    };
  }

  return Object.assign(middleware, { fetch: answer, attach });
}
