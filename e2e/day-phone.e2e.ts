import type { Page } from '@playwright/test';
import { totpCode } from '../src/sandbox/auth/totp';
import {
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  TWO_FACTOR_EMAIL,
} from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, openSignedIn, test } from './fixtures';

const USERS = '/apps/user-management/users';
const userPage = (email: string) => `${USERS}/edit/${encodeURIComponent(email)}`;

async function openMenu(page: Page, email: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button').click();
}

test('DAY4 a lost phone: the code page says who helps, it is reset, and the password alone opens @walk', async ({
  page,
  portal,
  browser,
}) => {
  const lost = await browser.newPage();
  await lost.goto(`${portal.url}/auth/login`);
  await createPortalPages(lost).signIn.signIn(TWO_FACTOR_EMAIL, DEMO_PASSWORD);
  await expect(lost.getByText('No codes left?')).toBeVisible();
  await expect(
    lost.getByText(/^Ask Δήμητρα Παπανικολάου .* to reset your sign-in\.$/),
  ).toBeVisible();
  await expectAccessible(lost);
  // Another browser of theirs is signed in.
  const other = await browser.newContext();
  const code = await totpCode(DEMO_TOTP_SECRET, Date.now());
  const data = { email: TWO_FACTOR_EMAIL, password: DEMO_PASSWORD, tfaCode: code };
  expect((await other.request.post(`${portal.url}/app/login`, { data })).status()).toBe(200);

  await openSignedIn(page, portal, userPage(TWO_FACTOR_EMAIL));
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Reset two-factor sign-in' }).click();
  const dialog = page.getByRole('alertdialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Reset two-factor sign-in' });
  await confirm.click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('The phone fell into the fjord');
  await confirm.dblclick();
  await expect(page.getByText('Two-factor sign-in was reset', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  const entry = page
    .locator('[data-slot="activity-feed"]')
    .getByRole('listitem')
    .filter({ hasText: 'Two-factor sign-in reset' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Reason: The phone fell into the fjord');

  expect((await other.request.get(`${portal.url}/app/users/me`)).status()).toBe(401);
  await other.close();
  await lost.goto(`${portal.url}/auth/login`);
  await createPortalPages(lost).signIn.signIn(TWO_FACTOR_EMAIL, DEMO_PASSWORD);
  await expect(lost.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await lost.close();
  const mails = portal.sandbox.outbox.map(({ kind, to }) => [kind, to]);
  expect(mails).toEqual([['secondFactorReset', TWO_FACTOR_EMAIL]]);
});

test('DAY5 switched off: what they leave behind, a session that ends within one call, the message at sign-in, on again @walk', async ({
  page,
  portal,
  browser,
}) => {
  const theirs = await browser.newPage();
  await openSignedIn(theirs, portal, '/dashboard', BUYER_EMAIL);
  await openSignedIn(page, portal, `${USERS}?search=buyer`);
  await openMenu(page, BUYER_EMAIL);
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  const dialog = page.getByRole('alertdialog');
  const held = dialog.locator('[data-slot="holdings"]');
  await expect(held).toContainText('Role: Marketplace Buyer');
  await expect(held).toContainText('wait for approval');
  await expect(held).toContainText('Signed in on 1 device');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Left the company');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('The account is switched off', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: BUYER_EMAIL });
  await expect(row).toContainText('Switched off');

  // Their next call is the last one, and the sign-in says why.
  await theirs.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await createPortalPages(theirs).signIn.signIn(BUYER_EMAIL, DEMO_PASSWORD);
  const off = theirs.getByText('This account is switched off. Ask your administrator.');
  await expect(off).toBeVisible();

  await page.goto(portal.url + userPage(BUYER_EMAIL));
  await expect(page.getByText('Switched off: nobody can sign in with this account.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  const on = page.getByRole('alertdialog');
  await expect(on.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await on.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('The account is switched on', { exact: true })).toBeVisible();
  const feed = page.locator('[data-slot="activity-feed"]');
  await expect(feed.getByRole('listitem').filter({ hasText: 'User switched on' })).toBeVisible();
  await expect(feed.getByRole('listitem').filter({ hasText: 'User switched off' })).toContainText(
    'Reason: Left the company',
  );
  await createPortalPages(theirs).signIn.signIn(BUYER_EMAIL, DEMO_PASSWORD);
  await expect(theirs.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await theirs.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('DAY5 who deletes somebody sees what they leave behind; the drawer switches off, too @walk', async ({
    page,
    portal,
  }) => {
    await openSignedIn(page, portal, `${USERS}?search=${CUSTOMER_EMAIL}`);
    const row = page.getByRole('row').filter({ hasText: CUSTOMER_EMAIL });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Role: Customer');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'View' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Switch off' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left');
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(dialog).toBeHidden();
    await expect(drawer.getByText('Switched off')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Switch on' })).toBeVisible();
  });
});
