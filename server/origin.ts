import type { IncomingMessage } from 'node:http';

/** A host name, IPv4 or bracketed IPv6 address, with an optional port: nothing a header could break on. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim();
}

/**
 * The origin under which the browser sees us, or null when the request does not name a sane host.
 *
 * @param trustProxy Whether `X-Forwarded-Proto` and `X-Forwarded-Host` are believed. Only true
 *   behind a proxy that sets them itself: anybody else may write what they like into them.
 */
export function originOf(incoming: IncomingMessage, trustProxy: boolean): URL | null {
  const forwardedHost = trustProxy ? first(incoming.headers['x-forwarded-host']) : undefined;
  const forwardedProto = trustProxy ? first(incoming.headers['x-forwarded-proto']) : undefined;
  const host = forwardedHost ?? incoming.headers.host;
  if (!host || !HOST.test(host)) return null;
  const protocol = forwardedProto === 'https' ? 'https:' : 'http:';
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url) : null;
}
