import { expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { createCookieJar, startPortal } from './fixture';

/*
 * What an adversary tried, over HTTP, as somebody who knows the pages and nothing of the server. Each
 * test is one way to more than one has.
 */

const PASSWORD = 'Plinth-2026!';
const ADA = 'ada@plinth.example';
const ROSA = 'reseller@plinth.example';
const CARL = 'customer@plinth.example';
const SUPPORT = 'lukasz.swiecicki@plinth.example';
const BRUNO = 'bruno.keller@plinth.example';

// biome-ignore lint/suspicious/noExplicitAny: a stranger reads answers as they come.
type Told = { readonly status: number; readonly body: any };
type Headers = Readonly<Record<string, string>>;

/** A portal, and browsers that anybody opens. */
async function openPortal() {
  const clock = createManualClock(FROZEN_AT_MS);
  const { url, sandbox } = await startPortal({ sandbox: createSandbox({ clock }) });

  async function browser(email?: string, password = PASSWORD) {
    const jar = createCookieJar();
    let csrf = '';
    async function call(
      method: string,
      path: string,
      body?: unknown,
      more: Headers = {},
    ): Promise<Told> {
      const answer = await fetch(`${url}/app${path}`, {
        method,
        headers: {
          ...{ cookie: jar.header(), 'x-csrf-token': csrf, 'content-type': 'application/json' },
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      jar.take(answer);
      const text = await answer.text();
      return { status: answer.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text };
    }
    async function signIn(as: string, word: string, more: object = {}) {
      const told = await call('POST', '/login', { email: as, password: word, ...more });
      csrf = told.body.csrfToken ?? '';
      return told.status;
    }
    if (email !== undefined) expect(await signIn(email, password)).toBe(200);
    return { call, signIn };
  }

  /** Somebody follows the link of the invitation that was sent last. */
  async function accept(email: string) {
    const mail = sandbox.outbox.findLast(({ to }) => to === email);
    const query = new URLSearchParams({ confirmationToken: mail?.token ?? '', email });
    const visitor = await browser();
    await visitor.call('GET', `/login/confirm-email?${query}`);
    return mail?.password ?? '';
  }

  /** The token of a requested password reset link. */
  async function resetLink(email: string) {
    const query = new URLSearchParams({ email, host: new URL(url).host });
    const visitor = await browser();
    await visitor.call('GET', `/login/generate-password-reset-token?${query}`);
    const token = sandbox.outbox.findLast(({ kind }) => kind === 'passwordReset')?.token;
    expect(token).toBeDefined();
    return token;
  }

  return { browser, accept, resetLink, sandbox, clock };
}

it('acting as somebody takes nobody further (A1)', async () => {
  const { browser } = await openPortal();
  const support = await browser(SUPPORT);
  const me = await support.call('GET', '/users/me');
  const beyond = await support.call('POST', '/impersonation', { email: BRUNO });
  expect([beyond.status, beyond.body.code]).toEqual([403, 'beyond_own_rights']);
  const row = (await support.call('GET', '/users?pageSize=100')).body.data.find(
    ({ email }: { email: string }) => email === BRUNO,
  );
  expect(row.beyondOwnRights).toBe(true);

  const ada = await browser(ADA);
  const { sessionId } = (await ada.call('POST', '/impersonation', { email: BRUNO })).body;
  const acting = { 'x-impersonation-session': sessionId };
  const writes: readonly (readonly [string, string, string, unknown?])[] = [
    ['manageRoles', 'POST', `/roles/assign-role?roleName=Admin`, [SUPPORT]],
    ['manageRoles', 'POST', '/roles/create-role?roleName=New', ['User.Read']],
    ['manageRoles', 'PATCH', '/roles/Auditor/permissions', ['User.Read']],
    ['manageRoles', 'DELETE', '/roles/Auditor'],
    ['deleteUsers', 'DELETE', `/users/${CARL}`],
    ['changeUsers', 'PATCH', `/users/${CARL}`, { firstname: 'Other' }],
    ['inviteUsers', 'POST', '/users', { email: 'new@walk.example' }],
    ['inviteUsers', 'POST', '/users/tomasz.zolc@plinth.example/invitation'],
    ['inviteUsers', 'DELETE', '/users/tomasz.zolc@plinth.example/invitation'],
    ['changePassword', 'PATCH', `/users/${BRUNO}/change-password`, {}],
    ['changeTwoFactor', 'GET', `/users/setup2fa/${BRUNO}`],
  ];
  for (const [setting, method, path, body] of writes) {
    const { status, body: told } = await ada.call(method, path, body, acting);
    expect([status, told.code, told.setting], path).toEqual([
      403,
      'impersonation_blocked',
      setting,
    ]);
  }
  expect((await support.call('GET', '/users/me')).body).toEqual(me.body);

  // The right to act goes, and with it what was begun.
  const other = await ada.call('POST', '/roles/assign-role?roleName=Auditor', [BRUNO]);
  expect(other.status).toBe(200);
  const bruno = await browser(BRUNO);
  expect((await bruno.call('POST', '/impersonation', { email: CARL })).status).toBe(403);
});

it('nobody gives, or makes, a role that goes beyond them', async () => {
  const { browser } = await openPortal();
  const ada = await browser(ADA);
  await ada.call('POST', '/roles/create-role?roleName=Roles', [
    ...['Permissions.Read', 'Permissions.Create', 'Permissions.Edit', 'Permissions.Assign'],
    'Billing.TaxRates',
  ]);
  await ada.call('POST', '/roles/assign-role?roleName=Roles', [ROSA]);
  const rosa = await browser(ROSA);
  for (const [method, path, body] of [
    ['POST', '/roles/assign-role?roleName=Admin', [ROSA]],
    ['POST', '/roles/create-role?roleName=New', ['User.Delete']],
    ['PATCH', '/roles/Roles/permissions', ['Permissions.Read', 'User.Delete']],
  ] as const) {
    const { status, body: told } = await rosa.call(method, path, body);
    expect([status, told.code], path).toEqual([403, 'beyond_own_rights']);
  }
  // What one has oneself can be given on.
  expect(
    (await rosa.call('POST', '/roles/create-role?roleName=Less', ['Billing.TaxRates'])).status,
  ).toBe(200);
  expect((await rosa.call('POST', '/roles/assign-role?roleName=Less', [ROSA])).status).toBe(200);
});

it('a view of a role shows what both allow, is written down once, and changes nothing (A4)', async () => {
  const { browser } = await openPortal();
  const ada = await browser(ADA);
  await ada.call('POST', '/roles/create-role?roleName=Editor', [
    'Permissions.Read',
    'Permissions.Edit',
  ]);
  await ada.call('POST', '/roles/assign-role?roleName=Editor', [ROSA]);
  const rosa = await browser(ROSA);
  const view = { 'x-view-as-role': 'Admin' };
  for (const path of ['/statements', '/orders', '/users', '/activity', '/orders/export']) {
    expect((await rosa.call('GET', path, undefined, view)).status, path).toBe(403);
  }
  expect((await rosa.call('GET', '/roles/roles', undefined, view)).status).toBe(200);
  // Who somebody is stays as ever, and a role that is gone allows nothing.
  const me = await rosa.call('GET', '/users/me', undefined, view);
  expect(me.body.roles).toMatchObject([{ name: 'Editor' }]);
  const gone = { 'x-view-as-role': encodeURIComponent('Nobody’s') };
  expect((await rosa.call('GET', '/roles/roles', undefined, gone)).status).toBe(403);
  for (const [method, path] of [
    ['POST', '/roles/assign-role?roleName=Guest'],
    ['POST', '/users/me/devices/sign-out-others'],
    ['PUT', '/preferences/a'],
  ] as const) {
    expect((await rosa.call(method, path, {}, view)).body.code, path).toBe('view_as');
  }
  const { body } = await ada.call('GET', '/activity?area=role&pageSize=100');
  const viewed = body.data.filter(({ action }: { action: string }) => action === 'role.viewed');
  expect(viewed).toHaveLength(1);
  expect(viewed[0]).toMatchObject({ by: { email: ROSA }, subject: { type: 'role', id: 'Admin' } });
});

it('who is invited by the e-mail of a deleted user inherits nothing (A5)', async () => {
  const { browser, accept, resetLink, sandbox, clock } = await openPortal();
  const email = 'grace@northwind.example';
  const [ada, rosa] = [await browser(ADA), await browser(ROSA)];
  await rosa.call('POST', '/users', { email });
  const firstWord = await accept(email);
  await ada.call('POST', '/roles/assign-role?roleName=Marketplace%20Buyer', [email]);
  const first = await browser(email, firstWord);
  const cart = (await first.call('GET', '/cart')).body;
  await first.call('PATCH', '/cart', { revision: cart.revision, poNumber: 'PO-OLD' });
  await first.call('PUT', '/preferences/a.b', { value: 'old' });
  const reset = await resetLink(email);
  sandbox.live.notify(email, { title: 'Old' });

  clock.advance(1_000);
  expect((await ada.call('DELETE', `/users/${email}`)).status).toBe(200);
  clock.advance(1_000);
  await ada.call('POST', '/users', { email });
  const secondWord = await accept(email);
  await ada.call('POST', '/roles/assign-role?roleName=Marketplace%20Buyer', [email]);

  // The session and the link of before are nobody's.
  expect((await first.call('GET', '/users/me')).status).toBe(401);
  const newPassword = 'Stolen-2026!';
  const stolen = await first.call('POST', '/login/reset-password', {
    email,
    token: reset,
    newPassword,
  });
  expect(stolen.status).toBe(400);
  expect(await first.signIn(email, firstWord)).toBe(401);

  const second = await browser(email, secondWord);
  expect((await second.call('GET', '/preferences')).body).toEqual([]);
  expect((await second.call('GET', '/notifications')).body).toEqual([]);
  const fresh = (await second.call('GET', '/cart')).body;
  expect([fresh.id === cart.id, fresh.poNumber]).toEqual([false, null]);
  expect((await second.call('GET', '/users/me/devices')).body).toHaveLength(1);
  const own = await second.call('GET', `/activity?recordType=user&recordId=${email}&pageSize=100`);
  const times = own.body.data.map(({ at }: { at: string }) => Date.parse(at));
  expect(Math.min(...times)).toBeGreaterThan(FROZEN_AT_MS + 1_000);
});

it('a new password ends what the old one opened, whichever way it is set (A6)', async () => {
  const { browser, resetLink } = await openPortal();
  const here = await browser(CARL);
  const there = await browser(CARL);
  const token = await resetLink(CARL);
  const password = 'Another-2026!';
  const changed = await here.call('PATCH', `/users/${CARL}`, {
    ...{ oldPassword: PASSWORD, password, changepassword: password },
  });
  expect(changed.status).toBe(200);
  expect((await here.call('GET', '/users/me')).status).toBe(200);
  expect((await there.call('GET', '/users/me')).status).toBe(401);
  expect((await here.call('GET', '/users/me/devices')).body).toHaveLength(1);
  const late = { email: CARL, token, newPassword: 'Stolen-2026!' };
  expect((await there.call('POST', '/login/reset-password', late)).status).toBe(400);

  expect(await there.signIn(CARL, password)).toBe(200);
  const second = await resetLink(CARL);
  const reset = { email: CARL, token: second, newPassword: 'Third-2026!' };
  expect((await (await browser()).call('POST', '/login/reset-password', reset)).status).toBe(200);
  for (const each of [here, there]) expect((await each.call('GET', '/users/me')).status).toBe(401);
});

it('people of companies that one does not see are not there (A10)', async () => {
  const { browser } = await openPortal();
  const [ada, rosa] = [await browser(ADA), await browser(ROSA)];
  const invited = 'colleague@plinth.example';
  await ada.call('POST', '/users', { email: invited });
  await ada.call('POST', '/roles/create-role?roleName=People', [
    ...['User.Read', 'User.Invite', 'User.Edit', 'User.Delete', 'User.ResetTwoFactor'],
    ...['User.Impersonate', 'Permissions.Read', 'Permissions.Assign', 'Billing.TaxRates'],
  ]);
  await ada.call('POST', '/roles/assign-role?roleName=People', [ROSA]);
  const calls: readonly (readonly [string, string, unknown?])[] = [
    ['POST', `/users/${invited}/invitation`],
    ['DELETE', `/users/${invited}/invitation`],
    ['GET', `/users/${ADA}`],
    ['PATCH', `/users/${ADA}`, { firstname: 'Other' }],
    ['DELETE', `/users/${invited}`],
    ['POST', `/users/disable2fa/${ADA}`],
    ['POST', '/impersonation', { email: invited }],
    ['POST', '/roles/assign-role?roleName=Guest', [ADA]],
  ];
  for (const [method, path, body] of calls) {
    const { status } = await rosa.call(method, path, body);
    expect([status, path]).toEqual([404, path]);
    const nobody = path.replace(/[\w.]+@plinth\.example/, 'nobody@plinth.example');
    if (nobody === path) continue;
    expect((await rosa.call(method, nobody, body)).status, nobody).toBe(404);
  }
  const { body } = await rosa.call('GET', '/users?pageSize=100');
  const emails = body.data.map(({ email }: { email: string }) => email);
  expect(emails).toContain(CARL);
  for (const hidden of [ADA, invited, 'two-factor@plinth.example'])
    expect(emails).not.toContain(hidden);
  const counted = body.facets.hasRole.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    0,
  );
  expect(counted).toBe(body.totalRecords);
  const filter = encodeURIComponent(JSON.stringify({ pageNumber: 1, pageSize: 100 }));
  const members = await rosa.call('GET', `/roles/users-per-role?role=Admin&filter=${filter}`);
  expect(members.body.totalRecords).toBe(0);
});
