import { expect, signIn, test } from './fixtures';
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
