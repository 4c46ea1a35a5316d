import { expect, openSignedIn, signIn, test } from './fixtures';
import { reach } from './keyboard';

test('a filter that is pressed before its menu is loaded opens it, and gets the focus back', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  let load = () => {};
  const isWanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/FilterMenu-/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(`${portal.url}/apps/customers`);
  const filter = page.getByRole('main').locator('[data-slot="button"]', { hasText: /^State/ });
  await reach(filter);
  await page.keyboard.press('Enter');
  load();
  await expect(page.getByRole('menuitemcheckbox', { name: /^Suspended/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
});

test('kept on the server, keys and columns are there in another browser', async ({
  page,
  portal,
  browser,
}) => {
  /** The portal's page with the setting, written there before anything reads it. */
  const onServer = () => {
    document.addEventListener('readystatechange', () => {
      const config = document.getElementById('plinth-config')?.firstChild as Text | null;
      if (document.readyState !== 'interactive' || !config) return;
      config.data = JSON.stringify({ ...JSON.parse(config.data), preferences: 'server' });
    });
  };
  const path = '/apps/user-management/users';
  await page.addInitScript(onServer);
  await openSignedIn(page, portal, path);
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  const display = page.getByRole('dialog', { name: 'Display' });
  const kept = () => page.waitForResponse((answer) => answer.url().includes('/app/preferences/'));
  const [columns] = await Promise.all([
    kept(),
    display.getByRole('checkbox', { name: 'Last login' }).click(),
  ]);
  expect(columns.status()).toBe(200);
  await Promise.all([kept(), display.getByRole('switch', { name: 'Keys for rows' }).click()]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(onServer);
  await openSignedIn(other, portal, path);
  await expect(other.getByRole('columnheader', { name: 'Last login' })).toBeHidden();
  const rows = other.locator('tbody [data-row]');
  // The listener comes with the setting.
  await expect(async () => {
    await other.keyboard.press('j');
    await expect(rows.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await other.keyboard.press('j');
  await other.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await context.close();
});
