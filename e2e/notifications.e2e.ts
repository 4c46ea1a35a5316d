import type { BrowserContext } from '@playwright/test';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';

const SECRET = 'Demo-Tenant-7!';
/** One more tab of the same browser. */
async function openTab(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^Notifications: 14 new/ })).toBeVisible();
  return page;
}

test('live notifications show in the bell and in the drawer', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(
    'Notifications: 14 new, with an error, a task is running',
  );
  await expect.poll(() => portal.sandbox.live.count(ADMIN_EMAIL)).toBe(1);
  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'Order 20500 was carried out' });
  await expect(bell).toHaveAccessibleName(/15 new/);
  await bell.click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const fresh = drawer.getByRole('article', { name: 'Order 20500 was carried out' });
  await expect(fresh).toContainText('just now');
  await expectAccessible(page);
  // Open, it goes on.
  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'And another one' });
  await expect(drawer.getByRole('article').first()).toHaveAccessibleName('And another one');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

test('four tabs share one connection; when its tab closes the next takes over', async ({
  page,
  context,
  portal,
}) => {
  await openSignedIn(page, portal);
  await expect.poll(() => portal.sandbox.live.count()).toBe(1);
  const tabs = [];
  for (let tab = 1; tab < 4; tab += 1) tabs.push(await openTab(context, portal.url));
  expect(portal.sandbox.live.count()).toBe(1);
  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'For every tab' });
  for (const tab of [page, ...tabs]) {
    await expect(tab.getByRole('button', { name: /^Notifications: 15 new/ })).toBeVisible();
  }
  const closedAt = Date.now();
  await page.close();
  // Closing takes its own time; what is measured is that nobody waits for a back-off.
  await expect.poll(() => portal.sandbox.live.count(), { intervals: [50] }).toBe(1);
  expect(Date.now() - closedAt).toBeLessThan(3_000);
  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'After the first has closed' });
  for (const tab of tabs.slice(0, 2)) {
    await expect(tab.getByRole('button', { name: /^Notifications: 16 new/ })).toBeVisible();
  }
});

test('without Web Locks each tab has its own connection, and nothing counts twice @walk', async ({
  page,
  context,
  portal,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  await openSignedIn(page, portal);
  const second = await openTab(context, portal.url);
  await expect.poll(() => portal.sandbox.live.count()).toBe(2);
  portal.sandbox.live.notify(ADMIN_EMAIL);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: /^Notifications: 15 new/ })).toBeVisible();
  }
});

test('sign-out closes the connection for all tabs, and the next user receives only their own events', async ({
  page,
  context,
  portal,
}) => {
  await openSignedIn(page, portal);
  const second = await openTab(context, portal.url);
  await page.goto(`${portal.url}/logout`);
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => portal.sandbox.live.count()).toBe(0);
  await openSignedIn(page, portal, '/dashboard', CUSTOMER_EMAIL);
  const bell = page.getByRole('button', { name: 'Notifications: 1 new' });
  await expect(bell).toBeVisible();
  await expect.poll(() => portal.sandbox.live.count(CUSTOMER_EMAIL)).toBe(1);
  expect(portal.sandbox.live.count()).toBe(1);
});

test('the credentials of a tenant leave no trace', async ({ page, context, portal }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, portal);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'View credentials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Microsoft tenant credentials' });
  await expect(dialog.getByText('nordlys.onmicrosoft.example', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await dialog.ariaSnapshot()).not.toContain(SECRET);
  expect(await page.content()).not.toContain(SECRET);

  await dialog.getByRole('button', { name: 'Copy Password' }).click();
  await expect(dialog.getByText('Copied')).toBeAttached();
  await expect(dialog.getByText('Copied')).not.toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SECRET);

  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByText(SECRET)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(SECRET)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog.getByText(SECRET)).toBeVisible();

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  const left = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
  expect(left).not.toContain(SECRET);
});

test('the drawer fills a small screen and nothing sticks out @walk', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openSignedIn(page, portal);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByRole('article').first()).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(375);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
