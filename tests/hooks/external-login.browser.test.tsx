import { useMemo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readExternalReturn } from '../../src/domain/auth/external-return';
import { useCredentialsVault } from '../../src/hooks/auth/useCredentialsVault';
import { useExternalLogin } from '../../src/hooks/auth/useExternalLogin';
import { useExternalReturn } from '../../src/hooks/auth/useExternalLoginScreen';
import { useSession } from '../../src/hooks/auth/useSession';
import { ADMIN_EMAIL, FIRST_LOGIN_EMAIL, TWO_FACTOR_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const EXCHANGE = 'POST /app/login/external-login-res';
const ME = '/app/users/me';

/** The address that the sandbox's provider sends an account back to. */
async function goThroughProvider(browser: TestBrowser, choice: string) {
  const ask = (path: string) => browser.sandbox.fetch(new Request(`https://console.test${path}`));
  const url = new URL(await (await ask('/app/login/external-login?provider=google')).json());
  const page = await (await ask(url.pathname + url.search)).text();
  const links = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('a');
  const link = [...links].find((one) => one.textContent?.endsWith(choice));
  const back = new URL(link?.getAttribute('href') ?? '', 'https://console.test');
  return { search: back.search, state: url.searchParams.get('state') ?? '' };
}

function Return({ search, onLeave }: { search: string; onLeave: () => void }) {
  const back = useMemo(() => readExternalReturn('google', search), [search]);
  const state = useExternalReturn(back, onLeave);
  const session = useSession();
  const vault = useCredentialsVault();
  const outcome = state.status === 'done' ? state.outcome : '';
  const message = 'failure' in state ? (state.failure.serverMessage ?? 'none') : '';
  return (
    <p>
      {[state.status, outcome, message, session.status].join(' ')}
      {outcome === 'twoFactorRequired' && ` for ${vault.emailFor('twoFactor')}`}
      {outcome === 'profileIncomplete' && ` for ${vault.emailFor('profile')}`}
    </p>
  );
}

async function comeBack(
  choice: string,
  {
    prepare = () => {},
    state: known,
  }: { prepare?: (browser: TestBrowser) => void; state?: string | null } = {},
) {
  const browser = createTestBrowser();
  const { search, state } = await goThroughProvider(browser, choice);
  prepare(browser);
  const onLeave = vi.fn();
  const tab = await renderInTab(browser, <Return search={search} onLeave={onLeave} />, {
    prepare: ({ storage }) => {
      const value = known === undefined ? state : known;
      if (value !== null) storage.externalState.set(value);
      storage.savedEmail.set('somebody@plinth.example');
    },
  });
  return { browser, onLeave, search, ...tab };
}

describe('coming back from a provider (specification §4, contract §2)', () => {
  it('exchanges once under StrictMode, and signs in', async () => {
    const { browser, screen, platform } = await comeBack(ADMIN_EMAIL);
    await expect.element(screen.getByText('done signedIn signedIn')).toBeVisible();
    expect(browser.count(EXCHANGE)).toBe(1);
    expect(platform.storage.externalState.get()).toBeNull();
    expect(platform.storage.savedEmail.get()).toBeNull();
    expect(platform.storage.auth.get()?.email).toBe(ADMIN_EMAIL);
  });

  it('leads on to the profile with the e-mail when names are missing', async () => {
    const { screen } = await comeBack(FIRST_LOGIN_EMAIL);
    const text = `done profileIncomplete profileIncomplete for ${FIRST_LOGIN_EMAIL}`;
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('leads on to the second factor with the e-mail on a 403 of the profile', async () => {
    const { screen, browser } = await comeBack(TWO_FACTOR_EMAIL);
    const text = `done twoFactorRequired signedOut for ${TWO_FACTOR_EMAIL}`;
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(browser.count('GET /app/login/logout')).toBe(0);
  });

  it('takes the e-mail of the exchange when the 403 names none', async () => {
    const { screen } = await comeBack(ADMIN_EMAIL, {
      prepare: ({ sandbox }) =>
        sandbox.faults.add({ match: { path: ME }, status: 403, body: '{"message":"no"}' }),
    });
    const text = `done twoFactorRequired signedOut for ${ADMIN_EMAIL}`;
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  for (const [path, status] of [
    [ME, 401],
    [ME, 400],
    ['/app/customers/customer-type', 403],
  ] as const) {
    it(`shows a ${status} of ${path}, stays, and is signed out cleanly`, async () => {
      const { screen, browser, onLeave } = await comeBack(ADMIN_EMAIL, {
        prepare: ({ sandbox }) =>
          sandbox.faults.add({ match: { path }, status, body: '{"message":"Sorry"}' }),
      });
      await expect.element(screen.getByText('profileFailed Sorry signedOut')).toBeVisible();
      await expect.poll(() => browser.cookie).toBeNull();
      browser.clock.advance(10_000);
      expect(onLeave).not.toHaveBeenCalled();
    });
  }

  it('shows what the exchange says, and leaves after 2 s', async () => {
    const { screen, browser, onLeave } = await comeBack('a code that is refused');
    const text = 'refused This sign-in is no longer good. Please start again. signedOut';
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(browser.count(EXCHANGE)).toBe(1);
    browser.clock.advance(1_999);
    expect(onLeave).not.toHaveBeenCalled();
    browser.clock.advance(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('does not leave a page that was left before', async () => {
    const { screen, browser, onLeave } = await comeBack('a code that is refused');
    await expect.element(screen.getByText(/^refused/)).toBeVisible();
    await screen.unmount();
    browser.clock.advance(5_000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  for (const [what, state] of [
    ['no state', null],
    ['another state', 'forged'],
  ] as const) {
    it(`exchanges nothing when the tab left with ${what}`, async () => {
      const { screen, browser, platform } = await comeBack(ADMIN_EMAIL, { state });
      await expect.element(screen.getByText('refused none signedOut')).toBeVisible();
      expect(browser.count(EXCHANGE)).toBe(0);
      expect(platform.storage.savedEmail.get()).toBeNull();
    });
  }

  it('exchanges nothing on a cancel', async () => {
    const { screen, browser } = await comeBack('Cancel');
    await expect.element(screen.getByText('refused none signedOut')).toBeVisible();
    expect(browser.count(EXCHANGE)).toBe(0);
  });

  it('is good for one return: a second page of the same address is refused', async () => {
    const first = await comeBack(ADMIN_EMAIL);
    await expect.element(first.screen.getByText('done signedIn signedIn')).toBeVisible();
    const again = await renderInTab(
      first.browser,
      <Return search={first.search} onLeave={() => {}} />,
    );
    await expect.element(again.screen.getByText(/^refused\s+none/)).toBeVisible();
    expect(first.browser.count(EXCHANGE)).toBe(1);
  });
});

function Leave() {
  const { pendingProvider, failure, leaveFor } = useExternalLogin();
  return (
    <button type="button" onClick={() => leaveFor('microsoft')}>
      {pendingProvider ?? failure?.kind ?? 'go'}
    </button>
  );
}

describe('leaving for a provider (contract §2)', () => {
  it('remembers the state of the address and goes there, once', async () => {
    const browser = createTestBrowser();
    const { screen, platform } = await renderInTab(browser, <Leave />);
    await screen.getByRole('button', { name: 'go' }).dblClick();
    await expect.poll(() => platform.location.visited.length).toBe(1);
    const url = new URL(platform.location.visited[0] ?? '');
    expect(platform.storage.externalState.get()).toBe(url.searchParams.get('state'));
    expect(browser.count('GET /app/login/external-login')).toBe(1);
    // Back from there, out of the browser's cache, everything can be pressed again.
    await expect.element(screen.getByRole('button', { name: 'microsoft' })).toBeVisible();
    platform.visibility.play('restored');
    await expect.element(screen.getByRole('button', { name: 'go' })).toBeVisible();
  });

  it.each([
    'http://idp.example/?state=s',
    'javascript:alert(1)//?state=s',
    '/relative?state=s',
    'https://user@idp.example/?state=s',
    'https://idp.example/without',
    { url: 'https://idp.example/?state=s' },
    null,
  ])('goes nowhere for %j', async (address) => {
    const browser = createTestBrowser();
    browser.sandbox.faults.add({
      match: { path: '/app/login/external-login' },
      status: 200,
      body: JSON.stringify({ data: address }),
    });
    const { screen, platform } = await renderInTab(browser, <Leave />);
    await screen.getByRole('button', { name: 'go' }).click();
    await expect.element(screen.getByRole('button', { name: 'unexpected' })).toBeVisible();
    expect(platform.location.visited).toEqual([]);
    expect(platform.storage.externalState.get()).toBeNull();
  });
});
