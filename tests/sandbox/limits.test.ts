import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { createAuthenticator } from '../../tools/conformance/authenticator';
import { type CommerceAnswer, type CommerceCaller, commerceCaller } from './commerce-caller';

const ORIGIN = 'http://portal.test';
const PASSKEYS = '/users/me/passkeys';
const sandbox = createSandbox();
let admin: CommerceCaller;

beforeEach(async () => {
  sandbox.reset();
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
});

const codeOf = ({ status, json }: CommerceAnswer) => [status, json.errors?.[0].code ?? json.code];

describe('no text is kept that is longer than its field', () => {
  const long = 'x'.repeat(501);

  it('the name of a role', async () => {
    const create = (name: string) =>
      admin('POST', `/roles/create-role?roleName=${encodeURIComponent(name)}`, ['Order.Read']);
    expect((await create('x'.repeat(201))).status).toBe(400);
    expect((await create('x'.repeat(12_000))).status).toBe(400);
    expect((await create('x'.repeat(200))).status).toBe(200);
  });

  it('the reasons of orders, customers and statements', async () => {
    const [waiting] = (await admin('GET', '/orders?state=awaitingApproval')).json.data;
    for (const step of ['approve', 'reject', 'cancel']) {
      const answer = await admin('POST', `/orders/${waiting.id}/${step}`, { reason: long });
      expect(codeOf(answer), step).toEqual([422, 'too_long']);
    }
    expect((await admin('GET', `/orders/${waiting.id}`)).json.state).toBe('awaitingApproval');
    const suspend = { revision: 1, reason: long };
    expect(codeOf(await admin('POST', '/customers/customer-5/suspend', suspend))).toEqual([
      ...[422, 'too_long'],
    ]);
    const [statement] = (await admin('GET', '/statements?state=issued')).json.data;
    expect(
      codeOf(await admin('POST', `/statements/${statement.id}/void`, { reason: long })),
    ).toEqual([422, 'too_long']);
    // What cannot be done any more is said first.
    const [done] = (await admin('GET', '/orders?state=completed')).json.data;
    expect(codeOf(await admin('POST', `/orders/${done.id}/cancel`, { reason: long }))).toEqual([
      ...[409, 'state_changed'],
    ]);
  });

  it('why somebody acts as somebody, and what a passkey is called', async () => {
    const begin = { email: CUSTOMER_EMAIL, reason: 'x'.repeat(201) };
    expect((await admin('POST', '/impersonation', begin)).status).toBe(400);
    const own = createAuthenticator({ origin: ORIGIN });
    const credential = await own.make((await admin('POST', `${PASSKEYS}/options`)).json);
    const named = { name: 'x'.repeat(51), credential };
    expect((await admin('POST', PASSKEYS, named)).status).toBe(400);
    expect((await admin('GET', PASSKEYS)).json).toEqual([]);
  });
});

describe('what is kept of one account has an end', () => {
  it('its passkeys', async () => {
    const own = createAuthenticator({ origin: ORIGIN });
    const add = async () => {
      const credential = await own.make((await admin('POST', `${PASSKEYS}/options`)).json);
      return admin('POST', PASSKEYS, { credential });
    };
    for (let count = 0; count < 20; count += 1) expect((await add()).status).toBe(200);
    expect(codeOf(await add())).toEqual([422, 'too_many']);
  });

  it('the people that a session acts as', async () => {
    const begin = () => admin('POST', '/impersonation', { email: CUSTOMER_EMAIL });
    const first = (await begin()).json.sessionId;
    for (let count = 1; count < 20; count += 1) expect((await begin()).status).toBe(200);
    expect(codeOf(await begin())).toEqual([429, 'too_many']);
    await admin('DELETE', `/impersonation/${first}`);
    expect((await begin()).status).toBe(200);
  });

  it('its sessions: the next one ends the oldest', async () => {
    const signIn = async () => {
      const answer = await sandbox.fetch(
        new Request(`${ORIGIN}/app/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: RESELLER_EMAIL, password: DEMO_PASSWORD }),
        }),
      );
      return answer.headers.get(SESSION_HEADER) ?? '';
    };
    const me = async (session: string) => {
      const headers = { [SESSION_HEADER]: session };
      return (await sandbox.fetch(new Request(`${ORIGIN}/app/users/me`, { headers }))).status;
    };
    const sessions = [];
    for (let count = 0; count < 101; count += 1) sessions.push(await signIn());
    expect(await me(sessions[0] ?? '')).toBe(401);
    expect([await me(sessions[1] ?? ''), await me(sessions[100] ?? '')]).toEqual([200, 200]);
    expect((await admin('GET', '/users/me')).status).toBe(200);
  });

  it('its links for a new password: more are not mailed, and nobody can tell', async () => {
    const ask = (email: string) =>
      admin('GET', `/login/generate-password-reset-token?email=${email}&host=portal.test`);
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await ask(CUSTOMER_EMAIL));
    expect(sandbox.outbox.filter(({ to }) => to === CUSTOMER_EMAIL)).toHaveLength(5);
    const unknown = await ask('nobody@plinth.example');
    for (const answer of answers) expect(answer).toEqual(unknown);
  });
});

it('an e-mail of a company that the caller does not see is not said to be there', async () => {
  const seller = await commerceCaller(sandbox, RESELLER_EMAIL);
  const seen = await seller('POST', '/users', { email: CUSTOMER_EMAIL });
  expect([seen.status, seen.json.message]).toEqual([
    400,
    'There is a user of this e-mail already.',
  ]);
  const unseen = await seller('POST', '/users', { email: ADMIN_EMAIL });
  expect([unseen.status, unseen.json.message]).toEqual([
    400,
    'We are not able to create this user, please contact us for support',
  ]);
});
