import type { Page } from '@playwright/test';
import { totpCode } from '../src/sandbox/auth/totp';
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  RESELLER_EMAIL,
  TWO_FACTOR_EMAIL,
} from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, HOME, openSignedIn, test } from './fixtures';

// The demonstration turns `signIn.returnTo` on.
test.use({ isDemo: true });

const ORDERS = '/apps/orders?state=done&size=20#orders';

/** The session ends on the server, and the page that comes back to the front asks for it: 401. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

const signInAs = (page: Page, email = ADMIN_EMAIL) =>
  createPortalPages(page).signIn.signIn(email, DEMO_PASSWORD);

test('an address that was asked for while signed out is opened after the second factor', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url + ORDERS);
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await signInAs(page, TWO_FACTOR_EMAIL);
  const code = await totpCode(DEMO_TOTP_SECRET, Date.now());
  await page.getByLabel('One-time code').pressSequentially(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal.url + ORDERS);
  expect(await page.evaluate(() => sessionStorage.getItem('plinth.returnTo'))).toBeNull();
});

test('it is opened after a sign-in with a provider, without the secrets that it carried', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/apps/orders?code=secret-code&state=secret-state-1&search=a`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: `Continue as ${ADMIN_EMAIL}` }).click();
  await expect(page).toHaveURL(`${portal.url}/apps/orders?search=a`);
});

test('another person who signs in after a session has ended begins at the first page @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/customers/new', RESELLER_EMAIL);
  await page.getByRole('textbox', { name: 'Name' }).fill('Quoll Bakery');
  await endSession(page);
  await signInAs(page);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.goto(`${portal.url}/apps/customers/new`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a customer who is being written down is there again, in its step @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/customers/new', RESELLER_EMAIL);
  await page.getByRole('textbox', { name: 'Name' }).fill('Quoll Bakery');
  await page.getByRole('button', { name: /Country/ }).click();
  await page.getByRole('option', { name: 'Andorra' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Credit limit').fill('5000');
  await endSession(page);
  await signInAs(page, RESELLER_EMAIL);
  await expect(page).toHaveURL(`${portal.url}/apps/customers/new?step=billing`);
  await expect(page.getByLabel('Credit limit')).toHaveValue('5,000.00');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Quoll Bakery');
});

test('a profile that is being changed is there again after a sign-out in another tab', async ({
  page,
  portal,
}) => {
  const profile = `/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`;
  await openSignedIn(page, portal, profile);
  await page.getByLabel('First name').fill('Augusta Ada');
  const other = await page.context().newPage();
  await other.goto(`${portal.url}/dashboard`);
  await createPortalPages(other).shell.signOut();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInAs(page);
  await expect(page.getByLabel('First name')).toHaveValue('Augusta Ada');
  await expect(page).toHaveURL(portal.url + profile);
  // It is not saved yet, and is not left unasked either.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('forty pasted addresses are asked about before Escape, and outlive the session @walk', async ({
  page,
  portal,
}) => {
  const pasted = Array.from({ length: 40 }, (_, at) => `p${at}@new.example`).join('\n');
  await openSignedIn(page, portal);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('E-mail').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const init = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', init));
  }, pasted);
  const area = page.getByRole('textbox', { name: 'E-mail addresses' });
  await expect(area).toHaveValue(pasted);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(area).toHaveValue(pasted);
  await expect(area).toBeFocused();

  await endSession(page);
  await signInAs(page);
  await expect(page.getByText('What you typed is still here', { exact: true })).toBeVisible();
  await expect(area).toHaveValue(pasted);

  // The end is noticed by the invitations themselves: those that were not sent are there again.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Invite 40 people' }).click();
  await signInAs(page);
  await expect(area).toHaveValue(pasted);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(area).toBeHidden();
});
