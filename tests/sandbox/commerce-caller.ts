import { CSRF_HEADER, IMPERSONATION_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { DEMO_PASSWORD } from '../../src/sandbox/world/accounts';

const ORIGIN = 'http://portal.test';

/** What a call of commerce answers. */
export interface CommerceAnswer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say themselves what they expect of it.
  readonly json: any;
}

/** Calls of a signed-in user. */
export type CommerceCaller = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<CommerceAnswer>;

/** Signs somebody in. */
export async function commerceCaller(sandbox: Sandbox, email: string): Promise<CommerceCaller> {
  const signIn = new Request(`${ORIGIN}/app/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const answer = await sandbox.fetch(signIn);
  const session = answer.headers.get(SESSION_HEADER) ?? '';
  const { csrfToken } = await answer.json();
  return callerWith(sandbox, { [SESSION_HEADER]: session, [CSRF_HEADER]: csrfToken });
}

/** Calls from the tab that a scenario opens, in which somebody acts as somebody else. */
export async function impersonatingCaller(sandbox: Sandbox): Promise<CommerceCaller> {
  const headers = {
    [SESSION_HEADER]: sandbox.openingSession ?? '',
    [IMPERSONATION_HEADER]: sandbox.openingImpersonation ?? '',
  };
  const { json } = await callerWith(sandbox, headers)('POST', '/login/validate-token');
  return callerWith(sandbox, { ...headers, [CSRF_HEADER]: json.csrfToken });
}

function callerWith(sandbox: Sandbox, who: Readonly<Record<string, string>>): CommerceCaller {
  const headers = { ...who, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(`${ORIGIN}/app${path}`, { method, headers, ...sent });
    const called = await sandbox.fetch(request);
    const text = await called.text();
    return { status: called.status, text, json: /^[{[]/.test(text) ? JSON.parse(text) : null };
  };
}
