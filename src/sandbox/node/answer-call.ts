import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';
import type { SessionCookies } from './session-cookies';

const PAYLOAD_TOO_LARGE = 413;

/** Session and device come from cookies only: such headers of a client are dropped. */
function withCookies(request: Request, session: string | null, device: string | null): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete(SESSION_HEADER);
  headers.delete(DEVICE_HEADER);
  if (session !== null) headers.set(SESSION_HEADER, session);
  if (device !== null) headers.set(DEVICE_HEADER, device);
  // Field by field: Hono's adapter passes an object that Node's `Request` cannot copy. `duplex` is
  // missing in the web types, but required by Node.
  const { url, method, body, signal } = request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

/**
 * Passes an API call to the sandbox and returns its response; converts between the cookie and the
 * sandbox's session header.
 *
 * @param opening - a session for a browser without one; null for none
 * @throws ConnectionCutError if a fault cuts the connection; in the middle of the response the body
 * breaks instead
 */
export async function answerCall(
  sandbox: Sandbox,
  cookies: SessionCookies,
  request: Request,
  opening: string | null = null,
): Promise<Response> {
  const { generation } = sandbox;
  const cookieHeader = request.headers.get('cookie') ?? undefined;
  const isSecure = new URL(request.url).protocol === 'https:';
  const session = cookies.read(cookieHeader) ?? opening;
  const forwarded = withCookies(request, session, cookies.device(cookieHeader));
  const response = await sandbox.fetch(forwarded);
  const headers = new Headers(response.headers);
  if (opening !== null && !headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, opening);
  const told = [cookies.take(session, headers, isSecure), cookies.takeDevice(headers, isSecure)];
  // A session from before a reset is invalid by now.
  if (generation === sandbox.generation) {
    for (const cookie of told) if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  const { status, statusText } = response;
  // An unread body must not keep the connection open.
  const isUnread = forwarded.body !== null && !forwarded.bodyUsed;
  if (isUnread || status === PAYLOAD_TOO_LARGE) headers.set('Connection', 'close');
  return new Response(response.body, { status, statusText, headers });
}
