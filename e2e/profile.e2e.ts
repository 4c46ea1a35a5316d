import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, FIRST_LOGIN_EMAIL } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, test } from './fixtures';
import { expectNoTraces, listenToConsole } from './traces';

const NEW_PASSWORD = 'Canary-9157-Plover!';
const PATCH = { method: 'PATCH', path: '/app/users/*' } as const;

async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await createPortalPages(page).signIn.signIn(FIRST_LOGIN_EMAIL, DEMO_PASSWORD);
  await expect(page).toHaveURL(`${url}/auth/user-data`);
  await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeFocused();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Frida');
  await page.getByLabel('Last name').fill('Lund');
  await page.getByLabel('Phone number').fill('5550100200');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
}

/** The bodies of what is sent to change a user, as they leave. */
function listenToChanges(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  return bodies;
}

const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: HOME })).toBeFocused();

test('completes the profile by keys alone, once, and leaves no trace', async ({ page, portal }) => {
  const lines = listenToConsole(page);
  const changes = listenToChanges(page);
  await arrive(page, portal.url);
  await expectNoTraces(page, [DEMO_PASSWORD], { lines });
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sign in with another account' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of ['Frida', 'Lund']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Display name')).toHaveValue('Frida Lund');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5550100200');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  portal.sandbox.faults.add({ match: PATCH, latencyMs: 200 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectDashboard(page);
  await expect(page.getByText('Your details saved successfully', { exact: true })).toBeVisible();
  expect(changes).toEqual([
    {
      firstname: 'Frida',
      lastname: 'Lund',
      displayName: 'Frida Lund',
      phoneNumber: '5550100200',
      password: NEW_PASSWORD,
      changepassword: NEW_PASSWORD,
      oldPassword: DEMO_PASSWORD,
    },
  ]);
  await expectNoTraces(page, [DEMO_PASSWORD, NEW_PASSWORD], { lines });
  // It is said once.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expect(page.getByText('Your details saved successfully', { exact: true })).toHaveCount(0);
});

test('a reload takes the session as it is, without the form and without the password', async ({
  page,
  portal,
}) => {
  const lines = listenToConsole(page);
  await arrive(page, portal.url);
  await fill(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expectNoTraces(page, [DEMO_PASSWORD, NEW_PASSWORD], { lines });
});

test('somebody else can sign in instead @walk', async ({ page, portal }) => {
  await arrive(page, portal.url);
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('fits a small screen @walk', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, portal.url);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
