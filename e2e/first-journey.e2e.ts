import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, HOME, openRoles, signIn, test } from './fixtures';
import { reach } from './keyboard';

test('sign in, see the roles with their people, sign out, and nothing is left behind', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url);
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  const live = page.waitForEvent('websocket');
  await signIn(page, portal);
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  // The live connection opens after sign-in, and the hub greets it.
  await (await live).waitForEvent('framereceived');
  expect((await live).url()).toContain('/app/hubs/notifications');
  await expect(page).toHaveTitle('Home · Plinth');

  await openRoles(page);
  await expect(page).toHaveURL(`${portal.url}/apps/user-management/roles`);
  const admin = page.getByRole('article', { name: 'Admin', exact: true });
  await expect(admin.getByText('System Role')).toBeVisible();
  await expect(admin.getByText('Role created by System')).toBeVisible();
  await expect(admin.getByText(/^and \d+ more\.\.\.$/)).toBeVisible();
  await expect(
    admin.getByRole('list', { name: 'Permissions of Admin' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(
    admin.getByRole('list', { name: 'Users with the role Admin' }).getByRole('listitem').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByText('ada@plinth.example')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('csrf');
  expect(stored).not.toContain('"expires"');
});

test('a reload keeps the session, and a second tab has it too', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, portal);
  await openRoles(page);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Guest', exact: true })).toBeVisible();

  const second = await context.newPage();
  await second.goto(portal.url);
  await expect(second.getByRole('heading', { level: 1, name: HOME })).toBeVisible();

  await createPortalPages(page).shell.signOut();
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the whole journey works without a mouse @walk', async ({ page, portal }) => {
  await page.goto(`${portal.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await reach(page.getByLabel('E-mail'));
  await page.keyboard.type('ada@plinth.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Plinth-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeFocused();

  // Beside the page its groups are open.
  const users = page.getByRole('button', { name: 'Users', exact: true });
  await reach(users);
  await page.keyboard.press('Enter');
  await expect(users).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(users).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeFocused();

  await reach(page.getByRole('button', { name: /^Account of / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
});

test('the small screen reaches everything through the burger @walk', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page, portal);
  await expect(page.getByRole('button', { name: 'Users', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await openRoles(page);
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
