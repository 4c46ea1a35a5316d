import type { Locator, Page } from '@playwright/test';
import { ADMIN_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, type Portal, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openPalette(page: Page): Promise<Locator> {
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}

/** A record of a list, as the server has it. */
async function recordOf(
  page: Page,
  portal: Portal,
  list: string,
  isMeant: (row: Readonly<Record<string, unknown>>) => boolean,
): Promise<Readonly<Record<string, string>>> {
  const answer = await page.request.get(`${portal.url}/app/${list}`);
  const { data } = (await answer.json()) as { data: readonly Record<string, string>[] };
  const found = data.find(isMeant);
  if (!found) throw new Error(`${list} has no such record.`);
  return found;
}

test('DAY16 the palette finds what 40 words and numbers mean, each among the first three @walk', async ({
  page,
  portal,
}) => {
  test.slow();
  await openSignedIn(page, portal, '/apps/modules');
  const withPo = await recordOf(page, portal, 'orders?searchString=PO-', () => true);
  const draftless = await recordOf(
    page,
    portal,
    'statements?pageSize=50',
    ({ number }) => !!number,
  );
  const order = await recordOf(page, portal, 'orders?pageSize=50', () => true);
  const customer = await recordOf(page, portal, 'customers?pageSize=50', ({ vatId }) => !!vatId);

  const FOUND: readonly (readonly [typed: string, name: RegExp])[] = [
    ['bill', /^Statements/],
    ['invoice', /^Statements/],
    ['invoices', /^Statements/],
    ['balance', /^Statements/],
    ['licence', /^Subscriptions/],
    ['license', /^Subscriptions/],
    ['seat', /^Subscriptions/],
    ['add seats', /^Change the seats/],
    ['upgrade', /^Change a plan/],
    ['cancel', /^Cancel a subscription/],
    ['overdue', /^Overdue statements/],
    ['unpaid', /^Overdue statements/],
    ['export', /^Export orders/],
    ['csv', /^Export orders/],
    ['export customers', /^Export customers/],
    ['export statements', /^Export the statements/],
    ['approve', /^Approve orders/],
    ['approval', /^Approve orders/],
    ['retry', /^Retry failed orders/],
    ['add customer', /^New customer/],
    ['new customer', /^New customer/],
    ['turn off renewal', /^Turn off renewal/],
    ['auto-renew', /^Turn off renewal/],
    ['expiring', /^Renewals/],
    ['who can approve orders', /^Who can: Approve orders of others/],
    ['Order.Approve', /^Who can: Approve orders of others/],
    ['permissions', /^Roles/],
    ['people', /^Users/],
    ['audit log', /^Activity/],
    ['basket', /^Cart Review/],
    ['shop', /^Marketplace/],
    ['margin', /^Price lists/],
    ['time zone', /^My Profile/],
    ['password', /^Change your password/],
    ['2fa', /^Your two-factor sign-in/],
    ['dark mode', /^Change theme/],
    ['add user', /^Invite/],
    ['log out', /^Sign Out/],
    ['halvorsen', /^Halvorsen AS/],
    ['ada@plinth.example', /^Ada Lindqvist/],
    ['Carl Jensen', /^Carl Jensen/],
    [String(order.number), new RegExp(`^${order.number}`)],
    [String(withPo.poNumber), new RegExp(`^${withPo.number}.*PO number ${withPo.poNumber}`)],
    [String(draftless.number), new RegExp(`^${draftless.number}`)],
    [String(customer.vatId), new RegExp(`^${customer.name}.*VAT number ${customer.vatId}`)],
  ];
  expect(FOUND.length).toBeGreaterThanOrEqual(40);

  const palette = await openPalette(page);
  const field = palette.getByRole('combobox');
  const missed: string[] = [];
  for (const [typed, name] of FOUND) {
    await field.fill(typed);
    // Servers have answered: nothing moves any more.
    await expect(palette.getByRole('status').last()).toHaveText(/result|Nothing/);
    const first = (await palette.getByRole('option').allInnerTexts()).slice(0, 3);
    const texts = first.map((text) => text.replaceAll(/\s+/g, ' ').trim());
    if (!texts.some((text) => name.test(text))) missed.push(`${typed}: ${texts.join(' | ')}`);
  }
  expect(missed).toEqual([]);
  await field.fill(String(withPo.poNumber));
  await expect(palette.getByRole('option', { selected: true })).toContainText('PO number');
  await expectAccessible(page);
});

test('DAY16 who can do something leads to roles and people; roles are searched by permission @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/modules');
  const palette = await openPalette(page);
  await palette.getByRole('combobox').fill('who can approve orders');
  await palette.getByRole('option', { name: /^Who can: Approve orders of others/ }).click();
  await expect(palette.getByRole('group', { name: 'Roles' }).getByRole('option')).not.toHaveCount(
    0,
  );
  await expect(palette.getByRole('group', { name: 'People' })).toContainText('Ada Lindqvist');
  await palette.getByRole('group', { name: 'Roles' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/view-role\?role=/);
  await page.goto(`${portal.url}/apps/user-management/roles?search=Order.Approve`);
  await expect(page.getByRole('link', { name: 'Admin', exact: true }).first()).toBeVisible();
});

test('DAY16 g b opens the statements, g n the renewals, and the list of keys shows them @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/modules');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/apps\/statements$/);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/apps\/subscriptions\/renewals$/);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Statements');
  await expect(keys).toContainText('Renewals');
});

/** Notes, inside the page, what each press shows first, and what after that. */
async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { shown: string[] } = { shown: [] };
    Object.assign(window, { seen });
    const headings = () => [...document.querySelectorAll('main h1')];
    let before = headings();
    document.addEventListener(
      'pointerup',
      () => {
        seen.shown = [];
        before = headings();
      },
      true,
    );
    new MutationObserver(() => {
      const outline = document.querySelector('main [data-slot=page-skeleton]');
      const isPage = headings().some((one) => !outline?.contains(one) && !before.includes(one));
      const shown = [outline?.checkVisibility() && 'answer', isPage && 'page'].filter(Boolean);
      const now = shown.join(' and ');
      if (now && seen.shown.at(-1) !== now) seen.shown.push(now);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** What was shown since the last press, in its order. */
const shownSince = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shown: string[] } }).seen.shown);

test.describe('with the navigation beside the page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('DAY17 each link of the frame answers a press before its page is rendered, and without the network @walk', async ({
    page,
    portal,
  }) => {
    test.slow();
    await watchPresses(page);
    await openSignedIn(page, portal, '/apps/modules');
    await expect(heading(page)).toBeVisible();
    let silence = Promise.resolve();
    await page.route(/\/(assets|app)\//, async (route) => {
      await silence;
      await route.continue();
    });

    const expand = page.getByRole('button', { name: 'Expand navigation' });
    /** Links are found again on each page. */
    const inNavigation = async (href: string): Promise<Locator> => {
      if (await expand.isVisible()) await expand.click();
      return page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${href}"]`).first();
    };
    const inAccount = async (name: string): Promise<Locator> => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      return page.getByRole('menuitem', { name });
    };
    const inPalette = async (name: string): Promise<Locator> => {
      const palette = await openPalette(page);
      await palette.getByRole('combobox').fill(name);
      return palette.getByRole('option', { name: new RegExp(`^${name}`) }).first();
    };
    if (await expand.isVisible()) await expand.click();
    const hrefs = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.keyboard.press('Escape');
    expect(new Set(hrefs).size).toBeGreaterThan(6);
    const links: readonly (readonly [name: string, find: () => Promise<Locator>])[] = [
      ...[...new Set(hrefs)].map((href) => [href, () => inNavigation(href)] as const),
      ...['My Profile', 'My Projects', 'My Statements', 'My Subscription'].map(
        (name) => [name, () => inAccount(name)] as const,
      ),
      ['home', async () => page.getByRole('link', { name: /, home$/ })],
      ['cart', async () => page.getByRole('link', { name: /^Cart/ })],
      ['palette', () => inPalette('Orders')],
    ];

    const others: string[] = [];
    for (const state of ['the code on its way', 'the code here']) {
      for (const [name, find] of links) {
        const link = await find();
        let release = () => {};
        silence = new Promise<void>((resolve) => {
          release = resolve;
        });
        await link.click();
        await expect
          .poll(() => shownSince(page), { message: `${name}, ${state}` })
          .not.toHaveLength(0);
        const [first] = await shownSince(page);
        if (first !== 'answer') others.push(`${name}, ${state}: ${first}`);
        release();
        await expect(page.locator('[data-slot=page-skeleton]')).toHaveCount(0);
        await expect(heading(page)).toBeFocused();
      }
    }
    expect(others).toEqual([]);
  });
});

test('DAY17 a press shows the title while the code of its page is held back @walk', async ({
  page,
  portal,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/orders\.part-orders?-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openSignedIn(page, portal, '/apps/modules');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  const outline = page.locator('[data-slot=page-skeleton]');
  await expect(outline).toBeVisible();
  await expect(outline.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(outline).toHaveCount(0);
  await expect(heading(page)).toHaveText('Orders');
  await expect(heading(page)).toBeFocused();
});

test('DAY17 the code of a page is fetched when the pointer or the focus comes near its link', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/modules');
  await expect(heading(page)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const orders = page.waitForRequest(/\/assets\/orders\.part-orders-.*\.js$/);
  await navigation.getByRole('link', { name: 'Orders' }).first().hover();
  await orders;
  const customers = page.waitForRequest(/\/assets\/pages\.part-CustomersPage-.*\.js$/);
  await navigation.getByRole('link', { name: 'Customers' }).first().focus();
  await customers;
  await expect(page).toHaveURL(/\/apps\/modules$/);
});

test('DAY17 what a list reads first is read when the pointer comes near its link, and not again when it opens @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/modules');
  await expect(heading(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/app/orders') asked.push(search);
  });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' });
  await link.first().hover();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page).toHaveURL(/\/apps\/modules$/);
  await link.first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a notification that names several things leads to the list of just those, and back to all @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/modules');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('link', { name: 'Six subscriptions renew or end soon' }).click();
  await expect(page).toHaveURL(/\/apps\/subscriptions\/all\?ids=/);
  await expect(page.getByText('6 subscriptions from a notification')).toBeVisible();
  await expect(page.getByRole('row', { name: /Desk Inbox/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText(/from a notification/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/ids=/);
  await page.goto(`${portal.url}/apps/orders?ids=o-70,o-71`);
  await expect(page.getByText('2 orders from a notification')).toBeVisible();
});

test('what is selected says how much is elsewhere, and is still selected after Back @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/user-management/users');
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar).toContainText(/\d+ more on other pages/);
  const count = await bar.locator('span').first().innerText();
  await page.getByRole('link', { name: 'Rosa Moreau' }).first().click();
  await expect(page).toHaveURL(/users\/edit\//);
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText(count);
});

test('the profile says what time it is in the zone, and that it was saved @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, `/apps/user-management/users/edit/${ADMIN_EMAIL}`);
  const zone = page.getByRole('button', { name: /Time zone/ });
  await expect(page.getByText(/^It is \d{1,2}:\d\d.[AP]M on this device\.$/)).toBeVisible();
  await zone.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('Tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It is \d{1,2}:\d\d.[AP]M there\.$/)).toBeVisible();
  await expect(
    page.getByText(/^Saved\. Times are shown as in Tokyo, where it is \d{1,2}:\d\d.[AP]M\.$/),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^It is \d{1,2}:\d\d.[AP]M there\.$/)).toBeVisible();
});
