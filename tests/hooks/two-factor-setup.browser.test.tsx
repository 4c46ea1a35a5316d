import { expect, it } from 'vitest';
import { failureOfReading } from '../../src/domain/reading';
import { useSession } from '../../src/hooks/auth/useSession';
import { createQueryClient } from '../../src/hooks/console/createQueryClient';
import { useUser } from '../../src/hooks/users/useProfileScreen';
import { useTwoFactorSetup } from '../../src/hooks/users/useTwoFactorSetup';
import { totpCode } from '../../src/sandbox/auth/totp';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const SETUP = `GET /app/users/setup2fa/${encodeURIComponent(ADMIN_EMAIL)}`;
const CONFIRM = 'POST /app/users/setup2fa';

function Setup({ code }: { code: string }) {
  const setup = useTwoFactorSetup(ADMIN_EMAIL);
  const user = useUser(ADMIN_EMAIL);
  const { setup: state } = setup;
  return (
    <>
      <p>{state.status}</p>
      <output>{state.status === 'ready' ? state.data.sharedKey : ''}</output>
      <p>{state.status === 'failed' ? state.failure.serverMessage : 'no error'}</p>
      <p>{setup.confirmFailure?.serverMessage ?? 'no refusal'}</p>
      <p>{setup.isCopied ? 'copied' : 'not copied'}</p>
      <p>{user.status === 'ready' && user.data.twoFactorEnabled ? 'on' : 'off'}</p>
      <button type="button" onClick={failureOfReading(state)?.retry}>
        Retry
      </button>
      <button type="button" onClick={setup.copy}>
        Copy
      </button>
      <button
        type="button"
        onClick={() => {
          void setup.confirm(code);
          void setup.confirm(code);
        }}
      >
        Confirm
      </button>
    </>
  );
}

function App({ code = '' }: { code?: string }) {
  return useSession().status === 'signedIn' ? <Setup code={code} /> : <p>not yet</p>;
}

it('asks once, keeps the key out of the cache, sends one code, and the user is read again', async () => {
  const browser = createTestBrowser('signedIn');
  const queryClient = createQueryClient();
  const { screen, platform, show } = await renderInTab(browser, <App />, { queryClient });
  await expect.element(screen.getByText('ready')).toBeVisible();
  expect(browser.count(SETUP)).toBe(1);
  const key = screen.getByRole('status').element().textContent ?? '';
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const cached = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(cached.map((query) => query.state))).not.toContain(key);

  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.element(screen.getByText('copied', { exact: true })).toBeVisible();
  expect(platform.clipboard.text).toBe(key);
  browser.clock.advance(1_000);
  await expect.element(screen.getByText('not copied')).toBeVisible();

  await show(<App code="000000" />);
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('This code is not right, or no longer.')).toBeVisible();
  expect(browser.count(CONFIRM)).toBe(1);
  await show(<App code={await totpCode(key, browser.clock.now())} />);
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('on', { exact: true })).toBeVisible();
  expect(browser.count(CONFIRM)).toBe(2);
});

it('a failure is never repeated on its own, and stays until there is another answer', async () => {
  const browser = createTestBrowser('signedIn');
  const body = JSON.stringify({ message: 'Set up already.' });
  browser.sandbox.faults.add({ match: { path: '/app/users/setup2fa/*' }, status: 503, body });
  const { screen } = await renderInTab(browser, <App />);
  await expect.element(screen.getByText('Set up already.')).toBeVisible();
  browser.clock.advance(60_000);
  expect(browser.count(SETUP)).toBe(1);
  browser.sandbox.faults.clear();
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  browser.hold = (call) => (call === SETUP ? held : undefined);
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Set up already.')).toBeVisible();
  finish();
  await expect.element(screen.getByText('ready')).toBeVisible();
});
