import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, DEMO_PASSWORD, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, type Portal, test } from './fixtures';

const BERGEN = 'customer-9';
const LIV = 'liv@bergen-kommune.example';

/** What somebody may ask the server, as their page would. */
async function ask(page: Page, portal: Portal, path: string) {
  const answer = await page.request.get(`${portal.url}/app${path}`);
  return { status: answer.status(), text: await answer.text() };
}

/** Follows the link of the last invitation in a browser of its own, and signs in with what it says. */
async function accept(page: Page, portal: Portal): Promise<void> {
  const mail = portal.sandbox.outbox.at(-1);
  if (mail?.kind !== 'invitation') throw new Error('Nobody was invited');
  const query = new URLSearchParams({ confirmationToken: mail.token, email: mail.to });
  portal.secrets.add(mail.password);
  await page.request.get(`${portal.url}/app/login/confirm-email?${query}`);
  const data = { email: mail.to, password: mail.password };
  expect((await page.request.post(`${portal.url}/app/login`, { data })).status()).toBe(200);
}

test('DAY1 a person of a customer is invited from the customer, with company and role, and sees nothing of the seller @walk', async ({
  page,
  portal,
  browser,
}) => {
  await openSignedIn(page, portal, `/apps/customers/${BERGEN}?tab=users`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Bergen Kommune' })).toBeVisible();
  await main.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite new user' });
  await expect(dialog).toContainText('belong to Bergen Kommune');
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type(LIV);
  await dialog.getByRole('button', { name: /Initial role/ }).click();
  await page.getByRole('option', { name: 'Marketplace Buyer' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(`${LIV} belongs to Bergen Kommune.`, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = main.getByRole('row', { name: new RegExp(LIV) });
  await expect(row).toContainText('Marketplace Buyer');
  await expect(row).toContainText('Invited');

  await page.goto(`${portal.url}/apps/user-management/users`);
  await main.getByRole('searchbox', { name: 'Search users' }).fill(LIV);
  await expect(main.getByText('1 - 1 of 1', { exact: true })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Bergen Kommune' })).toBeVisible();

  // They sign in elsewhere, and nothing there is of who sells to them.
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await accept(theirs, portal);
  await theirs.goto(`${portal.url}/dashboard`);
  const me = JSON.parse((await ask(theirs, portal, '/users/me')).text);
  expect([me.customerName, me.customerType, me.roles[0].name]).toEqual([
    'Bergen Kommune',
    0,
    'Marketplace Buyer',
  ]);
  expect((await ask(theirs, portal, '/customers')).status).toBe(403);
  for (const email of [ADMIN_EMAIL, RESELLER_EMAIL]) {
    const { status } = await ask(theirs, portal, `/users/${encodeURIComponent(email)}`);
    expect([403, 404]).toContain(status);
  }
  const { text } = await ask(theirs, portal, '/orders?pageSize=100');
  expect(text).not.toContain(ADMIN_EMAIL);
  expect(text).not.toContain('customer-8');
  await context.close();
});

test('DAY3 a role beyond one’s own rights is refused, the invitation stays, and it is said @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, `/apps/customers/${BERGEN}?tab=users`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite new user' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(LIV);
  await dialog.getByRole('button', { name: /Initial role/ }).click();
  await page.getByRole('option', { name: 'Reseller' }).click();
  // What the inviter may is taken from them while the dialog is open.
  portal.sandbox.faults.add({
    match: { path: '/app/roles/assign-role', method: 'POST' },
    status: 403,
    body: JSON.stringify({
      message: 'This goes beyond your own rights.',
      code: 'beyond_own_rights',
      permission: 'Order.Approve',
    }),
  });
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const refused = dialog.getByRole('alert').filter({ hasText: /./ });
  await expect(refused).toContainText(`${LIV} is invited, but without the role Reseller.`);
  await expect(refused).toContainText('This goes beyond your own rights.');
  portal.sandbox.faults.clear();
  await dialog.getByRole('button', { name: /Initial role/ }).click();
  await page.getByRole('option', { name: 'Customer', exact: true }).click();
  await dialog.getByRole('button', { name: 'Assign role' }).click();
  await expect(dialog).toBeHidden();
  const row = main.getByRole('row', { name: new RegExp(LIV) });
  await expect(row).toContainText('Customer');
  expect(portal.sandbox.outbox.filter(({ to }) => to === LIV)).toHaveLength(1);
});

test('DAY3 the button says why nobody acts as somebody who may more @walk', async ({
  page,
  portal,
}) => {
  const support = 'lukasz.swiecicki@plinth.example';
  portal.secrets.add(DEMO_PASSWORD);
  await openSignedIn(
    page,
    portal,
    `/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`,
    support,
  );
  const main = page.getByRole('main');
  await expect(main.getByText('Plinth Cloud')).toBeVisible();
  const button = main.getByRole('button', { name: 'Impersonate' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/This user may do more than you/);
});
