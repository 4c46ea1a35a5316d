import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import {
  HUB_PATH,
  identityOf,
  joinHub,
  MAXIMUM_FRAME_BYTES,
  refuseUpgrade,
} from '../src/sandbox/node/live-socket';
import type { SessionCookies } from '../src/sandbox/node/session-cookies';
import type { Sandbox } from '../src/sandbox/sandbox';
import { type OriginOptions, originOf } from './origin';

export interface HubSocketOptions {
  readonly server: Server;
  readonly sandbox: Sandbox;
  readonly cookies: SessionCookies;
  /** The accepted names and proxies of this server. */
  readonly address: OriginOptions;
  /** Other origins whose pages may open a socket. @default [] */
  readonly pageOrigins?: readonly string[];
  /** Upgrades that another handler on the same server answers (Vite's, under `npm run dev`). */
  readonly isForeign?: (incoming: IncomingMessage) => boolean;
}

/**
 * Opens the sandbox's hub to WebSockets. A client without a session is refused, and so is every
 * page of another origin that is not listed: a socket carries cookies wherever it comes from, and no CORS rule
 * protects it. A client without an `Origin` header is no browser, so it carries only its own
 * cookies.
 */
export function openHubSocket(options: HubSocketOptions): { close(): void } {
  const { server, sandbox, cookies, address, pageOrigins = [], isForeign } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_FRAME_BYTES });

  server.on('upgrade', (incoming, socket, head) => {
    if (isForeign?.(incoming)) return;
    socket.on('error', () => socket.destroy());
    const read = originOf(incoming, address);
    if (read.origin === null && read.status === 421) return refuseUpgrade(socket, 421);
    const text = `${read.origin?.origin}${incoming.url}`;
    const url = read.origin && URL.canParse(text) ? new URL(text) : null;
    if (!url) return refuseUpgrade(socket, 400);
    if (url.pathname !== HUB_PATH) return refuseUpgrade(socket, 404);
    const from = incoming.headers.origin;
    const isListed = from === url.origin || pageOrigins.some((origin) => origin === from);
    if (from !== undefined && !isListed) return refuseUpgrade(socket, 403);
    const identity = identityOf(incoming, url, cookies);
    const refusal = sandbox.live.refusal(identity);
    if (refusal !== null) return refuseUpgrade(socket, refusal);

    sockets.handleUpgrade(incoming, socket, head, (client) => {
      joinHub(sandbox, identity, client);
    });
  });

  return {
    close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}
