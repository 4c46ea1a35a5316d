import type { Page } from '@playwright/test';
import { totpCode } from '../src/sandbox/auth/totp';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, TWO_FACTOR_EMAIL } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, test } from './fixtures';
import { expectNoTraces, listenToConsole } from './traces';

const currentCode = () => totpCode(DEMO_TOTP_SECRET, Date.now());

async function arrive(page: Page, url: string, email = TWO_FACTOR_EMAIL): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await createPortalPages(page).signIn.signIn(email, DEMO_PASSWORD);
  await expect(page).toHaveURL(`${url}/auth/2fa`);
  await expect(page.getByLabel('One-time code')).toBeVisible();
}

async function expectMissing(page: Page, url: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something went wrong');
  await expect(alert).toContainText('credentials are incorrect');
  await expect(page.getByLabel('One-time code')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(`${url}/auth/login`);
}

test('signs in with a second factor, by keys alone, and leaves no trace', async ({
  page,
  portal,
}) => {
  const lines = listenToConsole(page);
  await page.goto(`${portal.url}/auth/login`);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(TWO_FACTOR_EMAIL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await expectNoTraces(page, [DEMO_PASSWORD], { lines });
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('One-time code')).toBeFocused();

  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is not right, or no longer.');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await expect(page.getByLabel('One-time code')).toHaveValue('');

  const code = await currentCode();
  await page.keyboard.type(code);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeFocused();
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  await expectNoTraces(page, [DEMO_PASSWORD, code], { lines });

  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  await expectNoTraces(page, [DEMO_PASSWORD, code], { lines });
});

test('twenty presses send one code @walk', async ({ page, portal }) => {
  await arrive(page, portal.url);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/app/login')) calls += 1;
  });
  portal.sandbox.faults.add({ match: { path: '/app/login' }, latencyMs: 300 });
  await page.getByLabel('One-time code').fill(await currentCode());
  await page.getByRole('button', { name: 'Verify' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(calls).toBe(1);
});

test('opened directly, reloaded, by Back and Forward or in a second tab it says what is wrong', async ({
  page,
  context,
  portal,
}) => {
  const lines = listenToConsole(page);
  await page.goto(`${portal.url}/auth/2fa`);
  await expectMissing(page, portal.url);

  await arrive(page, portal.url);
  const second = await context.newPage();
  await second.goto(`${portal.url}/auth/2fa`);
  await expectMissing(second, portal.url);
  await expectNoTraces(second, [DEMO_PASSWORD]);

  await page.reload();
  await expectNoTraces(page, [DEMO_PASSWORD], { lines });
  await expectMissing(page, portal.url);

  await arrive(page, portal.url);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/auth/2fa`);
  await expectNoTraces(page, [DEMO_PASSWORD], { lines });
  await expectMissing(page, portal.url);
});

test('fits a small screen @walk', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, portal.url);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
