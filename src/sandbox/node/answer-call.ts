import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';
import type { SessionCookies } from './session-cookies';

const PAYLOAD_TOO_LARGE = 413;

/** Session and device travel by cookie alone: headers of these names that a client wrote are dropped. */
function withCookies(request: Request, session: string | null, device: string | null): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete(SESSION_HEADER);
  headers.delete(DEVICE_HEADER);
  if (session !== null) headers.set(SESSION_HEADER, session);
  if (device !== null) headers.set(DEVICE_HEADER, device);
  // Read member by member: what Hono's adapter passes on is no request that Node could copy. `duplex`
  // is missing in the types of the web, and Node insists on it.
  const { url, method, body, signal } = request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

/**
 * Passes a call of the API to the sandbox and its answer back: the cookie becomes the sandbox's
 * session header and back again.
 *
 * @param opening - a session for a browser that brings none; null for nobody's
 * @throws ConnectionCutError when a fault cuts the connection; one in the middle of the answer breaks
 *   its body
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
  const asked = withCookies(request, session, cookies.device(cookieHeader));
  const response = await sandbox.fetch(asked);
  const headers = new Headers(response.headers);
  if (opening !== null && !headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, opening);
  const told = [cookies.take(session, headers, isSecure), cookies.takeDevice(headers, isSecure)];
  // What was opened before a reset is over by now.
  if (generation === sandbox.generation) {
    for (const cookie of told) if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  const { status, statusText } = response;
  // What nobody reads of a body must not keep the connection.
  const isUnread = asked.body !== null && !asked.bodyUsed;
  if (isUnread || status === PAYLOAD_TOO_LARGE) headers.set('Connection', 'close');
  return new Response(response.body, { status, statusText, headers });
}
