import { CSRF_HEADER, IMPERSONATION_HEADER } from '../../src/sandbox/http/headers';
import { DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import type { CommerceCaller } from '../sandbox/commerce-caller';
import { createCookieJar } from './fixture';

/** Somebody in a browser of their own, over HTTP. */
export interface HttpCaller {
  /** Calls as themselves. */
  readonly call: CommerceCaller;
  /** Opens a tab in which they act as somebody else, and calls there. */
  actAs(email: string): Promise<CommerceCaller>;
}

/** Signs somebody in over HTTP, and calls with their cookies. */
export async function httpCaller(
  url: string,
  email: string,
  password = DEMO_PASSWORD,
): Promise<HttpCaller> {
  const jar = createCookieJar();
  async function send(
    method: string,
    path: string,
    body: unknown,
    more: Readonly<Record<string, string>>,
  ) {
    const headers = { 'Content-Type': 'application/json', Cookie: jar.header(), ...more };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}/app${path}`, { method, headers, ...sent });
    jar.take(answer);
    const text = await answer.text();
    return { status: answer.status, text, json: /^[{[]/.test(text) ? JSON.parse(text) : null };
  }
  const signedIn = await send('POST', '/login', { email, password }, {});
  if (signedIn.status !== 200) throw new Error(`${email}: ${signedIn.text}`);
  const own = { [CSRF_HEADER]: signedIn.json.csrfToken as string };
  const call: CommerceCaller = (method, path, body) => send(method, path, body, own);
  return {
    call,
    async actAs(target) {
      const begun = await call('POST', '/impersonation', { email: target });
      if (begun.status >= 300) throw new Error(`as ${target}: ${begun.text}`);
      const { sessionId } = begun.json;
      const tab = { ...own, [IMPERSONATION_HEADER]: String(sessionId) };
      const { json } = await send('POST', '/login/validate-token', undefined, tab);
      const acting = { ...tab, [CSRF_HEADER]: String(json.csrfToken) };
      return (method, path, body) => send(method, path, body, acting);
    },
  };
}
