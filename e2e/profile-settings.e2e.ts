import type { Page } from '@playwright/test';
import { totpCode } from '../src/sandbox/auth/totp';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  FIRST_LOGIN_EMAIL,
} from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, openSignedIn, test } from './fixtures';
import { reach } from './keyboard';
import { expectNoTraces, listenToConsole } from './traces';

const NEW_PASSWORD = 'Canary-9157-Plover!';
const TITLE = 'Profile and account settings';

const pathOf = (email: string) => `/apps/user-management/users/edit/${encodeURIComponent(email)}`;

/** Opens one's own settings through the account menu, by keys alone. */
async function openSettings(page: Page, url: string, entry = 'Account Settings'): Promise<void> {
  await reach(page.getByRole('button', { name: /^Account/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(entry.slice(0, 4));
  await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}${pathOf(ADMIN_EMAIL)}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
}

async function signOut(page: Page): Promise<void> {
  await createPortalPages(page).shell.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Bodies of what is sent to change a user, as they leave. */
function listenToChanges(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('one’s own name is changed by keys alone, and the header follows @walk', async ({
  page,
  portal,
}) => {
  const changes = listenToChanges(page);
  await openSignedIn(page, portal);
  await openSettings(page, portal.url, 'My Profile');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Display name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Countess Ada');
  portal.sandbox.faults.add({ match: { method: 'PATCH' }, latencyMs: 200 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your details saved successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Countess Ada/ })).toBeVisible();
  expect(changes).toEqual([
    {
      firstname: 'Ada',
      lastname: 'Lindqvist',
      displayName: 'Countess Ada',
      phoneNumber: expect.any(String),
    },
  ]);
  // Saved: nothing is asked on the way out, and a reload shows it.
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Countess Ada');
});

test('another password is set once, and is the one that signs in @walk', async ({
  page,
  portal,
}) => {
  const lines = listenToConsole(page);
  const changes = listenToChanges(page);
  await openSignedIn(page, portal);
  await openSettings(page, portal.url);
  await page.getByLabel('Current password').fill('Wrong-Plinth-1!');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  const submit = page.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);

  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  portal.sandbox.faults.add({ match: { method: 'PATCH' }, latencyMs: 300 });
  await submit.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page.getByText('Your password has been changed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(page.getByText('Password is required')).toHaveCount(0);
  expect(changes).toHaveLength(2);
  expect(changes[1]).toEqual({ oldPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD });
  await expectNoTraces(page, [DEMO_PASSWORD, NEW_PASSWORD], { lines });

  await signOut(page);
  await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('a second factor is set up by keys alone, signs in, and is turned off @walk', async ({
  page,
  portal,
}) => {
  const lines = listenToConsole(page);
  let setups = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/setup2fa/')) setups += 1;
  });
  await openSignedIn(page, portal);
  await openSettings(page, portal.url);
  await reach(page.getByRole('button', { name: 'Set up' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const shown = (await dialog.locator('code').textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  portal.secrets.add(secret, shown);
  expect(setups).toBe(1);

  const code = dialog.getByLabel('Six-digit code');
  await reach(code);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code is not right, or no longer.')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  const first = await totpCode(secret, Date.now());
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-factor sign-in is on', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();
  await expectNoTraces(page, [secret, shown, first], { lines });

  await signOut(page);
  await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, DEMO_PASSWORD);
  await page.getByLabel('One-time code').fill(await totpCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();

  await openSettings(page, portal.url);
  await reach(page.getByRole('button', { name: 'Turn off' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it on' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-factor sign-in is off', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeFocused();
});

test('unsaved changes are asked about: by a link, by Back, by signing out, by a reload @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  await openSettings(page, portal.url);
  const name = page.getByLabel('First name');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toHaveCount(0);
    await expect(name).toHaveValue('Adam');
    await expect(page).toHaveURL(`${portal.url}${pathOf(ADMIN_EMAIL)}`);
  };
  await name.fill('Adam');

  await page.getByRole('link', { name: /, home$/ }).click();
  await stay();
  await page.goBack();
  await stay();
  await page.goBack();
  await stay();
  await createPortalPages(page).shell.signOut();
  await stay();
  // The page itself is no way off it.
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(ask).toHaveCount(0);
  await expect(name).toHaveValue('Adam');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Ada');

  await name.fill('Adam');
  await page.goBack();
  await expect(ask).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  // Nothing is left of the guard.
  await page.goForward();
  await expect(name).toHaveValue('Ada');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('somebody else: details only; nobody, and nobody I may see @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, pathOf(CUSTOMER_EMAIL));
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set up' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset two-factor sign-in' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${portal.url}${pathOf('no/body%@plinth.example')}`);
  await expect(page.getByText('User not found')).toBeVisible();
  // A user without any name can be given one; the display name is suggested.
  await page.goto(`${portal.url}${pathOf(FIRST_LOGIN_EMAIL)}`);
  await page.getByLabel('First name').fill('Frida');
  await page.getByLabel('Last name').fill('Lund');
  await expect(page.getByLabel('Display name')).toHaveValue('Frida Lund');
  await page.getByLabel('Phone number').fill('5550100200');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The changed details are saved', { exact: true })).toBeVisible();

  portal.sandbox.useScenario('signedOut');
  await page.context().clearCookies();
  await openSignedIn(page, portal, pathOf(ADMIN_EMAIL), CUSTOMER_EMAIL);
  await expect(page.getByText('You may not see this profile')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your own profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
});

test('failures are words, and keep what was typed @walk', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  await openSettings(page, portal.url);
  await page.getByLabel('First name').fill('Adam');
  for (const [body, text] of [
    [JSON.stringify({ message: 'Read-only just now.' }), 'Read-only just now.'],
    [JSON.stringify({ message: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
    ['<html><h1>502</h1></html>', 'The details could not be saved. Please try again later.'],
    ['', 'The details could not be saved. Please try again later.'],
  ] as const) {
    const remove = portal.sandbox.faults.add({ match: { method: 'PATCH' }, status: 502, body });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const error = page.getByRole('alert').filter({ hasText: text });
    await expect(error).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Adam');
    remove();
  }
});

test('fits 375 and 320 pixels @walk', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${portal.url}${pathOf(ADMIN_EMAIL)}`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('dialog').getByLabel('Six-digit code')).toBeVisible();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
});
