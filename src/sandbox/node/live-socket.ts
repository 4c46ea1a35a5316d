import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { LiveIdentity } from '../live/hub';
import { IMPERSONATION_HEADER, type Sandbox } from '../sandbox';
import type { SessionCookies } from './session-cookies';

/** Where the hub of the notifications listens (contract §3). */
export const HUB_PATH = '/app/hubs/notifications';

/** Largest frame that a client may send, in bytes. */
export const MAXIMUM_FRAME_BYTES = 65_536;

/** A browser cannot put headers on a socket: an impersonating tab names its session in the query. */
const IMPERSONATION_PARAMETER = 'impersonation';

const POLICY_VIOLATION = 1008;

/** Who opens a socket: the session by cookie, the rest as negotiated or from the address. */
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

/** Connects an open socket to the sandbox's hub. */
export function joinHub(sandbox: Sandbox, identity: LiveIdentity, client: WebSocket): void {
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
}
