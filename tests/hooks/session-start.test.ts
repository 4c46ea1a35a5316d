import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../../src/hooks/auth/create-session-store';
import { createFailures } from '../../src/hooks/console/failures';
import { createReadCache } from '../../src/hooks/console/read-cache';
import { createActing } from '../../src/hooks/impersonation/acting';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { openSession } from './support/open-session';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const VALIDATE = 'POST /app/login/validate-token';
const LOGOUT = 'GET /app/login/logout';

/** Lets timers that are due now run while waiting, such as those of repeated reads. */
const statusOf = (browser: TestBrowser, tab: ReturnType<typeof openSession>) => () => {
  browser.clock.advance(0);
  return tab.store.getSession().status;
};

describe('application start (specification §4)', () => {
  it('signs in with a valid session and keeps e-mail and expiry only', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser);
    expect(tab.history).toEqual(['starting']);
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
    expect(tab.store.getSession()).toMatchObject({
      user: { email: ADMIN_EMAIL, customerType: 2, roleName: 'Admin' },
    });
    expect(Object.keys(tab.platform.storage.auth.get() ?? {}).sort()).toEqual(['email', 'expires']);
    expect(browser.count(VALIDATE)).toBe(1);
  });

  it('is silently signed out on 401 and forgets a stale record', async () => {
    const browser = createTestBrowser('signedOut');
    const tab = openSession(browser, {
      prepare: ({ storage }) => {
        storage.auth.set({ email: 'forged@plinth.example', expires: '' });
        storage.savedEmail.set('forged@plinth.example');
      },
    });
    expect(tab.store.getSession()).toEqual({ status: 'starting', hasStoredSession: true });
    await expect.poll(statusOf(browser, tab)).toBe('signedOut');
    expect(tab.store.getSession()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(tab.platform.storage.auth.get()).toBeNull();
    // It only fills in the form; the user has not asked to be forgotten.
    expect(tab.platform.storage.savedEmail.get()).toBe('forged@plinth.example');
    expect(browser.count(LOGOUT)).toBe(0);
  });

  it('shows no skeleton for a record that has run out', () => {
    const browser = createTestBrowser('signedOut');
    const tab = openSession(browser, {
      prepare: ({ storage }) =>
        storage.auth.set({ email: ADMIN_EMAIL, expires: '2020-01-01T00:00:00.000Z' }),
    });
    expect(tab.store.getSession()).toEqual({ status: 'starting', hasStoredSession: false });
  });

  for (const effect of [
    { status: 500 },
    { status: 403 },
    { status: 200, body: { bad: 'htmlLogin' } },
  ] as const) {
    it(`signs out once on ${JSON.stringify(effect)}`, async () => {
      const browser = createTestBrowser('signedIn');
      browser.sandbox.faults.add({ match: { path: '/app/login/validate-token' }, ...effect });
      const tab = openSession(browser);
      await expect.poll(statusOf(browser, tab)).toBe('signedOut');
      expect(tab.store.getSession()).toMatchObject({ reason: 'startFailed' });
      await expect.poll(() => browser.cookie).toBeNull();
      expect(browser.count(LOGOUT)).toBe(1);
      expect(tab.history).not.toContain('signedIn');
    });
  }

  it('signs out when the session is valid but its user cannot be loaded', async () => {
    const browser = createTestBrowser('signedIn');
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 500 });
    const tab = openSession(browser);
    await expect.poll(statusOf(browser, tab)).toBe('signedOut');
    expect(tab.history).not.toContain('signedIn');
    expect(tab.platform.storage.auth.get()).toBeNull();
  });

  it('signs out when the check takes longer than 30 seconds', async () => {
    const browser = createTestBrowser('signedIn');
    browser.hold = (call) => (call === VALIDATE ? new Promise(() => {}) : undefined);
    const tab = openSession(browser);
    await expect.poll(() => browser.count(VALIDATE)).toBe(1);
    browser.clock.advance(29_999);
    expect(tab.store.getSession().status).toBe('starting');
    browser.clock.advance(1);
    await expect.poll(statusOf(browser, tab)).toBe('signedOut');
    expect(tab.store.getSession()).toMatchObject({ reason: 'startFailed' });
  });
});

describe('start without network (contract §4.12)', () => {
  it('waits and signs in as soon as the device is online again', async () => {
    const browser = createTestBrowser('signedIn');
    browser.isReachable = false;
    const tab = openSession(browser, { prepare: ({ online }) => online.setOnline(false) });
    await expect.poll(statusOf(browser, tab)).toBe('waitingForNetwork');
    browser.isReachable = true;
    tab.platform.online.setOnline(true);
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
    expect(browser.count(VALIDATE)).toBe(2);
  });

  it('tries again by itself when only the server could not be reached', async () => {
    const browser = createTestBrowser('signedIn');
    browser.isReachable = false;
    const tab = openSession(browser);
    await expect.poll(statusOf(browser, tab)).toBe('waitingForNetwork');
    browser.isReachable = true;
    browser.clock.advance(2_000);
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
  });

  it('gives up after 10 seconds, not before', async () => {
    const browser = createTestBrowser('signedIn');
    browser.isReachable = false;
    const tab = openSession(browser, { prepare: ({ online }) => online.setOnline(false) });
    await expect.poll(statusOf(browser, tab)).toBe('waitingForNetwork');
    browser.clock.advance(9_999);
    expect(tab.store.getSession().status).toBe('waitingForNetwork');
    browser.clock.advance(1);
    await expect.poll(statusOf(browser, tab)).toBe('signedOut');
    expect(browser.count(VALIDATE)).toBe(2);
  });
});

it('a page that signs out on arrival, before the start, asks for no session', async () => {
  const browser = createTestBrowser('signedIn');
  const { parts } = browser.openTab();
  const failures = createFailures();
  const store = createSessionStore(
    { ...parts, failures, cache: createReadCache() },
    createActing(parts),
  );
  const done = store.logout();
  store.start();
  expect(await done).toEqual({ isServerTold: true });
  expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'signedOut' });
  expect(browser.sent.map(({ call }) => call)).toEqual([LOGOUT]);
});

describe('leaving during the start', () => {
  it('aborts the check and notifies nobody', async () => {
    const browser = createTestBrowser('signedIn');
    browser.hold = () => new Promise(() => {});
    const tab = openSession(browser);
    await expect.poll(() => browser.count(VALIDATE)).toBe(1);
    tab.stop();
    await expect.poll(() => browser.sent[0]?.isAborted()).toBe(true);
    expect(tab.history).toEqual(['starting']);
  });

  it('asks once when it is stopped and started at once, as StrictMode does', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser);
    tab.stop();
    tab.store.start();
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
    expect(browser.count(VALIDATE)).toBe(1);
  });
});
