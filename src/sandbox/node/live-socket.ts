import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { IMPERSONATION_HEADER } from '../http/headers';
import type { LiveIdentity } from '../live/hub';
import type { Sandbox } from '../sandbox';
import type { SessionCookies } from './session-cookies';

/** Address of the notifications hub (contract §3). */
export const HUB_PATH = '/app/hubs/notifications';

/** Maximum size of a client's frame, in bytes. */
export const MAXIMUM_FRAME_BYTES = 65_536;

/** Maximum size of data waiting for a slow client, in bytes. */
export const BACKLOG_MAX_BYTES = 1_048_576;

/** Browsers cannot add headers to a socket: an impersonating tab sends its id in the query. */
const IMPERSONATION_PARAMETER = 'impersonation';

const POLICY_VIOLATION = 1008;

export function refuseUpgrade(socket: Duplex, status: number): void {
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * The client of a socket: the session from the cookie, the rest from negotiation or the address.
 */
export function identityOf(
  { headers }: IncomingMessage,
  url: URL,
  cookies: SessionCookies,
  opening: string | null = null,
): LiveIdentity {
  const header = headers[IMPERSONATION_HEADER.toLowerCase()];
  return {
    session: cookies.read(headers.cookie) ?? opening,
    impersonation: String(header ?? '') || url.searchParams.get(IMPERSONATION_PARAMETER),
    id: url.searchParams.get('id'),
  };
}

/** Connects an open socket to the sandbox's hub. A client that does not read is disconnected. */
export function joinHub(sandbox: Sandbox, identity: LiveIdentity, client: WebSocket): void {
  const connection = sandbox.live.connect({
    ...identity,
    send(frame) {
      client.send(frame);
      if (client.bufferedAmount > BACKLOG_MAX_BYTES) client.terminate();
    },
    close: () => client.close(),
  });
  client.on('message', (data, isBinary) => {
    if (isBinary) client.close(POLICY_VIOLATION);
    else connection.receive(data.toString());
  });
  client.on('error', () => client.terminate());
  client.on('close', () => connection.disconnect());
}
