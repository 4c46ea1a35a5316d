import { expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/accounts';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import type { CommerceCaller } from '../sandbox/commerce-caller';
import { runChanges } from '../sandbox/commerce-change-run';
import { createCookieJar, startPortal } from './fixture';

/** `npm run test:changes` makes 10,000. */
const CHANGES = Number(process.env.PLINTH_CHANGES ?? 40);

/** Signs somebody in over HTTP, and calls with their cookies. */
async function httpCaller(url: string): Promise<CommerceCaller> {
  const jar = createCookieJar();
  let token = '';
  async function call(method: string, path: string, body?: unknown) {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: jar.header(),
      [CSRF_HEADER]: token,
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}/app${path}`, { method, headers, ...sent });
    jar.take(answer);
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      json: /^[{[]/.test(text) ? JSON.parse(text) : null,
    };
  }
  const signedIn = await call('POST', '/login', { email: ADMIN_EMAIL, password: DEMO_PASSWORD });
  token = signedIn.json.csrfToken;
  return call;
}

it('over HTTP a change comes to the same in preview, order and statement', {
  timeout: 3_600_000,
}, async () => {
  const clock = createManualClock(FROZEN_AT_MS);
  const { url } = await startPortal({ sandbox: createSandbox({ clock }) });
  const signIn = () => httpCaller(url);
  const made = await runChanges({ signIn, clock, changes: CHANGES, seed: 12 });
  expect(made).toBeGreaterThanOrEqual(CHANGES);
});
