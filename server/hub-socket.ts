import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { LiveIdentity } from '../src/sandbox/live/hub';
import { IMPERSONATION_HEADER, type Sandbox } from '../src/sandbox/sandbox';
import { originOf } from './origin';
import type { SessionCookies } from './session-cookie';

/** Where the hub of the notifications listens (contract §3). */
const HUB_PATH = '/app/hubs/notifications';

/** A browser cannot put headers on a socket: an impersonating tab names its session in the query. */
const IMPERSONATION_PARAMETER = 'impersonation';

const MAXIMUM_FRAME_BYTES = 65_536;
const POLICY_VIOLATION = 1008;

export interface HubSocketOptions {
  readonly server: Server;
  readonly sandbox: Sandbox;
  readonly cookies: SessionCookies;
  readonly trustProxy: boolean;
  /** Upgrades that another handler on the same server answers (Vite's, under `npm run dev`). */
  readonly isForeign?: (incoming: IncomingMessage) => boolean;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The client: its session by cookie, the rest as negotiated or from the address. */
function identityOf(incoming: IncomingMessage, url: URL, cookies: SessionCookies): LiveIdentity {
  const header = incoming.headers[IMPERSONATION_HEADER.toLowerCase()];
  return {
    session: cookies.read(incoming.headers.cookie),
    impersonation: String(header ?? '') || url.searchParams.get(IMPERSONATION_PARAMETER),
    id: url.searchParams.get('id'),
  };
}

/**
 * Opens the sandbox's hub to WebSockets. A client without a session is refused, and so is every
 * page of another origin: a socket carries cookies wherever it comes from, and no CORS rule
 * protects it. A client without an `Origin` header is no browser, so it carries only its own
 * cookies.
 */
export function openHubSocket(options: HubSocketOptions): { close(): void } {
  const { server, sandbox, cookies, trustProxy, isForeign } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_FRAME_BYTES });

  server.on('upgrade', (incoming, socket, head) => {
    if (isForeign?.(incoming)) return;
    socket.on('error', () => socket.destroy());
    const origin = originOf(incoming, trustProxy);
    const text = `${origin?.origin}${incoming.url}`;
    const url = origin && URL.canParse(text) ? new URL(text) : null;
    if (!origin || !url) return refuse(socket, '400 Bad Request');
    if (url.pathname !== HUB_PATH) return refuse(socket, '404 Not Found');
    const from = incoming.headers.origin;
    if (from !== undefined && from !== origin.origin) return refuse(socket, '403 Forbidden');
    const identity = identityOf(incoming, url, cookies);
    if (!sandbox.live.authorise(identity)) return refuse(socket, '401 Unauthorized');

    sockets.handleUpgrade(incoming, socket, head, (client) => {
      const connection = sandbox.live.connect({
        ...identity,
        send: (frame) => client.send(frame),
        close: () => client.close(),
      });
      client.on('message', (data, isBinary) => {
        if (isBinary) client.close(POLICY_VIOLATION);
        else connection.receive(data.toString());
      });
      client.on('error', () => client.terminate());
      client.on('close', () => connection.disconnect());
    });
  });

  return {
    close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}
