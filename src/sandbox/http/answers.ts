import { SESSION_HEADER } from '../sandbox';

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

/** A page for people: plain HTML without script or style, so that any policy allows it. */
export function page(title: string, main: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' },
  });
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
