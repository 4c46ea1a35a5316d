/** Reads one cookie out of a `Cookie` header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const divider = pair.indexOf('=');
    if (divider > 0 && pair.slice(0, divider).trim() === name) {
      return pair.slice(divider + 1).trim();
    }
  }
  return null;
}

/**
 * A `Set-Cookie` value that script cannot read, other sites cannot send along with their own
 * requests, and that ends with the browser. An empty value takes the cookie away.
 */
export function writeCookie(name: string, value: string, secure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) flags.push('Secure');
  if (value === '') flags.push('Max-Age=0');
  return [`${name}=${value}`, ...flags].join('; ');
}
