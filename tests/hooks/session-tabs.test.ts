import { describe, expect, it } from 'vitest';
import { login } from '../../src/api/calls/auth';
import { listRoles } from '../../src/api/calls/roles';
import { inviteUser } from '../../src/api/calls/users';
import { ApiError } from '../../src/api/errors';
import { watched } from '../../src/hooks/console/failures';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import { openSession, type SessionTab } from './support/open-session';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const LOGOUT = 'GET /app/login/logout';
const ME = 'GET /app/users/me';

const statusOf = (tab: SessionTab) => () => tab.store.getSession().status;

async function openSignedIn(browser: TestBrowser, options?: Parameters<typeof openSession>[1]) {
  const tab = openSession(browser, options);
  await expect.poll(statusOf(tab)).toBe('signedIn');
  tab.queryClient.setQueryData(['roles', 'list'], ['secret']);
  return tab;
}

const read = (tab: SessionTab) => tab.queryClient.getQueryData(['roles', 'list']);

describe('sign-out in one tab', () => {
  for (const hasChannels of [true, false]) {
    it(`reaches all tabs ${hasChannels ? 'by channel' : 'without BroadcastChannel'}`, async () => {
      const browser = createTestBrowser('signedIn');
      const tabs: SessionTab[] = [];
      for (let i = 0; i < 6; i += 1) tabs.push(await openSignedIn(browser, { hasChannels }));
      const [first, ...others] = tabs;
      const done = first?.store.logout();
      for (const tab of tabs) {
        expect(tab.store.getSession().status).toBe('signedOut');
        expect(read(tab)).toBeUndefined();
      }
      for (const tab of others)
        expect(tab.store.getSession()).toMatchObject({ reason: 'elsewhere' });
      expect(await done).toEqual({ isServerTold: true });
      expect(browser.count(LOGOUT)).toBe(1);
      expect(browser.cookie).toBeNull();
    });
  }

  it('arrives by the channel alone, without storage events', async () => {
    const browser = createTestBrowser('signedIn');
    const first = await openSignedIn(browser);
    const say = (user: string, session: string, message: unknown) =>
      browser
        .openTab()
        .platform.tabs.open({ user, session }, () => null)
        .post(message as never);
    say('other@plinth.example', '', { kind: 'signedOut' });
    say(ADMIN_EMAIL, 'impersonation-1', { kind: 'signedOut' });
    say(ADMIN_EMAIL, '', { kind: 'greeting' });
    say(ADMIN_EMAIL, '', 'signedOut');
    expect(first.store.getSession().status).toBe('signedIn');
    say(ADMIN_EMAIL, '', { kind: 'signedOut' });
    expect(first.store.getSession()).toMatchObject({ status: 'signedOut', reason: 'elsewhere' });
  });

  it('is sent on the channel of the user and session', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    const heard: unknown[] = [];
    const name = { user: ADMIN_EMAIL, session: '' };
    const listener = browser.openTab().platform.tabs.open(name, (data) => data ?? null);
    listener.subscribe(({ message }) => heard.push(message));
    await tab.store.logout();
    expect(heard).toEqual([{ kind: 'signedOut' }]);
  });

  it('clears everything at once even if the server cannot be reached', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    tab.platform.storage.savedEmail.set(ADMIN_EMAIL);
    tab.platform.storage.theme.set('dark');
    browser.isReachable = false;
    const done = tab.store.logout();
    expect(tab.store.getSession()).toEqual({ status: 'signedOut', reason: 'signedOut' });
    expect(tab.platform.storage.auth.get()).toBeNull();
    expect(tab.platform.storage.savedEmail.get()).toBeNull();
    expect(tab.platform.storage.theme.get()).toBe('dark');
    expect(tab.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(await done).toEqual({ isServerTold: false });
    expect(tab.parts.client.sessionHeaders('POST')).toEqual({});
  });

  it('is sent again by the next page, and nobody is signed in until the server has answered', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    browser.isReachable = false;
    await tab.store.logout();
    tab.stop();
    // The network is there again, and the sign-out alone fails: asked for or not, nobody is seen.
    browser.isReachable = true;
    browser.sandbox.faults.add({ match: { path: '/app/login/logout' }, status: 503, times: 1 });
    const reloaded = openSession(browser);
    await expect.poll(statusOf(reloaded)).toBe('signedOut');
    expect(reloaded.history).not.toContain('signedIn');
    reloaded.stop();
    const later = openSession(browser);
    await expect.poll(statusOf(later)).toBe('signedOut');
    expect(later.history).not.toContain('signedIn');
    expect(later.platform.storage.signOutOwed.get()).toBeNull();
    later.stop();
    // The server has ended it: nothing is owed, and still nobody is signed in.
    const last = openSession(browser);
    await expect.poll(statusOf(last)).toBe('signedOut');
    expect(browser.count(LOGOUT)).toBe(3);
  });

  it('is owed no longer once somebody signs in', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    browser.isReachable = false;
    await tab.store.logout();
    browser.isReachable = true;
    await tab.store.login({ email: CUSTOMER_EMAIL, password: DEMO_PASSWORD });
    const reloaded = openSession(browser);
    await expect.poll(statusOf(reloaded)).toBe('signedIn');
  });

  it('is over at once while the server hangs, which is waited for 5 s', async () => {
    const browser = createTestBrowser('signedIn');
    const { store } = await openSignedIn(browser);
    browser.hold = (call) => (call === LOGOUT ? new Promise(() => {}) : undefined);
    const done = store.logout();
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'signedOut' });
    await expect.poll(() => browser.count(LOGOUT)).toBe(1);
    browser.clock.advance(5_000);
    expect(await done).toEqual({ isServerTold: false });
  });

  it('sends one call however often it is asked for', async () => {
    const browser = createTestBrowser('signedIn');
    const { store } = await openSignedIn(browser);
    await Promise.all([store.logout(), store.logout(), store.logout()]);
    expect(browser.count(LOGOUT)).toBe(1);
  });
});

describe('another user signs in elsewhere', () => {
  it('is noticed: caches are emptied and the new user is loaded', async () => {
    const browser = createTestBrowser('signedIn');
    const first = await openSignedIn(browser);
    const second = browser.openTab();
    await login(second.parts.client, { email: CUSTOMER_EMAIL, password: DEMO_PASSWORD });
    second.platform.storage.auth.set({ email: CUSTOMER_EMAIL, expires: '' });
    expect(first.store.getSession()).toEqual({ status: 'starting', hasStoredSession: true });
    expect(read(first)).toBeUndefined();
    await expect.poll(statusOf(first)).toBe('signedIn');
    expect(first.store.getSession()).toMatchObject({ user: { email: CUSTOMER_EMAIL } });
  });

  it('does not let a late 401 of the first user end the session of the second', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    let fail = (_: ApiError) => {};
    const late = watched({ client: tab.parts.client, failures: tab.failures }, () => {
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    await tab.store.logout();
    await tab.store.login({ email: CUSTOMER_EMAIL, password: DEMO_PASSWORD });
    fail(new ApiError({ kind: 'http', status: 401 }));
    await expect(late).rejects.toThrow();
    expect(tab.store.getSession().status).toBe('signedIn');
  });
});

describe('another user signs in elsewhere, and no tab is notified', () => {
  const INVITE = 'POST /app/users';
  const INVITED = 'new@northwind.example';

  async function openOther(browser: TestBrowser) {
    const tab = await openSignedIn(browser);
    const other = browser.openTab();
    await login(other.parts.client, { email: CUSTOMER_EMAIL, password: DEMO_PASSWORD });
    return tab;
  }

  it('a write goes out in nobody else’s name: the tab goes on as the other user', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openOther(browser);
    await expect(inviteUser(tab.parts.client, { email: INVITED })).rejects.toMatchObject({
      status: 403,
    });
    expect(browser.count(INVITE)).toBe(1);
    await expect.poll(statusOf(tab)).toBe('signedIn');
    expect(tab.store.getSession()).toMatchObject({ user: { email: CUSTOMER_EMAIL } });
    expect(read(tab)).toBeUndefined();
    expect(browser.count(INVITE)).toBe(1);
  });

  it('twenty writes at once neither', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openOther(browser);
    await Promise.allSettled(
      Array.from({ length: 20 }, () => inviteUser(tab.parts.client, { email: INVITED })),
    );
    expect(browser.count(INVITE)).toBe(20);
    expect(tab.store.getSession()).not.toMatchObject({ user: { email: ADMIN_EMAIL } });
  });

  it('is found out by a page that comes back, before it takes a token', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openOther(browser);
    tab.platform.visibility.play('cached');
    tab.platform.visibility.play('restored');
    await expect
      .poll(() => tab.store.getSession())
      .toMatchObject({ status: 'signedIn', user: { email: CUSTOMER_EMAIL } });
  });

  it('a stale token of the same user is renewed, and the write carried out', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    const again = browser.openTab();
    await login(again.parts.client, { email: ADMIN_EMAIL, password: DEMO_PASSWORD });
    await inviteUser(tab.parts.client, { email: INVITED });
    expect(browser.count(INVITE)).toBe(2);
    expect(tab.store.getSession()).toMatchObject({ user: { email: ADMIN_EMAIL } });
  });
});

describe('the server refuses', () => {
  it('50 parallel 401s are one sign-out without a loop', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    const other = await openSignedIn(browser);
    browser.cookie = null;
    const { client } = tab.parts;
    const calls = Array.from({ length: 50 }, () =>
      watched({ client, failures: tab.failures }, () => listRoles(client)).catch(() => {}),
    );
    await Promise.all(calls);
    expect(tab.store.getSession()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(tab.history.filter((status) => status === 'signedOut')).toHaveLength(1);
    expect(browser.count(LOGOUT)).toBe(0);
    // The cookie is the same in all tabs.
    expect(other.store.getSession().status).toBe('signedOut');
  });

  it('a 403 reloads the user, once for a burst', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    const before = browser.count(ME);
    const refused = () => tab.failures.tell(new ApiError({ kind: 'http', status: 403 }));
    for (let i = 0; i < 20; i += 1) refused();
    await expect.poll(() => tab.history.length).toBe(3);
    for (let i = 0; i < 20; i += 1) refused();
    expect(browser.count(ME)).toBe(before + 1);
    browser.clock.advance(10_000);
    refused();
    expect(browser.count(ME)).toBe(before + 2);
    expect(tab.store.getSession().status).toBe('signedIn');
  });

  it('keeps the user when reloading fails', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 404 });
    await tab.store.refreshUser();
    expect(tab.store.getSession()).toMatchObject({ user: { email: ADMIN_EMAIL } });
  });
});

describe('back-forward cache', () => {
  it('is signed out before it can be seen', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    const { visibility, storage } = tab.platform;
    visibility.play('cached');
    storage.auth.remove();
    visibility.play('restored');
    expect(tab.store.getSession()).toMatchObject({ status: 'signedOut', reason: 'elsewhere' });
    expect(visibility.isConcealed).toBe(true);
    await Promise.resolve();
    expect(visibility.isConcealed).toBe(false);
  });

  it('asks the server when the record is still there, and leaves on 401', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    browser.cookie = null;
    tab.platform.visibility.play('cached');
    tab.platform.visibility.play('restored');
    await Promise.resolve();
    expect(tab.platform.visibility.isConcealed).toBe(false);
    await expect.poll(statusOf(tab)).toBe('signedOut');
    expect(browser.count(ME)).toBe(2);
  });

  it('goes on when all is as it was', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    tab.platform.visibility.play('cached');
    tab.platform.visibility.play('restored');
    await expect.poll(() => browser.count(ME)).toBe(2);
    expect(tab.store.getSession().status).toBe('signedIn');
    expect(read(tab)).toEqual(['secret']);
  });

  it('shows the page of a host that has taken the console away meanwhile', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = await openSignedIn(browser);
    tab.platform.visibility.play('cached');
    tab.stop();
    await expect.poll(() => tab.platform.visibility.isConcealed).toBe(false);
  });
});

describe('a tab that impersonates (contract §4.14)', () => {
  async function openImpersonating() {
    const browser = createTestBrowser('impersonated');
    const record = { email: ADMIN_EMAIL, expires: '2026-03-02T17:00:00.000Z' };
    const tab = openSession(browser, {
      prepare: (platform) => {
        const { storage } = platform;
        storage.auth.set(record);
        storage.impersonationSessionId.set(browser.sandbox.openingImpersonation ?? '');
        impersonationStorageOf(platform).impersonatedEmail.set(CUSTOMER_EMAIL);
        storage.externalState.set('keep');
      },
    });
    await expect.poll(statusOf(tab)).toBe('signedIn');
    return { browser, tab, record };
  }

  it('acts as the other user and leaves the shared record alone', async () => {
    const { browser, tab, record } = await openImpersonating();
    expect(tab.store.getSession()).toMatchObject({ user: { email: CUSTOMER_EMAIL } });
    expect(tab.platform.storage.auth.get()).toEqual(record);
    await tab.store.logout();
    const logout = browser.sent.find(({ call }) => call === LOGOUT);
    expect(logout?.headers.get('X-Impersonation-Session')).toBe(
      browser.sandbox.openingImpersonation,
    );
    expect(tab.platform.storage.auth.get()).toEqual(record);
    expect(tab.platform.storage.impersonationSessionId.get()).toBeNull();
    expect(impersonationStorageOf(tab.platform).impersonatedEmail.get()).toBeNull();
    expect(tab.platform.storage.externalState.get()).toBe('keep');
    expect(browser.cookie).not.toBeNull();
  });

  it('ends when the administrator signs out', async () => {
    const { browser, tab } = await openImpersonating();
    const administrator = await openSignedIn(browser);
    await administrator.store.logout();
    expect(tab.store.getSession()).toMatchObject({ status: 'signedOut', reason: 'elsewhere' });
  });
});
