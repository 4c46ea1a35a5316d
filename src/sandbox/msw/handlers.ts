import { ConnectionCutError } from '../faults/connection-cut-error';
import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';
import { createSessionJar, type SessionJar } from './session-jar';

/** The part of MSW's `http` in use; `./sandbox` itself does not import MSW. */
export interface MswHttp<Handler> {
  /** Handles every method at a path. */
  all(path: RegExp, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** The part of a client of MSW's `ws` in use. */
export interface MswSocket {
  /** The requested address. */
  readonly url: URL;
  /** Sends a message to the client. */
  send(data: string): void;
  /** Closes the connection. */
  close(code?: number, reason?: string): void;
  /** Subscribes to messages of the client. */
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** Subscribes to the end of the connection. */
  addEventListener(type: 'close', listener: () => void): void;
}

/** The part of MSW's `ws` in use. */
export interface MswWs<Handler> {
  /** Handles every connection to an address. */
  link(path: RegExp): {
    /** Subscribes to new connections. */
    addEventListener(
      type: 'connection',
      listener: (connection: { client: MswSocket }) => void,
    ): Handler;
  };
}

/** Options of {@link sandboxHandlers}. */
export interface SandboxHandlersOptions {
  /**
   * The part of a call's address before `/app/`, such as `https://api.example`. Other requests are
   * left to other handlers.
   *
   * @default any origin, without a path before /app/
   */
  readonly baseUrl?: string;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The request as the sandbox expects it: with its own path, and only the jar's cookies. */
async function toSandbox(request: Request, basePath: string, jar: SessionJar): Promise<Request> {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(basePath.length);
  const headers = new Headers(request.headers);
  headers.delete(SESSION_HEADER);
  headers.delete(DEVICE_HEADER);
  if (request.credentials !== 'omit') {
    const [session, device] = [jar.session(), jar.device()];
    if (session !== null) headers.set(SESSION_HEADER, session);
    if (device !== null) headers.set(DEVICE_HEADER, device);
  }
  // Bytes instead of the stream, which not every browser accepts as a body.
  const bytes = await request.arrayBuffer();
  const body = bytes.byteLength > 0 ? bytes : null;
  return new Request(url, { method: request.method, headers, body, signal: request.signal });
}

/**
 * Handlers that mount a sandbox in MSW 2, HTTP calls and the SignalR hub alike. They act as one
 * browser: they store its session, and clear it when the sandbox is reset. A cut connection becomes
 * `Response.error()`. Pass MSW's own `http` and `ws`.
 *
 * A service worker sees no navigation and MSW no second tab: see docs/sandbox.md.
 */
export function sandboxHandlers<HttpHandler, WsHandler>(
  sandbox: Sandbox,
  { http, ws }: { readonly http: MswHttp<HttpHandler>; readonly ws: MswWs<WsHandler> },
  { baseUrl = '' }: SandboxHandlersOptions = {},
): (HttpHandler | WsHandler)[] {
  const jar = createSessionJar(sandbox);
  const sockets = new WeakSet<MswSocket>();
  const base = baseUrl === '' ? null : new URL(baseUrl);
  const basePath = base?.pathname.replace(/\/$/, '') ?? '';
  const host = base ? escapeRegExp(base.host) : '[^/]+';
  const rest = escapeRegExp(basePath);

  async function answer({ request }: { request: Request }): Promise<Response> {
    const { generation } = sandbox;
    try {
      const forwarded = await toSandbox(request, basePath, jar);
      return jar.take(await sandbox.fetch(forwarded), generation);
    } catch (error) {
      if (error instanceof ConnectionCutError) return Response.error();
      throw error;
    }
  }

  const calls = http.all(new RegExp(`^https?:\\/\\/${host}${rest}\\/app\\/.*`), answer);
  const hub = ws
    .link(new RegExp(`^wss?:\\/\\/${host}${rest}\\/app\\/hubs\\/notifications`))
    .addEventListener('connection', ({ client }) => {
      // MSW emits a socket once for each server that this process has ever listened with.
      if (sockets.has(client)) return;
      sockets.add(client);
      const connection = sandbox.live.connect({
        session: jar.session(),
        id: client.url.searchParams.get('id'),
        impersonation: client.url.searchParams.get('impersonation'),
        send: (frame) => client.send(frame),
        close: () => client.close(),
      });
      client.addEventListener('message', (event) => connection.receive(String(event.data)));
      client.addEventListener('close', () => connection.disconnect());
    });
  return [calls, hub];
}
