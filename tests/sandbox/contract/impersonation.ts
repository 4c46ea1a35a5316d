import { describe, expect, it } from 'vitest';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

const HALF_HOUR_MS = 30 * 60_000;

interface Started {
  sessionId: string;
  email: string;
  expires: string;
}

/** Acting as another user (contract §3). */
export function describeImpersonation(browser: () => Browser): void {
  const start = (email: string) => browser().post<Started>('/app/impersonation', { email });
  const whoAmI = async () => (await browser().get<{ email: string }>('/app/users/me')).body.email;

  describe('impersonation', () => {
    it('answers as the other user, for half an hour', async () => {
      await browser().login(ADMIN_EMAIL);
      const { status, body } = await start(CUSTOMER_EMAIL);
      expect(status).toBe(200);
      expect(body.email).toBe(CUSTOMER_EMAIL);
      const left = Date.parse(body.expires) - browser().mount.now();
      expect(left).toBeGreaterThan(HALF_HOUR_MS - 10_000);
      expect(left).toBeLessThanOrEqual(HALF_HOUR_MS);
      expect(await whoAmI()).toBe(ADMIN_EMAIL);
      browser().impersonation = body.sessionId;
      expect(await whoAmI()).toBe(CUSTOMER_EMAIL);
      expect((await browser().get('/app/roles')).status).toBe(403);
      expect((await browser().get('/app/customers/customer-type')).body).toEqual({
        customerType: 0,
      });
      expect((await browser().get<unknown[]>('/app/notifications')).body).toHaveLength(1);
      const validated = await browser().post('/app/login/validate-token');
      expect(validated.body).toMatchObject({ expires: body.expires });
    });

    it('asks for the permission and for somebody else who is there and active', async () => {
      expect((await start(CUSTOMER_EMAIL)).status).toBe(401);
      await browser().login(RESELLER_EMAIL);
      expect((await start(CUSTOMER_EMAIL)).status).toBe(403);
      await browser().login(ADMIN_EMAIL);
      expect((await start(ADMIN_EMAIL)).status).toBe(400);
      expect((await start('nobody@plinth.example')).status).toBe(404);
      expect((await start('thordis@nordlys.example')).status).toBe(400);
      expect((await start('platform@plinth.example')).status).toBe(403);
    });

    it('cannot be nested, and cannot change what proves who somebody is', async () => {
      await browser().login(ADMIN_EMAIL);
      browser().impersonation = (await start('bruno.keller@plinth.example')).body.sessionId;
      expect((await start(CUSTOMER_EMAIL)).status).toBe(403);
      const bruno = 'bruno.keller@plinth.example';
      expect((await browser().get(`/app/users/setup2fa/${bruno}`)).status).toBe(403);
      const passwords = { oldPassword: 'Plinth-2026!', newPassword: 'Other-2026!' };
      const change = await browser().patch(`/app/users/${bruno}/change-password`, passwords);
      expect(change.status).toBe(403);
    });

    it('is extended by the parent tab, never by itself', async () => {
      await browser().login(ADMIN_EMAIL);
      const { sessionId, expires } = (await start(CUSTOMER_EMAIL)).body;
      const extend = () =>
        browser().post<{ expires: string }>(`/app/impersonation/${sessionId}/extend`);
      const extended = await extend();
      expect(extended.status).toBe(200);
      expect(Date.parse(extended.body.expires)).toBe(Date.parse(expires) + HALF_HOUR_MS);
      browser().impersonation = sessionId;
      expect((await extend()).status).toBe(403);
      browser().impersonation = '';
      const unknown = await browser().post('/app/impersonation/made-up/extend');
      expect(unknown.status).toBe(404);
    });

    it('ends alone: by its own call or by a sign-out that carries its header', async () => {
      await browser().login(ADMIN_EMAIL);
      const first = (await start(CUSTOMER_EMAIL)).body.sessionId;
      const second = (await start(RESELLER_EMAIL)).body.sessionId;
      expect((await browser().delete(`/app/impersonation/${first}`)).status).toBe(200);
      expect((await browser().delete(`/app/impersonation/${first}`)).status).toBe(404);
      browser().impersonation = first;
      expect((await browser().get('/app/users/me')).status).toBe(401);
      browser().impersonation = second;
      expect(await whoAmI()).toBe(RESELLER_EMAIL);
      expect((await browser().get('/app/login/logout')).body).toEqual({
        message: 'Impersonation mode has been successfully closed.',
      });
      expect((await browser().get('/app/users/me')).status).toBe(401);
      // Once more, too late: still not the administrator's own sign-out.
      expect((await browser().get('/app/login/logout')).status).toBe(200);
      browser().impersonation = '';
      expect(await whoAmI()).toBe(ADMIN_EMAIL);
    });

    it('belongs to the session that began it', async () => {
      await browser().login(ADMIN_EMAIL);
      const { sessionId } = (await start(CUSTOMER_EMAIL)).body;
      await browser().login(RESELLER_EMAIL);
      browser().impersonation = sessionId;
      expect((await browser().get('/app/users/me')).status).toBe(401);
    });
  });
}
