import { DEVICE_HEADER, SESSION_HEADER } from './headers';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A response with a body that is already JSON text. */
export function jsonText(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': JSON_TYPE } });
}

export function json(value: unknown, status = 200): Response {
  return jsonText(JSON.stringify(value), status);
}

/** The response of a write: a success message. */
export function done(message: string): Response {
  return json({ message });
}

/** A response that opens a session; '' closes it. */
export function withSession(response: Response, token: string): Response {
  response.headers.set(SESSION_HEADER, token);
  return response;
}

/** A response that makes the browser a trusted device (contract §4.28). */
export function withTrust(response: Response, token: string): Response {
  response.headers.set(DEVICE_HEADER, token);
  return response;
}

/** Escapes text for HTML, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
