import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VAULT_MS } from '../../src/hooks/auth/credentials-vault';
import { useCredentialsVault } from '../../src/hooks/auth/useCredentialsVault';
import { useLogin } from '../../src/hooks/auth/useLogin';
import { useSession } from '../../src/hooks/auth/useSession';
import { useTwoFactor } from '../../src/hooks/auth/useTwoFactorScreen';
import { totpCode } from '../../src/sandbox/auth/totp';
import { ADMIN_EMAIL, DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

function Code() {
  const { status, email, isPending, failure, submit } = useTwoFactor();
  const vault = useCredentialsVault();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(String(new FormData(event.currentTarget).get('code')));
      }}
    >
      <p>{`page ${status} ${isPending ? 'pending' : 'idle'} for ${email || 'nobody'}`}</p>
      <p>{failure ? `error ${failure.serverMessage}` : 'no error'}</p>
      <input aria-label="Code" name="code" />
      <button type="button" onClick={() => vault.take('twoFactor') && submit('stolen')}>
        Take
      </button>
    </form>
  );
}

/** The sign-in form and the page of the code, as the portal's routes show them. */
function App({ isAtCode }: { isAtCode: boolean }) {
  const session = useSession();
  const login = useLogin();
  if (session.status === 'signedIn') return <p>signed in</p>;
  if (isAtCode) return <Code />;
  return (
    <>
      <p>{`sign-in ${login.state.status}`}</p>
      <button
        type="button"
        onClick={() => void login.run({ email: ADMIN_EMAIL, password: DEMO_PASSWORD })}
      >
        Sign in
      </button>
    </>
  );
}

async function arrive(browser: TestBrowser) {
  const tab = await renderInTab(browser, <App isAtCode={false} />);
  await expect.poll(() => browser.count('POST /app/login/validate-token')).toBe(1);
  await tab.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(tab.screen.getByText('sign-in done')).toBeVisible();
  await tab.show(<App isAtCode />);
  return tab;
}

const READY = `page ready idle for ${ADMIN_EMAIL}`;
const MISSING = 'page missing idle for nobody';

it('holds what it took for all tries of one page, under StrictMode too', async () => {
  const browser = createTestBrowser('twoFactor');
  const error = vi.spyOn(console, 'error');
  const { screen } = await arrive(browser);
  await expect.element(screen.getByText(READY)).toBeVisible();
  // The vault is empty: nobody else gets them.
  await screen.getByRole('button', { name: 'Take' }).click();
  expect(browser.count('POST /app/login')).toBe(1);

  const field = screen.getByLabelText('Code');
  for (let tries = 1; tries <= 3; tries += 1) {
    await field.fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('error This code is not right, or no longer.'))
      .toBeVisible();
    expect(browser.count('POST /app/login')).toBe(tries + 1);
  }
  expect(browser.count('GET /app/login/logout')).toBe(0);
  await field.fill(await totpCode(DEMO_TOTP_SECRET, browser.clock.now()));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('signed in')).toBeVisible();
  expect(error).not.toHaveBeenCalled();
});

it('is missing when nothing was handed over, and when the page is left and opened again', async () => {
  const browser = createTestBrowser('twoFactor');
  const { screen, show } = await arrive(browser);
  await expect.element(screen.getByText(READY)).toBeVisible();
  await show(<App isAtCode={false} />);
  await show(<App isAtCode />);
  await expect.element(screen.getByText(MISSING)).toBeVisible();
  await screen.getByLabelText('Code').fill('000000');
  await userEvent.keyboard('{Enter}');
  expect(browser.count('POST /app/login')).toBe(1);
});

it('is missing after five minutes, and nothing more is sent', async () => {
  const browser = createTestBrowser('twoFactor');
  const { screen } = await arrive(browser);
  browser.clock.advance(VAULT_MS - 1);
  await expect.element(screen.getByText(READY)).toBeVisible();
  browser.clock.advance(1);
  await expect.element(screen.getByText(MISSING)).toBeVisible();
  await screen.getByLabelText('Code').fill('000000');
  await userEvent.keyboard('{Enter}');
  expect(browser.count('POST /app/login')).toBe(1);
});

it('looks at the time after a sleep, in which no timer ran', async () => {
  const browser = createTestBrowser('twoFactor');
  const { screen, platform } = await arrive(browser);
  await expect.element(screen.getByText(READY)).toBeVisible();
  browser.clock.set(browser.clock.now() + VAULT_MS);
  platform.visibility.play('visible');
  await expect.element(screen.getByText(MISSING)).toBeVisible();
});

it('forgets them when the page goes into the back-forward cache', async () => {
  const browser = createTestBrowser('twoFactor');
  const { screen, platform } = await arrive(browser);
  await expect.element(screen.getByText(READY)).toBeVisible();
  platform.visibility.play('cached');
  await expect.element(screen.getByText(MISSING)).toBeVisible();
});

it('waits for the answer of a code that was sent in time', async () => {
  const browser = createTestBrowser('twoFactor');
  const { screen } = await arrive(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  browser.hold = (call) => (call === 'POST /app/login' ? held : undefined);
  await screen.getByLabelText('Code').fill(await totpCode(DEMO_TOTP_SECRET, browser.clock.now()));
  await userEvent.keyboard('{Enter}');
  browser.clock.advance(20_000);
  await expect.element(screen.getByText(`page ready pending for ${ADMIN_EMAIL}`)).toBeVisible();
  release();
  await expect.element(screen.getByText('signed in')).toBeVisible();
});
