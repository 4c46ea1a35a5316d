import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyOptions } from '../../src/domain/auth/passkey';
import { totpCode } from '../../src/sandbox/auth/totp';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  CSRF_HEADER,
  DEVICE_HEADER,
  IMPERSONATION_HEADER,
  SESSION_HEADER,
} from '../../src/sandbox/http/headers';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  DEMO_RECOVERY_CODES,
  DEMO_TOTP_SECRET,
  RESELLER_EMAIL,
  TWO_FACTOR_EMAIL,
} from '../../src/sandbox/world/accounts';
import { createAuthenticator } from '../../tools/conformance/authenticator';

const ORIGIN = 'http://portal.test';
const BRUNO = 'bruno.keller@plinth.example';
const OFF_EMAIL = 'thordis@nordlys.example';
const TWO_FACTOR = `/users/${TWO_FACTOR_EMAIL}`;

const sandbox = createSandbox();
beforeEach(() => sandbox.useScenario('signedOut'));

type Headers = Readonly<Record<string, string>>;

async function call(headers: Headers, method: string, path: string, body?: unknown) {
  const answer = await sandbox.fetch(
    new Request(`${ORIGIN}/app${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  // biome-ignore lint/suspicious/noExplicitAny: the tests say themselves what they expect of it.
  const json: any = await answer.json();
  return { status: answer.status, json, headers: answer.headers };
}

/** Signs somebody in, as a browser of its own. */
async function browser(email: string, more: object = {}) {
  const answer = await call({}, 'POST', '/login', { email, password: DEMO_PASSWORD, ...more });
  expect(answer.status).toBe(200);
  const headers = {
    [SESSION_HEADER]: answer.headers.get(SESSION_HEADER) ?? '',
    [CSRF_HEADER]: answer.json.csrfToken,
  };
  const ask = (method: string, path: string, body?: unknown) => call(headers, method, path, body);
  return { ask, headers, trust: answer.headers.get(DEVICE_HEADER) ?? '' };
}

const code = () => totpCode(DEMO_TOTP_SECRET, sandbox.clock.now());
const login = (email: string, more: object = {}, headers: Headers = {}) =>
  call(headers, 'POST', '/login', { email, password: DEMO_PASSWORD, ...more });
const actionsOf = async (admin: Awaited<ReturnType<typeof browser>>, email: string) =>
  (await admin.ask('GET', `/activity?recordType=user&recordId=${email}`)).json.data;

/** Gives somebody a role that holds just this. */
async function giveRole(
  admin: Awaited<ReturnType<typeof browser>>,
  email: string,
  permissions: readonly string[],
) {
  const role = `Only ${permissions.join(' ')}`;
  await admin.ask('POST', `/roles/create-role?roleName=${encodeURIComponent(role)}`, permissions);
  await admin.ask('POST', `/roles/assign-role?roleName=${encodeURIComponent(role)}`, [email]);
}

describe('DAY4 a lost phone', () => {
  it('is reset by who may, with a reason: codes, devices, passkeys and sessions are dead', async () => {
    const own = await browser(TWO_FACTOR_EMAIL, { tfaCode: await code(), trustDevice: true });
    const authenticator = createAuthenticator({ origin: ORIGIN, isUserVerified: true });
    const options = (await own.ask('POST', '/users/me/passkeys/options')).json as PasskeyOptions;
    const credential = await authenticator.make(options);
    expect((await own.ask('POST', '/users/me/passkeys', { credential })).status).toBe(200);
    expect((await login(TWO_FACTOR_EMAIL, {}, { [DEVICE_HEADER]: own.trust })).status).toBe(200);

    const admin = await browser(ADMIN_EMAIL);
    const reason = 'The phone fell into the fjord';
    const reset = await admin.ask('POST', `${TWO_FACTOR}/second-factor/reset`, { reason });
    expect(reset.json).toMatchObject({ email: TWO_FACTOR_EMAIL, twoFactorEnabled: false });
    expect((await own.ask('GET', '/users/me')).status).toBe(401);
    const asked = (await call({}, 'POST', '/login/passkey-options')).json as PasskeyOptions;
    const used = { credential: await authenticator.use(asked) };
    expect((await call({}, 'POST', '/login/passkey', used)).status).toBe(400);

    // The password alone is enough now. With a new second factor nothing of the old one opens.
    const again = await browser(TWO_FACTOR_EMAIL);
    expect((await again.ask('GET', '/users/me/passkeys')).json).toEqual([]);
    expect((await again.ask('GET', '/users/me/recovery-codes')).json).toMatchObject({ left: 0 });
    const { sharedKey } = (await again.ask('GET', `/users/setup2fa/${TWO_FACTOR_EMAIL}`)).json;
    const fresh = await totpCode(sharedKey, sandbox.clock.now());
    const confirm = `/users/setup2fa?email=${TWO_FACTOR_EMAIL}&code=${fresh}`;
    expect((await again.ask('POST', confirm)).status).toBe(200);
    const [recovery] = DEMO_RECOVERY_CODES;
    for (const tfaCode of [await code(), recovery]) {
      expect((await login(TWO_FACTOR_EMAIL, { tfaCode })).status).toBe(400);
    }
    expect((await login(TWO_FACTOR_EMAIL, {}, { [DEVICE_HEADER]: own.trust })).status).toBe(400);

    const [, told] = await actionsOf(admin, TWO_FACTOR_EMAIL);
    expect(told).toMatchObject({ action: 'user.secondFactorReset', reason });
    expect(sandbox.outbox).toMatchObject([{ kind: 'secondFactorReset', to: TWO_FACTOR_EMAIL }]);
  });

  it('is refused for oneself, without a reason, beyond one’s own rights, and of the unseen', async () => {
    const admin = await browser(ADMIN_EMAIL);
    const reset = (who: typeof admin, email: string, reason: unknown = 'lost') =>
      who.ask('POST', `/users/${email}/second-factor/reset`, { reason });
    expect(await reset(admin, ADMIN_EMAIL)).toMatchObject({
      status: 403,
      json: { code: 'own_account' },
    });
    for (const empty of ['', '  ', null]) {
      const { status, json } = await reset(admin, TWO_FACTOR_EMAIL, empty);
      expect([status, json.errors[0].code]).toEqual([422, 'required']);
    }
    const long = await reset(admin, TWO_FACTOR_EMAIL, 'x'.repeat(501));
    expect([long.status, long.json.errors[0].code]).toEqual([422, 'too_long']);
    expect((await reset(admin, 'nobody@plinth.example')).status).toBe(404);
    await giveRole(admin, BRUNO, ['User.Read', 'User.ResetTwoFactor']);
    const helper = await browser(BRUNO);
    for (const path of [
      `/users/${ADMIN_EMAIL}/second-factor/reset`,
      `/users/disable2fa/${ADMIN_EMAIL}`,
    ]) {
      const beyond = await helper.ask('POST', path, { reason: 'lost' });
      expect(beyond).toMatchObject({ status: 403, json: { code: 'beyond_own_rights' } });
    }
    await giveRole(admin, CUSTOMER_EMAIL, ['User.Read', 'User.ResetTwoFactor']);
    const stranger = await browser(CUSTOMER_EMAIL);
    expect((await reset(stranger, RESELLER_EMAIL)).status).toBe(404);
    expect((await reset(await browser(BUYER_EMAIL), CUSTOMER_EMAIL)).json).toMatchObject({
      code: 'forbidden',
      permission: 'User.ResetTwoFactor',
    });
    expect(sandbox.outbox).toEqual([]);
  });

  it('says on the code page who helps: a colleague by name, else the company above', async () => {
    expect(await login(TWO_FACTOR_EMAIL)).toMatchObject({
      status: 400,
      json: {
        help: 'Ask Δήμητρα Παπανικολάου (dimitra@aegean-cloud.example) to reset your sign-in.',
      },
    });
    // Their colleagues lack what they hold now.
    await giveRole(await browser(ADMIN_EMAIL), TWO_FACTOR_EMAIL, ['User.Impersonate']);
    expect((await login(TWO_FACTOR_EMAIL)).json.help).toBe(
      'Ask Plinth Cloud to reset your sign-in.',
    );
    // The nearest company above that can: the reseller, not the provider.
    const [admin, carl] = [await browser(ADMIN_EMAIL), await browser(CUSTOMER_EMAIL)];
    await giveRole(admin, CUSTOMER_EMAIL, ['User.Read']);
    await giveRole(admin, RESELLER_EMAIL, ['User.Read', 'User.ResetTwoFactor']);
    const { sharedKey } = (await carl.ask('GET', `/users/setup2fa/${CUSTOMER_EMAIL}`)).json;
    const fresh = await totpCode(sharedKey, sandbox.clock.now());
    await carl.ask('POST', `/users/setup2fa?email=${CUSTOMER_EMAIL}&code=${fresh}`);
    expect((await login(CUSTOMER_EMAIL)).json.help).toBe(
      'Ask Nordlys Partner to reset your sign-in.',
    );
    sandbox.useScenario('twoFactor');
    expect((await login(ADMIN_EMAIL)).json.help).toBe(
      `Ask Bruno Keller (${BRUNO}) to reset your sign-in.`,
    );
    const wrong = await login(ADMIN_EMAIL, { password: 'Wrong-2026!' });
    expect(wrong.json).toEqual({ message: expect.any(String) });
  });
});

describe('DAY5 switched off', () => {
  it('ends sessions within one call, with trust and links; on again they sign in', async () => {
    const [own, elsewhere] = [await browser(CUSTOMER_EMAIL), await browser(CUSTOMER_EMAIL)];
    await call(
      {},
      'GET',
      `/login/generate-password-reset-token?email=${CUSTOMER_EMAIL}&host=portal.test`,
    );
    const [link] = sandbox.outbox;
    const admin = await browser(ADMIN_EMAIL);
    const { json } = await admin.ask('POST', '/impersonation', { email: CUSTOMER_EMAIL });
    const switchOff = () =>
      admin.ask('POST', `/users/${CUSTOMER_EMAIL}/deactivate`, { reason: 'Left the company' });
    expect((await switchOff()).json).toMatchObject({ email: CUSTOMER_EMAIL, isActive: false });
    for (const { ask } of [own, elsewhere]) {
      expect((await ask('GET', '/users/me')).status).toBe(401);
      expect((await ask('POST', '/login/validate-token')).status).toBe(401);
    }
    // Nobody acts as them either.
    const acting = { ...admin.headers, [IMPERSONATION_HEADER]: json.sessionId };
    expect((await call(acting, 'GET', '/users/me')).status).toBe(401);
    expect((await admin.ask('GET', '/users/me')).status).toBe(200);

    const off = 'This account is switched off. Ask your administrator.';
    expect(await login(CUSTOMER_EMAIL)).toMatchObject({
      status: 403,
      json: { message: off, code: 'account_off' },
    });
    const wrong = await login(CUSTOMER_EMAIL, { password: 'Wrong-2026!' });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual((await login('nobody@x.example')).json);
    const reset = { token: link?.token, email: CUSTOMER_EMAIL, password: 'Other-2026!' };
    expect((await call({}, 'POST', '/login/reset-password', reset)).status).toBe(400);

    // Asked once more, after an answer that was lost, it is done once.
    expect((await switchOff()).status).toBe(200);
    const on = await admin.ask('POST', `/users/${CUSTOMER_EMAIL}/activate`, { reason: '' });
    expect(on.json).toMatchObject({ isActive: true });
    expect((await login(CUSTOMER_EMAIL)).status).toBe(200);
    expect(await actionsOf(admin, CUSTOMER_EMAIL)).toMatchObject([
      { action: 'user.activated', reason: null },
      { action: 'user.deactivated', reason: 'Left the company' },
      { action: 'impersonation.started' },
      {},
    ]);
    const kinds = sandbox.outbox.slice(1).map(({ kind, to }) => [kind, to]);
    expect(kinds).toEqual([
      ['accountOff', CUSTOMER_EMAIL],
      ['accountOn', CUSTOMER_EMAIL],
    ]);
  });

  it('is said after a right passkey too', async () => {
    const own = await browser(CUSTOMER_EMAIL);
    const authenticator = createAuthenticator({ origin: ORIGIN, isUserVerified: true });
    const options = (await own.ask('POST', '/users/me/passkeys/options')).json as PasskeyOptions;
    const credential = await authenticator.make(options);
    await own.ask('POST', '/users/me/passkeys', { credential });
    const admin = await browser(ADMIN_EMAIL);
    await admin.ask('POST', `/users/${CUSTOMER_EMAIL}/deactivate`, { reason: 'left' });
    const asked = (await call({}, 'POST', '/login/passkey-options')).json as PasskeyOptions;
    const used = { credential: await authenticator.use(asked) };
    expect(await call({}, 'POST', '/login/passkey', used)).toMatchObject({
      status: 403,
      json: { code: 'account_off' },
    });
  });

  it('never the last one who can assign roles, nor oneself, nor somebody unseen', async () => {
    const admin = await browser(ADMIN_EMAIL);
    const off = (who: typeof admin, email: string, reason = 'left') =>
      who.ask('POST', `/users/${email}/deactivate`, { reason });
    expect((await off(admin, ADMIN_EMAIL)).json.code).toBe('own_account');
    expect((await off(admin, BRUNO, '')).json.errors[0].code).toBe('required');
    expect((await off(admin, 'platform@plinth.example')).status).toBe(403);
    const anh = 'anh.nguyen@plinth.example';
    await giveRole(admin, anh, ['User.Read', 'User.Deactivate']);
    const helper = await browser(anh);
    expect((await off(admin, BRUNO)).status).toBe(200);
    const last = await off(helper, ADMIN_EMAIL);
    expect([last.status, last.json.code]).toEqual([409, 'last_administrator']);
    expect((await admin.ask('GET', '/users/me')).status).toBe(200);
    // A person of one company may assign roles there, and does not see the administrator.
    await giveRole(admin, CUSTOMER_EMAIL, ['User.Read', 'User.Deactivate', 'Permissions.Assign']);
    expect((await off(helper, ADMIN_EMAIL)).status).toBe(409);
    expect((await off(await browser(CUSTOMER_EMAIL), RESELLER_EMAIL)).status).toBe(404);
    await admin.ask('POST', `/users/${BRUNO}/activate`, { reason: 'back' });
    expect((await off(helper, ADMIN_EMAIL)).status).toBe(200);
    expect((await admin.ask('GET', '/users/me')).status).toBe(401);
  });

  it('shows first what somebody leaves behind', async () => {
    const admin = await browser(ADMIN_EMAIL);
    const held = async (email: string) => (await admin.ask('GET', `/users/${email}/holdings`)).json;
    expect(await held(OFF_EMAIL)).toEqual({
      roles: ['Support Desk'],
      waitingOrders: 0,
      openCartLines: 0,
      apiKeys: 0,
      invitationsSent: 0,
      devices: 0,
    });
    const buyer = await browser(BUYER_EMAIL);
    const line = { id: 'l-1', planId: 'p-office-business-yy', quantity: 2 };
    expect((await buyer.ask('POST', '/cart/lines', line)).status).toBeLessThan(300);
    await admin.ask('POST', '/users', { email: 'new@plinth.example' });
    await admin.ask('POST', '/users/new@plinth.example/invitation');
    expect(await held(BUYER_EMAIL)).toMatchObject({
      roles: ['Marketplace Buyer'],
      openCartLines: 1,
      devices: 1,
    });
    const waiting = (await admin.ask('GET', '/orders?state=awaitingApproval&pageSize=100')).json
      .data;
    const own = waiting.filter(({ placedBy }: { placedBy: string }) => placedBy === BUYER_EMAIL);
    expect(own.length).toBeGreaterThan(0);
    expect((await held(BUYER_EMAIL)).waitingOrders).toBe(own.length);
    // Those of the seed that are pending still, and the new one, once.
    expect((await held(ADMIN_EMAIL)).invitationsSent).toBe(3);
    expect((await held('nobody@plinth.example')).code).toBe('not_found');
    expect((await buyer.ask('GET', `/users/${BUYER_EMAIL}/holdings`)).status).toBe(403);
  });
});
