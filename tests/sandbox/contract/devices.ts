import { describe, expect, it } from 'vitest';
import type { WireDevice, WireRecoveryCodes } from '../../../src/api/calls/sign-in-ways';
import { totpCode } from '../../../src/sandbox/auth/totp';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  DEMO_RECOVERY_CODES,
  DEMO_TOTP_SECRET,
  TWO_FACTOR_EMAIL,
} from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

const DEVICES = '/app/users/me/devices';
const CODES = '/app/users/me/recovery-codes';

/** Devices, recovery codes and trust (contract §4.28). */
export function describeDevices(browser: () => Browser): void {
  const list = async () => (await browser().get<WireDevice[]>(DEVICES)).body;
  const enter = (tfaCode: string, trustDevice = false) =>
    browser().ask('POST', '/app/login', {
      email: TWO_FACTOR_EMAIL,
      password: DEMO_PASSWORD,
      tfaCode,
      trustDevice,
    });
  const code = () => totpCode(DEMO_TOTP_SECRET, browser().mount.now());

  describe('signed-in devices', () => {
    it('are the caller’s own, and those of nobody signed out or impersonated', async () => {
      expect((await browser().get(DEVICES)).status).toBe(401);
      await browser().login(ADMIN_EMAIL);
      const devices = await list();
      expect(devices).toHaveLength(3);
      expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(devices.find(({ name }) => name === 'Safari on iPhone')).toMatchObject({
        place: 'Copenhagen, Denmark',
        isSignedIn: true,
        isCurrent: false,
        trustedUntil: null,
      });
      const started = await browser().ask<{ sessionId: string }>('POST', '/app/impersonation', {
        email: CUSTOMER_EMAIL,
      });
      browser().impersonation = started.body.sessionId;
      for (const path of [DEVICES, CODES]) expect((await browser().get(path)).status).toBe(403);
    });

    it('are signed out one by one, or all but this one', async () => {
      await browser().login(ADMIN_EMAIL);
      const [phone] = (await list()).filter(({ name }) => name === 'Safari on iPhone');
      expect((await browser().ask('DELETE', `${DEVICES}/${phone?.id}`)).status).toBe(200);
      expect((await browser().ask('DELETE', `${DEVICES}/${phone?.id}`)).status).toBe(404);
      const own = (await list()).find(({ isCurrent }) => isCurrent);
      expect((await browser().ask('DELETE', `${DEVICES}/${own?.id}`)).status).toBe(400);
      expect((await browser().ask('POST', `${DEVICES}/sign-out-others`)).status).toBe(200);
      expect((await list()).map(({ id }) => id)).toEqual([own?.id]);
      expect((await browser().get('/app/users/me')).status).toBe(200);
    });
  });

  describe('recovery codes', () => {
    it('stand in for the code once each, however they are typed', async () => {
      const [first = ''] = DEMO_RECOVERY_CODES;
      expect((await enter('aaaaa-aaaaa')).status).toBe(400);
      expect((await enter(` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
      expect((await enter(first)).status).toBe(400);
    });

    it('are counted, replaced, and removed with the second factor', async () => {
      await browser().login(TWO_FACTOR_EMAIL, DEMO_PASSWORD, await code());
      expect((await browser().get(CODES)).body).toEqual({ left: 10, total: 10 });
      const { body } = await browser().ask<WireRecoveryCodes>('POST', CODES);
      expect(new Set(body.codes).size).toBe(10);
      for (const each of body.codes) expect(each).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
      expect((await enter(DEMO_RECOVERY_CODES[0] ?? '')).status).toBe(400);
      expect((await enter(body.codes[0] ?? '')).status).toBe(200);
      await browser().login(TWO_FACTOR_EMAIL, DEMO_PASSWORD, body.codes[1]);
      expect((await browser().get(CODES)).body).toEqual({ left: 8, total: 10 });
      await browser().ask('POST', `/app/users/disable2fa/${TWO_FACTOR_EMAIL}`);
      expect((await browser().get(CODES)).body).toEqual({ left: 0, total: 10 });
      expect((await browser().ask('POST', CODES)).status).toBe(400);
    });
  });

  describe('a trusted device', () => {
    const signOut = () => browser().get('/app/login/logout');

    it('is asked for no code, until the trust is taken back', async () => {
      await enter(await code(), true);
      await signOut();
      expect((await enter('')).status).toBe(200);
      await browser().login(TWO_FACTOR_EMAIL, DEMO_PASSWORD, '');
      const [device, ...others] = await list();
      expect(others).toEqual([]);
      expect(Date.parse(device?.trustedUntil ?? '')).toBeGreaterThan(browser().mount.now());
      await browser().ask('DELETE', `${DEVICES}/${device?.id}/trust`);
      expect((await browser().get('/app/users/me')).status).toBe(200);
      await signOut();
      expect((await enter('')).status).toBe(400);
    });

    it('is trusted for the user who requested it only', async () => {
      await enter(await code());
      await signOut();
      expect((await enter('')).status).toBe(400);
      await enter(await code(), true);
      await signOut();
      expect(
        (await browser().ask('POST', '/app/login', { email: ADMIN_EMAIL, password: 'x' })).status,
      ).toBe(401);
      const wrong = { email: TWO_FACTOR_EMAIL, password: 'wrong' };
      expect((await browser().ask('POST', '/app/login', wrong)).status).toBe(401);
    });
  });
}
