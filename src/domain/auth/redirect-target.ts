/** Loopback hosts, the only ones allowed with `http:`. */
const LOOPBACK = /^(?:localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** White space, control characters and backslashes, which URL parsers drop or convert. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * Validates a redirect address from the server; null if it must not be followed (contract §1,
 * "Redirect targets"). Allowed are `https:`, and `http:` on a loopback host, without credentials.
 * Relative addresses, IPv6 addresses other than loopback and Punycode host names, which can imitate
 * another name, are refused. Query parameters are never passed to this function.
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
