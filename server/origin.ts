import type { IncomingMessage } from 'node:http';

/** A host name, IPv4 or bracketed IPv6 address, with an optional port: nothing a header could break on. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text is a host, with or without a port, such as `portal.example:8443`. */
export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/** The accepted names and proxies of a server. */
export interface OriginOptions {
  /**
   * Whether `X-Forwarded-Proto` and `X-Forwarded-Host` are believed. Only true behind a proxy that
   * sets them itself: anybody else may write what they like into them.
   */
  readonly trustProxy: boolean;
  /**
   * Names that this server goes by, besides localhost and the connection's local address. One
   * without a port stands for the port that is listened at, and for the default one.
   */
  readonly hosts: readonly string[];
}

/** The origin under which a browser sees us, or the status and sentence that refuse a request. */
export type OriginReading =
  | { readonly origin: URL }
  | { readonly origin: null; readonly status: 400 | 421; readonly reason: string };

function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim();
}

/** The name of this machine itself, where no other machine can be meant. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** The local address of a connection, in URL notation. */
function localName({ localAddress = '' }: IncomingMessage['socket']): string {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return address.includes(':') ? `[${address}]` : address;
}

function isOwn(
  { hostname, port, protocol }: URL,
  incoming: IncomingMessage,
  hosts: readonly string[],
) {
  const { socket } = incoming;
  const listening = String(socket.localPort);
  const isOwnPort = (asked: string) => asked === '' || asked === listening;
  if (isLoopback(hostname)) return true;
  if (hostname === localName(socket) && isOwnPort(port)) return true;
  return hosts.some((host) => {
    const own = new URL(`${protocol}//${host}`);
    if (own.hostname !== hostname) return false;
    return /:\d+$/.test(host) ? own.port === port : isOwnPort(port);
  });
}

/**
 * The origin of a request. A host that is not ours is refused whatever it asks for: a link that is
 * mailed would lead there, and a name that an attacker's DNS points at this machine would make every
 * answer readable for their page.
 */
export function originOf(
  incoming: IncomingMessage,
  { trustProxy, hosts }: OriginOptions,
): OriginReading {
  const forwardedHost = trustProxy ? first(incoming.headers['x-forwarded-host']) : undefined;
  const forwardedProto = trustProxy ? first(incoming.headers['x-forwarded-proto']) : undefined;
  const host = forwardedHost ?? incoming.headers.host;
  if (!host || !isHost(host)) {
    return { origin: null, status: 400, reason: 'This request is not well formed.' };
  }
  const origin = new URL(`${forwardedProto === 'https' ? 'https:' : 'http:'}//${host}`);
  if (isOwn(origin, incoming, hosts)) return { origin };
  const reason = `This server does not go by the name ${origin.host}. If it should: npm start -- --allowed-host ${origin.host}`;
  return { origin: null, status: 421, reason };
}
