/** Sends a request, with the signature of the global `fetch`. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Adds a cookie to requests to the API; calls that `endpoints` redirects elsewhere get none. For
 * servers: browsers send cookies themselves.
 */
export function withCookie(
  cookie: string | null | undefined,
  send: Send = (url, init) => fetch(url, init),
): Send {
  return (url, init) => {
    if (!cookie || init.credentials !== 'include') return send(url, init);
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    return send(url, { ...init, headers });
  };
}
