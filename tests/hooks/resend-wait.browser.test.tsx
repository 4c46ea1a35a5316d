import { expect, it } from 'vitest';
import { useForgotPassword } from '../../src/hooks/auth/useForgotPasswordScreen';
import { resendUntilOf } from '../../src/platform/resend-until';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser, type TestTab } from './support/test-browser';

const CALL = 'GET /app/login/generate-password-reset-token';
const HOUR = 3_600_000;

function Page({ email = ADMIN_EMAIL }: { email?: string }) {
  const { state, secondsLeft, isResend, send } = useForgotPassword();
  return (
    <>
      <button type="button" onClick={() => send({ email })}>
        {isResend ? 'Resend' : 'Submit'}
      </button>
      <p>
        {state.status}, {secondsLeft} s left
      </p>
    </>
  );
}

/** Opens the page; `before` is the reloaded tab. */
async function open(browser: TestBrowser, before?: TestTab) {
  const left = before ? resendUntilOf(before.platform).get() : null;
  const tab = await renderInTab(browser, <Page />, {
    prepare: (platform) => {
      if (left !== null) resendUntilOf(platform).set(left);
    },
  });
  return {
    ...tab,
    says: (text: string) => expect.element(tab.screen.getByText(text)).toBeVisible(),
  };
}

async function ask(browser: TestBrowser) {
  const tab = await open(browser);
  await tab.screen.getByRole('button', { name: 'Submit' }).click();
  await tab.says('pending, 0 s left');
  browser.clock.advance(1_000);
  await tab.says('done, 60 s left');
  return tab;
}

it('sends one second after the press, once, and then waits', async () => {
  const browser = createTestBrowser();
  const { screen, says, platform } = await open(browser);
  const button = screen.getByRole('button');
  for (let press = 0; press < 20; press += 1) (button.element() as HTMLButtonElement).click();
  await says('pending, 0 s left');
  browser.clock.advance(999);
  expect(browser.count(CALL)).toBe(0);
  browser.clock.advance(1);
  await says('done, 60 s left');
  await button.click();
  browser.clock.advance(10_000);
  await says('done, 50 s left');
  expect(browser.count(CALL)).toBe(1);
  expect(browser.sent.at(-1)?.query.get('host')).toBe(platform.location.host);
  browser.clock.advance(50_000);
  await says('done, 0 s left');
  await screen.getByRole('button', { name: 'Resend' }).click();
  browser.clock.advance(1_000);
  await says('done, 60 s left');
  expect(browser.count(CALL)).toBe(2);
});

it('waits after a failure too, from its end on', async () => {
  const browser = createTestBrowser();
  let answer = () => {};
  browser.hold = () => new Promise<void>((resolve) => (answer = resolve));
  browser.isReachable = false;
  const { screen, says } = await open(browser);
  await screen.getByRole('button').click();
  await says('pending, 0 s left');
  browser.clock.advance(11_000);
  await expect.poll(() => browser.count(CALL)).toBe(1);
  answer();
  await says('failed, 60 s left');
});

it('waits for the rest after a reload, and says Resend when it is over', async () => {
  const browser = createTestBrowser();
  const first = await ask(browser);
  browser.clock.advance(20_000);
  await first.says('done, 40 s left');
  await first.screen.unmount();
  browser.clock.advance(15_000);
  const second = await open(browser, first);
  await second.says('idle, 25 s left');
  await second.screen.getByRole('button').click();
  browser.clock.advance(25_000);
  await second.says('idle, 0 s left');
  await expect.element(second.screen.getByRole('button', { name: 'Resend' })).toBeVisible();
  expect(browser.count(CALL)).toBe(1);
});

it('is over after a sleep', async () => {
  const browser = createTestBrowser();
  const { says, platform } = await ask(browser);
  platform.visibility.play('hidden');
  browser.clock.set(browser.clock.now() + 5 * 60_000);
  platform.visibility.play('visible');
  await says('done, 0 s left');
});

it('keeps to what was left when the clock is set back an hour, also after a reload', async () => {
  const browser = createTestBrowser();
  const first = await ask(browser);
  browser.clock.advance(20_000);
  await first.says('done, 40 s left');
  browser.clock.set(browser.clock.now() - HOUR);
  browser.clock.advance(10_000);
  // It is noticed at the next tick; the second until then cannot be known.
  await first.says('done, 31 s left');
  await first.screen.unmount();
  const second = await open(browser, first);
  await second.says('idle, 31 s left');
  browser.clock.advance(31_000);
  await second.says('idle, 0 s left');
});

it('is never longer than 60 s, whatever is stored', async () => {
  const browser = createTestBrowser();
  const tab = await renderInTab(browser, <Page />, {
    prepare: (platform) => resendUntilOf(platform).set(platform.clock.now() + HOUR),
  });
  await expect.element(tab.screen.getByText('idle, 60 s left')).toBeVisible();
  browser.clock.advance(60_000);
  await expect.element(tab.screen.getByText('idle, 0 s left')).toBeVisible();
});

it('goes on when the page is left and opened again while the request is under way', async () => {
  const browser = createTestBrowser();
  const tab = await open(browser);
  await tab.screen.getByRole('button').click();
  await tab.says('pending, 0 s left');
  tab.show(<p>elsewhere</p>);
  await tab.says('elsewhere');
  browser.clock.advance(1_000);
  await expect.poll(() => resendUntilOf(tab.platform).get()).not.toBeNull();
  tab.show(<Page />);
  await tab.says('idle, 60 s left');
  expect(browser.count(CALL)).toBe(1);
});
