import { ADMIN_EMAIL } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, openSignedIn, signIn, test } from './fixtures';
import { reach } from './keyboard';

const PROFILE = `/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`;

test('a role is looked at as its holder: by keys, over a reload, until the session ends @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/roles/view-role?role=Billing+Clerk');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeVisible();
  await reach(page.getByRole('button', { name: 'View as this role' }));
  await page.keyboard.press('Enter');
  const banner = page.getByRole('region', { name: 'View as a role' });
  await expect(banner).toContainText('You are viewing as Billing Clerk');
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Marketplace' })).toHaveCount(0);
  await expectAccessible(page);

  // The server answers as that role's holder is answered.
  await page.goto(`${portal.url}/apps/roles`);
  await expect(banner).toBeVisible();
  await expect(page.getByText('You do not have the permission Permissions.Read.')).toBeVisible();

  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await page.goto(portal.url + PROFILE);
  await page.getByLabel('First name').fill('Adele');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(/so nothing was changed/).first()).toBeVisible();
  expect(writes).toEqual([]);
  // What was typed would be asked about before the page is left.
  await page.getByLabel('First name').fill('Ada');

  await createPortalPages(page).shell.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, portal);
  await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
