/** Loopback hosts: the only ones that `http:` is allowed for. */
const LOOPBACK = /^(?:localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** White space, control characters and backslashes, which URL parsers drop or turn around. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * The address a browser may be sent to when the server hands one out, or null when it must not be
 * followed (contract §1, "Redirect targets"): `https:`, or `http:` on a loopback host, without
 * credentials. Relative addresses, IPv6 addresses other than loopback and host names in Punycode,
 * which can be made to look like another name, are refused as well. Nothing from a query string is
 * ever given to this function.
 */
export function redirectTarget(address: unknown): string | null {
  if (typeof address !== 'string' || AMBIGUOUS.test(address)) return null;
  // The parser would read `https:host` as an absolute address.
  if (!/^https?:\/\/[^/]/i.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.username || url.password || authorityOf(address).includes('@')) return null;
  const isLoopback = LOOPBACK.test(url.hostname);
  if (url.protocol === 'http:') return isLoopback ? url.href : null;
  const isUnclear = url.hostname.startsWith('[') || /(?:^|\.)xn--/.test(url.hostname);
  return isLoopback || !isUnclear ? url.href : null;
}

function authorityOf(address: string): string {
  return /^[^/]*\/\/([^/?#]*)/.exec(address)?.[1] ?? '';
}
