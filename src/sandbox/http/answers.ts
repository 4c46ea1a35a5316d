import { DEVICE_HEADER, SESSION_HEADER } from './headers';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer whose body is JSON text already. */
export function jsonText(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': JSON_TYPE } });
}

/** An answer as JSON. */
export function json(value: unknown, status = 200): Response {
  return jsonText(JSON.stringify(value), status);
}

/** The answer of a write that has no content but its success. */
export function done(message: string): Response {
  return json({ message });
}

/** An answer that opens a session, or closes it with ''. */
export function withSession(response: Response, token: string): Response {
  response.headers.set(SESSION_HEADER, token);
  return response;
}

/** An answer that has the browser remember that it is trusted (contract §4.28). */
export function withTrust(response: Response, token: string): Response {
  response.headers.set(DEVICE_HEADER, token);
  return response;
}

/** Text for HTML, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
