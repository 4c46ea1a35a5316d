import { expect, it } from 'vitest';
import { PasskeySignIn } from '../../src/components/auth/PasskeySignIn';
import { usePasskeySignIn } from '../../src/hooks/auth/usePasskeySignIn';
import type { PasskeyAnswer, Passkeys } from '../../src/platform/passkeys';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const OPTIONS = 'POST /app/login/passkey-options';
const LOGIN = 'POST /app/login/passkey';
const REFUSED = 'This passkey was not accepted. Please use your password.';

const SignIn = () => <PasskeySignIn {...usePasskeySignIn()} />;

/** The sign-in in a browser that answers a question for a passkey by hand. */
async function open() {
  const browser = createTestBrowser();
  let answer: (given: PasskeyAnswer) => void = () => {};
  const asked: (AbortSignal | undefined)[] = [];
  const passkeys: Passkeys = {
    isSupported: () => true,
    canAutofill: async () => false,
    create: async () => ({ status: 'failed' }),
    get: (_, how) => {
      asked.push(how?.signal);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  const tab = await renderInTab(browser, <SignIn />, {
    wrap: (platform) => ({ ...platform, passkeys }),
  });
  const button = tab.screen.getByRole('button', { name: 'Sign in with a passkey' });
  return { ...tab, browser, button, asked, answer: (given: PasskeyAnswer) => answer(given) };
}

it('shows that the browser cannot ask, and can be retried', async () => {
  const { screen, button, asked, answer } = await open();
  await button.click();
  await expect.poll(() => asked.length).toBe(1);
  answer({ status: 'failed' });
  await expect.element(screen.getByText(REFUSED)).toBeVisible();
  await button.click();
  await expect.element(screen.getByText(REFUSED)).not.toBeInTheDocument();
  await expect.poll(() => asked.length).toBe(2);
  // Closing the browser's dialog shows no error.
  answer({ status: 'cancelled' });
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText(REFUSED)).not.toBeInTheDocument();
});

it('twenty presses ask once', async () => {
  const { browser, button, asked } = await open();
  for (let press = 0; press < 20; press += 1) (button.element() as HTMLElement).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(browser.count(OPTIONS)).toBe(1);
});

it('signs nobody in whose page is left while the browser asks', async () => {
  const { browser, screen, button, asked, answer } = await open();
  await button.click();
  await expect.poll(() => asked.length).toBe(1);
  await screen.unmount();
  expect(asked[0]?.aborted).toBe(true);
  answer({ status: 'done', credential: { id: 'late' } });
  await Promise.resolve();
  expect(browser.count(LOGIN)).toBe(0);
});
