/** Sends a request, with the signature of the global `fetch`. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends with a cookie what goes to the API; a call that `endpoints` sends elsewhere goes without. For
 * servers: in a browser the cookie is its own business.
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
