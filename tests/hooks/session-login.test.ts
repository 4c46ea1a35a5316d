import { describe, expect, it } from 'vitest';
import { VAULT_MS } from '../../src/hooks/auth/credentials-vault';
import { totpCode } from '../../src/sandbox/auth/totp';
import { ADMIN_EMAIL, DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { openSession } from './support/open-session';
import { createTestBrowser } from './support/test-browser';

const LOGIN = 'POST /app/login';
const LOGOUT = 'GET /app/login/logout';
const CREDENTIALS = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };

async function openSignedOut(scenario: ScenarioName = 'signedOut') {
  const browser = createTestBrowser(scenario);
  const tab = openSession(browser);
  await expect.poll(() => tab.store.getSession().status).toBe('signedOut');
  return { browser, ...tab };
}

describe('sign-in (specification §4, "Login")', () => {
  it('loads the user and their level', async () => {
    const { store, platform, browser } = await openSignedOut();
    expect(await store.login(CREDENTIALS)).toBe('signedIn');
    expect(store.getSession()).toMatchObject({ status: 'signedIn', user: { email: ADMIN_EMAIL } });
    expect(platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
    expect(browser.count('GET /app/users/me')).toBe(1);
    expect(browser.count('GET /app/customers/customer-type')).toBe(1);
  });

  it('can begin while the start is still being checked', async () => {
    const browser = createTestBrowser();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    browser.hold = (call) => (call.endsWith('validate-token') ? held : undefined);
    const { store } = openSession(browser);
    expect(await store.login(CREDENTIALS)).toBe('signedIn');
    release();
    await expect.poll(() => browser.sent[0]?.isAborted()).toBe(true);
    expect(store.getSession().status).toBe('signedIn');
  });

  it('fails cleanly: record cleared, logout called once even if it fails', async () => {
    const { store, platform, browser } = await openSignedOut();
    browser.sandbox.faults.add({ match: { path: '/app/login/logout' }, status: 500 });
    platform.storage.auth.set({ email: 'old@plinth.example', expires: '' });
    await expect(store.login({ ...CREDENTIALS, password: 'wrong' })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
    });
    expect(platform.storage.auth.get()).toBeNull();
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'none' });
    await expect.poll(() => browser.count(LOGOUT)).toBe(1);
    // The failed sign-out is waited for, and is not tried again.
    expect(await store.login(CREDENTIALS)).toBe('signedIn');
    expect(browser.count(LOGOUT)).toBe(1);
  });

  it('waits for the sign-out of a failed try, which would end the new session', async () => {
    const { store, browser } = await openSignedOut();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    browser.hold = (call) => (call === LOGOUT ? held : undefined);
    await store.login({ ...CREDENTIALS, password: 'wrong' }).catch(() => {});
    const second = store.login(CREDENTIALS);
    expect(browser.count(LOGIN)).toBe(1);
    release();
    expect(await second).toBe('signedIn');
    expect(browser.sent.map(({ call }) => call).lastIndexOf(LOGOUT)).toBeLessThan(
      browser.sent.map(({ call }) => call).lastIndexOf(LOGIN),
    );
    expect(browser.cookie).not.toBeNull();
  });
});

describe('an account that cannot be loaded after a good sign-in (contract §4.23)', () => {
  const FAILED = { status: 'signedOut', reason: 'accountFailed' } as const;

  for (const path of ['/app/users/me', '/app/customers/customer-type']) {
    it(`is loaded alone at the next try when ${path} failed`, async () => {
      const { store, platform, browser, history } = await openSignedOut();
      const up = browser.sandbox.faults.add({ match: { path }, status: 400 });
      await expect(store.login(CREDENTIALS)).rejects.toMatchObject({ status: 400 });
      await expect(store.login(CREDENTIALS)).rejects.toMatchObject({ status: 400 });
      expect(store.getSession()).toEqual(FAILED);
      expect(history).not.toContain('signedIn');
      expect(platform.storage.auth.get()).toBeNull();
      up();
      expect(await store.login(CREDENTIALS)).toBe('signedIn');
      expect(platform.storage.auth.get()?.expires).not.toBe('');
      expect(browser.count(LOGIN)).toBe(1);
      expect(browser.count(LOGOUT)).toBe(0);
      await store.refreshUser();
      expect(store.getSession().status).toBe('signedIn');
    });
  }

  it.each([
    ['another password', { ...CREDENTIALS, password: 'other' }],
    ['another e-mail', { ...CREDENTIALS, email: 'other@plinth.example' }],
  ])('sends %s as a sign-in of its own', async (_, other) => {
    const { store, browser } = await openSignedOut();
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, times: 1 });
    await store.login(CREDENTIALS).catch(() => {});
    await expect(store.login(other)).rejects.toMatchObject({ name: 'ApiError' });
    expect(browser.count(LOGIN)).toBe(2);
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'none' });
  });

  it('sends the sign-in again after five minutes, when what was typed is forgotten', async () => {
    const { store, browser } = await openSignedOut();
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, times: 1 });
    await store.login(CREDENTIALS).catch(() => {});
    browser.clock.advance(VAULT_MS);
    expect(store.getSession()).toEqual(FAILED);
    expect(await store.login(CREDENTIALS)).toBe('signedIn');
    expect(browser.count(LOGIN)).toBe(2);
  });

  it('keeps nothing when the server does not know the session after all', async () => {
    const { store, browser } = await openSignedOut();
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 401, times: 1 });
    await store.login(CREDENTIALS).catch(() => {});
    expect(store.getSession()).toEqual(FAILED);
    expect(await store.login(CREDENTIALS)).toBe('signedIn');
    expect(browser.count(LOGIN)).toBe(2);
  });

  it('asks for no second code', async () => {
    const { store, browser } = await openSignedOut('twoFactor');
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, times: 1 });
    const tfaCode = await totpCode(DEMO_TOTP_SECRET, browser.clock.now());
    await expect(store.login({ ...CREDENTIALS, tfaCode })).rejects.toMatchObject({ status: 400 });
    expect(await store.login({ ...CREDENTIALS, tfaCode })).toBe('signedIn');
    expect(browser.count(LOGIN)).toBe(1);
  });

  it('still stops at a profile that lacks a name, with the password', async () => {
    const { store, browser } = await openSignedOut('firstLogin');
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400, times: 1 });
    await store.login(CREDENTIALS).catch(() => {});
    expect(await store.login(CREDENTIALS)).toBe('profileIncomplete');
    expect(store.vault.take('profile')?.password).toBe(DEMO_PASSWORD);
  });
});

describe('second factor', () => {
  it('hands the credentials over in memory, once, and does not log out', async () => {
    const { store, browser, platform } = await openSignedOut('twoFactor');
    expect(await store.login(CREDENTIALS)).toBe('twoFactorRequired');
    expect(store.getSession().status).toBe('signedOut');
    expect(browser.count(LOGOUT)).toBe(0);
    expect(platform.storage.auth.get()).toBeNull();
    expect(store.vault.emailFor('twoFactor')).toBe(ADMIN_EMAIL);
    expect(store.vault.take('profile')).toBeNull();
    expect(store.vault.take('twoFactor')).toEqual({
      ...CREDENTIALS,
      // The server says who helps without a code (workday §9.9).
      help: 'Ask Bruno Keller (bruno.keller@plinth.example) to reset your sign-in.',
      until: browser.clock.now() + VAULT_MS,
    });
    expect(store.vault.take('twoFactor')).toBeNull();
  });

  for (const message of [
    'Two Factor Auth is required',
    'two factor auth is REQUIRED.',
    '  Two Factor Auth is required ',
  ]) {
    it(`knows "${message}"`, async () => {
      const { store, browser } = await openSignedOut();
      const body = JSON.stringify({ message });
      browser.sandbox.faults.add({ match: { path: '/app/login' }, status: 400, body });
      expect(await store.login(CREDENTIALS)).toBe('twoFactorRequired');
    });
  }

  for (const [status, message] of [
    [400, 'Two factors'],
    [401, 'Two Factor Auth is required'],
  ] as const) {
    it(`stays on ${status} "${message}"`, async () => {
      const { store, browser } = await openSignedOut();
      const body = JSON.stringify({ message });
      browser.sandbox.faults.add({ match: { path: '/app/login' }, status, body });
      await expect(store.login(CREDENTIALS)).rejects.toMatchObject({ status });
      expect(store.vault.emailFor('twoFactor')).toBeNull();
    });
  }

  it('leaves a refused code to another try, and signs in with the right one', async () => {
    const { store, browser } = await openSignedOut('twoFactor');
    await store.login(CREDENTIALS);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(store.login({ ...CREDENTIALS, tfaCode: '000000' })).rejects.toMatchObject({
        serverMessage: 'This code is not right, or no longer.',
      });
    }
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(browser.count(LOGOUT)).toBe(0);
    const tfaCode = await totpCode(DEMO_TOTP_SECRET, browser.clock.now());
    expect(await store.login({ ...CREDENTIALS, tfaCode })).toBe('signedIn');
  });

  it('forgets them after five minutes and when another sign-in begins', async () => {
    const { store, browser } = await openSignedOut('twoFactor');
    await store.login(CREDENTIALS);
    browser.clock.advance(VAULT_MS - 1);
    expect(store.vault.emailFor('twoFactor')).toBe(ADMIN_EMAIL);
    browser.clock.advance(1);
    expect(store.vault.take('twoFactor')).toBeNull();
    await store.login(CREDENTIALS);
    const other = store.login({ email: 'nobody@plinth.example', password: 'x' });
    expect(store.vault.emailFor('twoFactor')).toBeNull();
    await other.catch(() => {});
  });
});

describe('first sign-in', () => {
  it('stops at the profile, which may be skipped', async () => {
    const { store, platform } = await openSignedOut('firstLogin');
    expect(await store.login(CREDENTIALS)).toBe('profileIncomplete');
    expect(store.getSession()).toEqual({
      status: 'profileIncomplete',
      email: ADMIN_EMAIL,
      profile: { firstname: '', lastname: '', username: '', phone: '' },
    });
    expect(platform.storage.auth.get()).toBeNull();
    expect(store.vault.take('profile')?.password).toBe(DEMO_PASSWORD);
    await store.enter();
    expect(store.getSession()).toMatchObject({ status: 'signedIn', user: { email: ADMIN_EMAIL } });
    expect(platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
  });

  it('stays where it is when Skip fails, so that it can be tried again', async () => {
    const { store, browser } = await openSignedOut('firstLogin');
    await store.login(CREDENTIALS);
    const up = browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400 });
    await expect(store.enter()).rejects.toMatchObject({ status: 400 });
    expect(store.getSession().status).toBe('profileIncomplete');
    expect(browser.count(LOGOUT)).toBe(0);
    up();
    await store.enter();
    expect(store.getSession().status).toBe('signedIn');
  });

  it('stops if only one of the names is missing, and keeps the others', async () => {
    for (const missing of ['firstname', 'lastname', 'username'] as const) {
      for (const nothing of ['', '  ', null]) {
        const { store, browser } = await openSignedOut();
        const names = { firstname: 'Ada', lastname: 'Lindqvist', username: 'Ada L' };
        const body = JSON.stringify({ email: ADMIN_EMAIL, ...names, [missing]: nothing });
        browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 200, body });
        expect(await store.login(CREDENTIALS)).toBe('profileIncomplete');
        expect(store.getSession()).toMatchObject({
          profile: { ...names, [missing]: expect.stringMatching(/^\s*$/) },
        });
      }
    }
  });

  it('does not need the customer level before the profile is complete', async () => {
    const { store, browser } = await openSignedOut('firstLogin');
    browser.sandbox.faults.add({ match: { path: '/app/customers/customer-type' }, status: 404 });
    expect(await store.login(CREDENTIALS)).toBe('profileIncomplete');
  });
});
