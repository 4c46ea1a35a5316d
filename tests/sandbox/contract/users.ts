import { describe, expect, it } from 'vitest';
import type { WireUser, WireUserRow } from '../../../src/api/calls/users';
import type { WirePage } from '../../../src/api/wire/page';
import { totpCode } from '../../../src/sandbox/auth/totp';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  RESELLER_EMAIL,
} from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

/** Users (specification §7.2). */
export function describeUsers(browser: () => Browser): void {
  const list = (query = '') => browser().get<WirePage<WireUserRow>>(`/app/users${query}`);

  describe('reading users', () => {
    it('asks for a session and for the permission', async () => {
      for (const path of ['/app/users', '/app/users/me', `/app/users/${ADMIN_EMAIL}`]) {
        expect((await browser().get(path)).status).toBe(401);
      }
      await browser().login(CUSTOMER_EMAIL);
      expect((await list()).status).toBe(403);
      expect((await browser().get(`/app/users/${ADMIN_EMAIL}`)).status).toBe(403);
      expect((await browser().get('/app/users/nobody@plinth.example')).status).toBe(403);
      expect((await browser().get(`/app/users/${CUSTOMER_EMAIL}`)).status).toBe(200);
    });

    it('answers one user as the contract has it', async () => {
      await browser().login(ADMIN_EMAIL);
      const { body } = await browser().get<WireUser>(
        `/app/users/${encodeURIComponent('zoe.akerstrom@nordlys.example')}`,
      );
      expect(body).toMatchObject({
        email: 'zoe.akerstrom@nordlys.example',
        firstname: 'Zoë',
        lastname: 'Åkerström',
        twoFactorEnabled: false,
        isActive: true,
        isSystem: false,
      });
      expect(body.lastLoginDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      expect(body.roles[0]?.permissions[0]).toEqual({
        name: expect.stringMatching(/^\w+\.\w+$/),
        description: expect.any(String),
      });
      expect((await browser().get('/app/users/nobody@plinth.example')).status).toBe(404);
    });

    it('sorts, filters and counts, and refuses an order that it does not know', async () => {
      await browser().login(ADMIN_EMAIL);
      const all = (await list('?pageSize=100')).body;
      const byName = (await list('?pageSize=100&sort=-lastLoginDate')).body.data;
      const times = byName.map(({ lastLoginDate }) => lastLoginDate ?? '');
      const known = times.filter((time) => !time.startsWith('0001'));
      expect(known).toEqual([...known].sort().reverse());
      // Users without a sign-in come last, in both directions.
      expect(times.slice(known.length).every((time) => time.startsWith('0001'))).toBe(true);
      expect((await list('?sort=lastLoginDate')).body.data[0]?.lastLoginDate).toBe(known.at(-1));

      const admins = (await list('?pageSize=100&role=Admin,Guest&isActive=true')).body;
      expect(admins.data.length).toBeGreaterThan(0);
      for (const { roles, isActive } of admins.data) {
        expect(['Admin', 'Guest']).toContain(roles?.[0]?.name);
        expect(isActive).toBe(true);
      }
      // A facet counts with all filters but its own.
      const inactive = all.facets?.isActive?.find(({ value }) => value === 'false')?.count;
      expect(inactive).toBe(all.data.filter(({ isActive }) => !isActive).length);
      const roles = admins.facets?.role?.map(({ count }) => count) ?? [];
      expect(roles.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
        all.data.filter(({ isActive }) => isActive).length,
      );
      expect((await list('?role=Nobody')).body).toMatchObject({ data: [], totalPages: 0 });
      expect((await list('?unknown=1')).body.totalRecords).toBe(all.totalRecords);
      expect((await list('?sort=password')).status).toBe(400);
    });

    it('pages and searches', async () => {
      await browser().login(ADMIN_EMAIL);
      const first = (await list('?pageNumber=1&pageSize=50')).body;
      const second = (await list('?pageNumber=2&pageSize=50')).body;
      expect([first.totalRecords, first.totalPages, first.data.length, second.data.length]).toEqual(
        [60, 2, 50, 10],
      );
      const emails = [...first.data, ...second.data].map(({ email }) => email);
      expect(new Set(emails).size).toBe(60);
      expect((await list('?pageNumber=3&pageSize=50')).body.data).toEqual([]);
      const found = (await list(`?searchString=${encodeURIComponent('ÅKERS')}`)).body;
      expect(found.data.map(({ email }) => email)).toEqual(['zoe.akerstrom@nordlys.example']);
      expect((await list('?searchString=no-such-text')).body).toEqual({
        data: [],
        totalRecords: 0,
        totalPages: 0,
      });
    });

    it.each(['pageNumber=0', 'pageNumber=1.5', 'pageNumber=x', 'pageSize=101', 'pageSize=-1'])(
      'refuses %s',
      async (query) => {
        await browser().login(ADMIN_EMAIL);
        expect((await list(`?${query}`)).status).toBe(400);
      },
    );

    it('answers the level of the customer', async () => {
      expect((await browser().get('/app/customers/customer-type')).status).toBe(401);
      for (const [email, customerType] of [
        [ADMIN_EMAIL, 2],
        [RESELLER_EMAIL, 1],
        [CUSTOMER_EMAIL, 0],
      ] as const) {
        await browser().login(email);
        expect((await browser().get('/app/customers/customer-type')).body).toEqual({
          customerType,
        });
      }
    });
  });

  describe('changing a profile', () => {
    const profile = {
      firstname: 'Finn',
      lastname: 'Halvorsen',
      displayName: 'Finn Halvorsen',
      phoneNumber: '5550100200',
    };

    it('completes the first sign-in with a new password', async () => {
      const email = 'first-login@plinth.example';
      await browser().login(email);
      const before = (await browser().get<WireUser>('/app/users/me')).body;
      expect([before.firstname, before.lastname, before.username]).toEqual([null, null, null]);
      const password = 'Changed-2026!';
      const body = { ...profile, password, changepassword: password, oldPassword: DEMO_PASSWORD };
      const answer = await browser().patch(`/app/users/${email}`, body);
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Your details saved successfully' },
      ]);
      expect((await browser().get('/app/users/me')).body).toMatchObject({
        firstname: 'Finn',
        lastname: 'Halvorsen',
        username: 'Finn Halvorsen',
        phone: '5550100200',
      });
      expect((await browser().login(email, password)).status).toBe(200);
    });

    it.each([
      ['a short first name', { firstname: 'ab' }],
      ['an empty last name', { lastname: ' ' }],
      ['a long display name', { displayName: 'x'.repeat(21) }],
      ['letters in the phone number', { phoneNumber: '555-0100200' }],
      ['a short phone number', { phoneNumber: '12345678' }],
      [
        'a weak password',
        { password: 'password', changepassword: 'password', oldPassword: DEMO_PASSWORD },
      ],
      [
        'another confirmation',
        { password: 'Good-2026!', changepassword: 'Good-2027!', oldPassword: DEMO_PASSWORD },
      ],
      [
        'a wrong old password',
        { password: 'Good-2026!', changepassword: 'Good-2026!', oldPassword: 'x' },
      ],
      [
        'the old password',
        { password: DEMO_PASSWORD, changepassword: DEMO_PASSWORD, oldPassword: DEMO_PASSWORD },
      ],
    ])('refuses %s and changes nothing', async (_, wrong) => {
      await browser().login(CUSTOMER_EMAIL);
      const before = (await browser().get('/app/users/me')).text;
      const answer = await browser().patch(`/app/users/${CUSTOMER_EMAIL}`, {
        ...profile,
        ...wrong,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ message: expect.any(String) });
      expect((await browser().get('/app/users/me')).text).toBe(before);
    });

    it('lets only who may change others', async () => {
      await browser().login(RESELLER_EMAIL);
      expect((await browser().patch(`/app/users/${CUSTOMER_EMAIL}`, profile)).status).toBe(403);
      await browser().login(ADMIN_EMAIL);
      expect((await browser().patch(`/app/users/${CUSTOMER_EMAIL}`, profile)).status).toBe(200);
      expect((await browser().patch('/app/users/nobody@plinth.example', profile)).status).toBe(404);
      const stolen = {
        password: 'Good-2026!',
        changepassword: 'Good-2026!',
        oldPassword: DEMO_PASSWORD,
      };
      expect((await browser().patch(`/app/users/${CUSTOMER_EMAIL}`, stolen)).status).toBe(403);
    });

    it('changes the own password only', async () => {
      await browser().login(ADMIN_EMAIL);
      const body = { oldPassword: DEMO_PASSWORD, newPassword: 'Other-2026!' };
      const path = (email: string) => `/app/users/${email}/change-password`;
      expect((await browser().patch(path(CUSTOMER_EMAIL), body)).status).toBe(403);
      const wrong = { ...body, oldPassword: 'x' };
      expect((await browser().patch(path(ADMIN_EMAIL), wrong)).status).toBe(400);
      expect((await browser().patch(path(ADMIN_EMAIL), body)).status).toBe(200);
      expect((await browser().get('/app/users/me')).status).toBe(200);
      expect((await browser().login(ADMIN_EMAIL)).status).toBe(401);
      expect((await browser().login(ADMIN_EMAIL, 'Other-2026!')).status).toBe(200);
    });
  });

  describe('deleting users', () => {
    it('deletes who may be deleted', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await browser().delete('/app/users/jd@short.example')).status).toBe(200);
      expect((await browser().delete('/app/users/jd@short.example')).status).toBe(404);
      expect((await browser().delete(`/app/users/${ADMIN_EMAIL}`)).status).toBe(400);
      expect((await browser().delete('/app/users/platform@plinth.example')).status).toBe(403);
      expect((await list()).body.totalRecords).toBe(59);
      await browser().login(RESELLER_EMAIL);
      expect((await browser().delete(`/app/users/${CUSTOMER_EMAIL}`)).status).toBe(403);
    });

    it('lets only who may invite', async () => {
      await browser().login(CUSTOMER_EMAIL);
      expect((await browser().post('/app/users', { email: 'x@y.example' })).status).toBe(403);
    });
  });

  describe('the second factor', () => {
    const setup = (email: string) =>
      browser().get<{ sharedKey: string; authenticatorUri: string }>(
        `/app/users/setup2fa/${email}`,
      );
    const confirm = (code: string) =>
      browser().post(`/app/users/setup2fa?${new URLSearchParams({ email: ADMIN_EMAIL, code })}`);

    it('is set up with a code and switched off again', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await confirm('123456')).status).toBe(400);
      expect((await setup(CUSTOMER_EMAIL)).status).toBe(403);
      const { sharedKey, authenticatorUri } = (await setup(ADMIN_EMAIL)).body;
      const uri = new URL(authenticatorUri);
      expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
      expect(uri.searchParams.get('secret')).toBe(sharedKey);
      expect((await setup(ADMIN_EMAIL)).body.sharedKey).toBe(sharedKey);
      const now = browser().mount.now();
      expect((await confirm(await totpCode(sharedKey, now - 600_000))).status).toBe(400);
      expect((await confirm(await totpCode(sharedKey, now))).status).toBe(200);
      expect((await browser().get('/app/users/me')).body).toMatchObject({ twoFactorEnabled: true });
      expect((await setup(ADMIN_EMAIL)).status).toBe(400);
      expect((await browser().login(ADMIN_EMAIL)).status).toBe(400);
      const disable = (email: string) => browser().post(`/app/users/disable2fa/${email}`);
      expect((await disable(ADMIN_EMAIL)).status).toBe(200);
      expect((await disable(ADMIN_EMAIL)).status).toBe(400);
      expect((await disable('nobody@plinth.example')).status).toBe(404);
      expect((await browser().login(ADMIN_EMAIL)).status).toBe(200);
    });

    it('of others is switched off by who may', async () => {
      const path = '/app/users/disable2fa/two-factor@plinth.example';
      for (const [email, status] of [
        [CUSTOMER_EMAIL, 403],
        [RESELLER_EMAIL, 404],
      ] as const) {
        await browser().login(email);
        expect((await browser().post(path)).status).toBe(status);
      }
      await browser().login(ADMIN_EMAIL);
      expect((await browser().post(path)).status).toBe(200);
      expect((await browser().login('two-factor@plinth.example')).status).toBe(200);
    });
  });
}
