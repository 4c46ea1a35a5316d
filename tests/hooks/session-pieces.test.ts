import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/errors';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { turn } from '../api/support';
import { userOf } from '../domain/session-events';
import { openSession, type SessionTab } from './support/open-session';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const LOGOUT = 'GET /app/login/logout';
const PIECE = { sessionEndsOn: 'unauthorized' } as const;

/** Lets timers that are due now run while waiting, such as those of repeated reads. */
const statusOf = (browser: TestBrowser, tab: SessionTab) => () => {
  browser.clock.advance(0);
  return tab.store.getSession().status;
};

/** A page on which somebody is signed in, and then the API that answers nothing well. */
async function openBroken(status: number) {
  const browser = createTestBrowser('signedIn');
  const first = openSession(browser, PIECE);
  await expect.poll(statusOf(browser, first)).toBe('signedIn');
  const end = browser.sandbox.faults.add({ match: { path: '/app/**' }, status });
  return { browser, first, end };
}

describe('a piece on a page of others (contract §4.37)', () => {
  it.each([503, 500, 403])(
    'signs nobody out when the API answers %i: it tries again, says so after 10 s, and goes on',
    async (status) => {
      const { browser, first, end } = await openBroken(status);
      const second = openSession(browser, PIECE);
      await expect.poll(statusOf(browser, second)).toBe('waitingForNetwork');
      for (let waited = 0; waited < 12; waited += 1) {
        browser.clock.advance(1_000);
        await expect.poll(statusOf(browser, second)).not.toBe('signedOut');
      }
      await expect
        .poll(() => {
          browser.clock.advance(1_000);
          return second.store.getSession().status;
        })
        .toBe('unreachable');
      expect(first.store.getSession().status).toBe('signedIn');
      expect(first.platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
      expect(browser.count(LOGOUT)).toBe(0);
      end();
      await expect
        .poll(() => {
          browser.clock.advance(1_000);
          return second.store.getSession().status;
        })
        .toBe('signedIn');
    },
  );

  it('signs nobody else out when a sign-in cannot be carried out', async () => {
    const { browser, first } = await openBroken(503);
    const second = openSession(browser, PIECE);
    const details = { email: ADMIN_EMAIL, password: 'Plinth-2026!' };
    await expect(second.store.login(details)).rejects.toThrow();
    expect(browser.count(LOGOUT)).toBe(0);
    expect(first.store.getSession().status).toBe('signedIn');
    expect(first.platform.storage.auth.get()).not.toBeNull();
  });

  it('ends with a 401, everywhere', async () => {
    const browser = createTestBrowser('signedIn');
    const [first, second] = [openSession(browser, PIECE), openSession(browser, PIECE)];
    await expect.poll(statusOf(browser, first)).toBe('signedIn');
    await expect.poll(statusOf(browser, second)).toBe('signedIn');
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status: 401 });
    await first.store.refreshUser();
    expect(first.store.getSession()).toEqual({ status: 'signedOut', reason: 'expired' });
    await expect.poll(statusOf(browser, second)).toBe('signedOut');
  });
});

describe('a session that came with the page', () => {
  const ada = { user: userOf(ADMIN_EMAIL) };
  const nothing = () => {};

  it('is there at once, is asked for once more, and stays', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser, PIECE, nothing, ada);
    expect(tab.store.getFirstSession()).toMatchObject({ status: 'signedIn' });
    await expect.poll(() => tab.platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
    expect(new Set(tab.history)).toEqual(new Set(['signedIn']));
  });

  it('is over when the server does not know it any more', async () => {
    const browser = createTestBrowser('signedOut');
    const tab = openSession(browser, PIECE, nothing, ada);
    await expect.poll(statusOf(browser, tab)).toBe('signedOut');
  });

  it('of another user is theirs, after all that was read is forgotten', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser, PIECE, nothing, { user: userOf('eve@plinth.example') });
    await expect.poll(() => tab.history).toContain('starting');
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
    expect(tab.store.getSession()).toMatchObject({ user: { email: ADMIN_EMAIL } });
  });

  it('of nobody asks nothing', async () => {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser, PIECE, nothing, null);
    expect(tab.store.getSession()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(browser.sent).toEqual([]);
  });
});

describe('an API that dies while somebody is signed in (contract §4.37)', () => {
  const lost = new ApiError({ kind: 'network' });

  async function openLost() {
    const browser = createTestBrowser('signedIn');
    const tab = openSession(browser, PIECE);
    await expect.poll(statusOf(browser, tab)).toBe('signedIn');
    await import('../../src/hooks/auth/watch-reach');
    await turn();
    browser.isReachable = false;
    tab.failures.tell(lost);
    return { browser, ...tab };
  }

  it('is lost after 10 s, is asked again with longer waits, and signs nobody out', async () => {
    const { browser, store } = await openLost();
    browser.clock.advance(9_999);
    expect(store.isLost()).toBe(false);
    browser.clock.advance(1);
    expect(store.isLost()).toBe(true);
    const asked = browser.count('POST /app/login/validate-token');
    for (let waited = 0; waited < 60; waited += 1) {
      browser.clock.advance(1_000);
      await turn();
    }
    const tries = browser.count('POST /app/login/validate-token') - asked;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(8);
    expect(store.getSession().status).toBe('signedIn');
    browser.isReachable = true;
    store.tryAgain();
    await expect.poll(store.isLost).toBe(false);
    expect(store.getSession().status).toBe('signedIn');
  });

  it('is back with any answer', async () => {
    const { browser, store, failures } = await openLost();
    browser.clock.advance(10_000);
    expect(store.isLost()).toBe(true);
    failures.tell(null);
    expect(store.isLost()).toBe(false);
  });

  it('is not lost when the session is answered, and never in a portal', async () => {
    const browser = createTestBrowser('signedIn');
    const [piece, portal] = [openSession(browser, PIECE), openSession(browser)];
    await expect.poll(statusOf(browser, piece)).toBe('signedIn');
    await expect.poll(statusOf(browser, portal)).toBe('signedIn');
    await import('../../src/hooks/auth/watch-reach');
    await turn();
    piece.failures.tell(lost);
    await turn();
    await expect.poll(statusOf(browser, piece)).toBe('signedIn');
    browser.isReachable = false;
    portal.failures.tell(lost);
    browser.clock.advance(60_000);
    await turn();
    expect([piece.store.isLost(), portal.store.isLost()]).toEqual([false, false]);
  });
});
