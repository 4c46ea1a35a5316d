import { ConnectionCutError } from '../faults/connection-cut-error';
import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';
import { createSessionJar, type SessionJar } from './session-jar';

/** As much of MSW's `http` as is used; `./sandbox` itself imports no MSW. */
export interface MswHttp<Handler> {
  /** Handles every method at a path. */
  all(path: RegExp, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** A client of MSW's `ws`, as much as is used. */
export interface MswSocket {
  /** Where the client wants to go. */
  readonly url: URL;
  /** Sends a message to the client. */
  send(data: string): void;
  /** Closes the connection. */
  close(code?: number, reason?: string): void;
  /** Hears what the client sends and when it goes. */
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** Hears what the client sends and when it goes. */
  addEventListener(type: 'close', listener: () => void): void;
}

/** As much of MSW's `ws` as is used. */
export interface MswWs<Handler> {
  /** Handles every connection at an address. */
  link(path: RegExp): {
    /** Hears each new connection. */
    addEventListener(
      type: 'connection',
      listener: (connection: { client: MswSocket }) => void,
    ): Handler;
  };
}

/** Where {@link sandboxHandlers} listens. */
export interface SandboxHandlersOptions {
  /**
   * The part before `/app/` in the addresses of calls, such as `https://api.example`. Requests that
   * do not begin with it, or have no `/app/` after it, are left to other handlers.
   * @default any origin, without a path before /app/
   */
  readonly baseUrl?: string;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The request as the sandbox expects it: its own paths, and what the jar holds only. */
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
  // Bytes, not the stream: not every browser takes a stream as a body.
  const bytes = await request.arrayBuffer();
  const body = bytes.byteLength > 0 ? bytes : null;
  return new Request(url, { method: request.method, headers, body, signal: request.signal });
}

/**
 * Handlers that put a sandbox behind MSW 2, HTTP calls and the SignalR hub alike. They are one
 * browser: they keep its session, and forget it when the sandbox is reset. A cut connection becomes
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
      const asked = await toSandbox(request, basePath, jar);
      return jar.take(await sandbox.fetch(asked), generation);
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
