import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ConnectionCutError } from '../faults/connection-cut-error';
import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import { isOwnPage } from '../http/own-host';
import type { Sandbox } from '../sandbox';
import { HUB_PATH, identityOf, joinHub, MAXIMUM_FRAME_BYTES, refuseUpgrade } from './live-socket';
import { toRequest, writeResponse } from './node-http';
import { createSessionCookies, type SessionCookies } from './session-cookies';

const PAYLOAD_TOO_LARGE = 413;

/** Session and device come from cookies only: such headers of a client are dropped. */
function withCookies(request: Request, session: string | null, device: string | null): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete(SESSION_HEADER);
  headers.delete(DEVICE_HEADER);
  if (session !== null) headers.set(SESSION_HEADER, session);
  if (device !== null) headers.set(DEVICE_HEADER, device);
  // Field by field: Hono's adapter passes an object that Node's `Request` cannot copy. `duplex` is
  // missing in the web types, but required by Node.
  const { url, method, body, signal } = request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

/**
 * Passes an API call to the sandbox and returns its response; converts between the cookie and the
 * sandbox's session header.
 *
 * @param opening - a session for a browser without one; null for none
 * @throws ConnectionCutError if a fault cuts the connection; in the middle of the response the body
 * breaks instead
 */
export async function answerCall(
  sandbox: Sandbox,
  cookies: SessionCookies,
  request: Request,
  opening: string | null = null,
): Promise<Response> {
  const { generation } = sandbox;
  const cookieHeader = request.headers.get('cookie') ?? undefined;
  const isSecure = new URL(request.url).protocol === 'https:';
  const session = cookies.read(cookieHeader) ?? opening;
  const forwarded = withCookies(request, session, cookies.device(cookieHeader));
  const response = await sandbox.fetch(forwarded);
  const headers = new Headers(response.headers);
  if (opening !== null && !headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, opening);
  const told = [cookies.take(session, headers, isSecure), cookies.takeDevice(headers, isSecure)];
  // A session from before a reset is invalid by now.
  if (generation === sandbox.generation) {
    for (const cookie of told) if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  const { status, statusText } = response;
  // An unread body must not keep the connection open.
  const isUnread = forwarded.body !== null && !forwarded.bodyUsed;
  if (isUnread || status === PAYLOAD_TOO_LARGE) headers.set('Connection', 'close');
  return new Response(response.body, { status, statusText, headers });
}

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
