import { describe, expect, it } from 'vitest';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { openSession } from './support/open-session';
import { createTestBrowser } from './support/test-browser';

const CREDENTIALS = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };

async function openSignedOut(scenario: ScenarioName = 'signedOut') {
  const browser = createTestBrowser(scenario);
  const tab = openSession(browser);
  await expect.poll(() => tab.store.getSession().status).toBe('signedOut');
  return { browser, ...tab };
}

describe('the saved e-mail (specification §3)', () => {
  it('is kept at a sign-in and gone when the user signs out', async () => {
    const { store, platform } = await openSignedOut();
    await store.login(CREDENTIALS);
    expect(platform.storage.savedEmail.get()).toBe(ADMIN_EMAIL);
    await store.logout();
    expect(platform.storage.savedEmail.get()).toBeNull();
  });

  it('outlives a session that ended by itself', async () => {
    const { store, platform, failures, parts } = await openSignedOut();
    await store.login(CREDENTIALS);
    const { toApiError } = await import('../../src/api/errors');
    failures.tell(toApiError({ kind: 'http', status: 401 }));
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(platform.storage.savedEmail.get()).toBe(ADMIN_EMAIL);
    expect(parts.client.sessionHeaders('POST')).toEqual({});
  });

  it('is not kept before the second factor, nor after a failure', async () => {
    const { store, platform } = await openSignedOut('twoFactor');
    await store.login(CREDENTIALS);
    expect(platform.storage.savedEmail.get()).toBeNull();
    await store.login({ ...CREDENTIALS, password: 'wrong' }).catch(() => {});
    expect(platform.storage.savedEmail.get()).toBeNull();
  });
});

describe('the end of an impersonation (specification §4)', () => {
  /** The administrator's tab beside one that acts as the customer. */
  async function openImpersonating() {
    const browser = createTestBrowser('impersonated');
    const id = browser.sandbox.openingImpersonation;
    const tab = openSession(browser, {
      prepare: (platform) => {
        const { storage } = platform;
        storage.impersonationSessionId.set(id ?? '');
        impersonationStorageOf(platform).impersonatedEmail.set(CUSTOMER_EMAIL);
        storage.auth.set({ email: ADMIN_EMAIL, expires: '' });
      },
    });
    tab.parts.client.setImpersonationSession(id);
    await expect.poll(() => tab.store.getSession().status).toBe('signedIn');
    return { browser, ...tab };
  }

  it('shows it, and leaves the session of the administrator alone', async () => {
    const { browser, store, platform } = await openImpersonating();
    expect(await store.logout()).toEqual({ isServerTold: true });
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'impersonationClosed' });
    expect(platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
    expect(browser.cookie).not.toBeNull();
  });

  it('is said by the page that is loaded next, and by no later one', async () => {
    const { browser, store, platform, stop } = await openImpersonating();
    await store.logout();
    stop();
    const message = platform.storage.signOutMessage.get();
    expect(message).toBe('impersonationClosed');
    const next = openSession(browser, {
      prepare: ({ storage }) => message && storage.signOutMessage.set(message),
    });
    expect(next.store.getSession()).toEqual({ status: 'signedOut', reason: 'impersonationClosed' });
    // Nobody asks whether there is a session: there is, and it is the administrator's.
    expect(browser.count('POST /app/login/validate-token')).toBe(1);
    expect(next.platform.storage.signOutMessage.get()).toBeNull();
  });

  it('is distinguished from an end by time', async () => {
    const { store, platform } = await openImpersonating();
    store.endActing('impersonationEnded');
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'impersonationEnded' });
    expect(platform.storage.signOutMessage.get()).toBe('impersonationEnded');
  });

  it('is forgotten when somebody signs in again', async () => {
    const { store, platform } = await openImpersonating();
    store.endActing('impersonationEnded');
    await store.login(CREDENTIALS);
    expect(platform.storage.signOutMessage.get()).toBeNull();
  });
});
