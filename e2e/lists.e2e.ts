import { RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, signIn, speak, test } from './fixtures';
import { reach } from './keyboard';
import { expectFits } from './shop';

test('a filter that is pressed before its menu is loaded opens it, and gets the focus back @walk', async ({
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
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
});

test('by the keyboard alone: columns and a view under a name, whose link shows the same to others @walk', async ({
  page,
  portal,
  browser,
}) => {
  await openSignedIn(page, portal, '/apps/orders?view=failed');
  const placed = page.getByRole('columnheader', { name: 'Placed' });
  await expect(placed).toBeVisible();

  await reach(page.getByRole('button', { name: 'Display', exact: true }));
  await page.keyboard.press('Enter');
  const display = page.getByRole('dialog', { name: 'Display' });
  await reach(display.getByRole('checkbox', { name: 'Placed' }));
  await page.keyboard.press('Space');
  await expect(placed).toBeHidden();
  const up = display.getByRole('button', { name: 'Move Total up' });
  await reach(up);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader').nth(2)).toHaveText('Total');
  await expect(up).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: 'Display', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const views = page.getByRole('dialog', { name: 'Views' });
  await reach(views.getByRole('textbox', { name: 'Name of a new view' }));
  await page.keyboard.type('Stuck');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stuck', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/columns=/);
  const link = page.url();

  await page.goto(`${portal.url}/apps/orders`);
  await expect(placed).toBeHidden();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Stuck' }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('tab', { name: /Failed/, selected: true })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await openSignedIn(other, portal, new URL(link).pathname + new URL(link).search, RESELLER_EMAIL);
  await expect(other.getByRole('columnheader').nth(2)).toHaveText('Total');
  await expect(other.getByRole('columnheader', { name: 'Placed' })).toBeHidden();
  await context.close();
});

test('kept on the server, keys and columns are there in another browser @walk', async ({
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

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a view of the roles as a list opens from their cards, also after a reload @walk', async ({
    page,
    portal,
  }) => {
    await speak(page, ['ar']);
    await openSignedIn(page, portal, '/apps/roles');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.getByRole('button', { name: 'قائمة', exact: true }).tap();
    const table = page.getByRole('main').getByRole('table');
    await page.getByRole('searchbox').fill('system');
    await expect(table.locator('tbody [data-row]')).toHaveCount(4);
    const views = page.getByRole('button', { name: 'طرق العرض', exact: true });
    await views.tap();
    await page.getByRole('textbox', { name: 'اسم عرض جديد' }).fill('النظام');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'حفظ العرض' }).tap();
    await expect(page.getByRole('button', { name: 'النظام', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);

    await page.goto(`${portal.url}/apps/roles`);
    await expect(cards.first()).toBeVisible();
    await views.tap();
    await page.getByRole('link', { name: 'النظام' }).tap();
    await expect(table.locator('tbody [data-row]')).toHaveCount(4);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('system');
    await expect(table.locator('tbody [data-row]')).toHaveCount(4);
    await expectAccessible(page);
  });
});

test('Back on a phone leads to the row that was left, however high the rows are @walk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openSignedIn(page, portal, '/apps/subscriptions/all?size=100', RESELLER_EMAIL);
  const name = page.locator('tbody a[data-list-link="name"]').nth(60);
  await name.scrollIntoViewIfNeeded();
  const top = () => name.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(740);
  const before = await top();
  await name.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/size=100/);
  await page.goBack();
  await expect(page).toHaveURL(/size=100/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
});

/** Every list of the portal, by the path of its page. */
const LISTS = {
  Customers: '/apps/customers',
  Subscriptions: '/apps/subscriptions/all',
  Renewals: '/apps/subscriptions/renewals',
  Orders: '/apps/orders',
  Statements: '/apps/statements',
  Reconciliation: '/apps/statements/reconcile',
  Activity: '/activity',
  Users: '/apps/user-management/users',
  'Price lists': '/apps/products/price-lists',
  Marketplace: '/apps/products',
};

test('a phone shows the first record of every list near the top, and rows of a list are of one height @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/dashboard', RESELLER_EMAIL);
  const session = await page.context().newCDPSession(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    // What is pressed by finger is higher.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === 375 });
    for (const [name, path] of Object.entries(LISTS)) {
      await page.goto(portal.url + path);
      const rows = page.locator(
        'main :is(tr[data-row], [data-slot=feed] > li, [data-slot=product-card])',
      );
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
      const top = Math.round(boxes[0]?.top ?? Number.NaN);
      const heights = [...new Set(boxes.map(({ height }) => Math.round(height)))];
      process.stdout.write(
        `${name} at ${width} px: first record at ${top} px, rows of ${heights.join(', ')} px\n`,
      );
      if (width === 375) expect(top, name).toBeLessThanOrEqual(280);
      // An entry of the activity and a product's card are as high as what they say.
      if (name !== 'Activity' && name !== 'Marketplace') {
        expect(heights, name).toHaveLength(1);
        if (width === 375) expect(Math.abs((heights[0] ?? 0) - 84), name).toBeLessThanOrEqual(12);
      }
      await expectFits(page);
    }
  }
});
