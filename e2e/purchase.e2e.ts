import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, BUYER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/accounts';
import { expect, expectAccessible, openSignedIn, type Portal, test } from './fixtures';
import { reach } from './keyboard';
import { callsOf, countOf, expectAt, openAs } from './shop';

const MINUTE = 60_000;
const FINAL = '/cart/purchase/';
const PLACE = 'POST /app/orders';

const place = (page: Page) => page.getByRole('button', { name: 'Place order for Halvorsen AS' });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'I accept the terms' });
const orders = (page: Page) => page.getByRole('group', { name: /^Order / });

/** Fails unless what was bought is shown: three orders, one a vendor, as long as the cart is ready. */
async function expectPlaced(page: Page, count = 2): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Your orders? (is|are) placed$/,
  );
  await expect(orders(page)).toHaveCount(count);
}

/** How many orders there are for whoever is signed in. */
async function countOrders(page: Page): Promise<number> {
  const answer = await page.request.get(new URL('/app/orders?pageSize=1', page.url()).href);
  return (await answer.json()).totalRecords;
}

/** Opens Final Review with the terms accepted. */
async function openFinal(page: Page, portal: Portal): Promise<void> {
  await openAs(page, portal, 'cartReady', FINAL);
  await terms(page).check();
}

test('from the product to the orders by keys alone, which then go on by themselves', async ({
  page,
  portal,
}) => {
  test.slow();
  const calls = callsOf(page);
  await openAs(page, portal, 'cartReady', '/apps/products?search=desk+inbox');
  const press = async (target: ReturnType<Page['getByRole']>) => {
    await reach(target);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('link', { name: 'Desk Inbox' }));
  await expectAt(page, 'Desk Inbox');
  await reach(page.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  // Enter in a quantity buys nothing.
  await page.keyboard.press('Enter');
  expect(countOf(calls, 'POST /app/cart/lines')).toBe(0);
  await press(page.getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText('In your cart: 2 × Desk Inbox')).toBeVisible();
  await press(page.getByRole('link', { name: 'Go to the cart' }));
  await expectAt(page, 'Cart Review');
  await press(page.getByRole('link', { name: 'Validate the cart' }));
  await expectAt(page, 'Validate Cart');
  await press(page.getByRole('link', { name: 'Continue to Final Review' }));
  await expectAt(page, 'Final Review');
  await expectAccessible(page);
  await reach(terms(page));
  await page.keyboard.press('Space');
  await reach(place(page));
  // Held: the press repeats until the page is another one.
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectPlaced(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(countOf(calls, PLACE)).toBe(1);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expectAccessible(page);

  // Live, without a reload: the vendor's answers come by the connection.
  const ids = (await (await page.request.get(`${portal.url}/app/orders?view=open`)).json()).data
    .filter(({ quoteId }: { quoteId: string }) => page.url().endsWith(`=${quoteId}`))
    .map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) portal.sandbox.commerce.finish(id);
  await expect(page.getByText(/^(\d) of \1 are set up\./)).toHaveCount(2);
  await press(page.getByRole('button', { name: /^Notifications/ }));
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(/order/i).first()).toBeVisible();
});

test('a double press buys once; the result stays over a reload, a later visit is about the cart', async ({
  page,
  portal,
}) => {
  const calls = callsOf(page);
  await openFinal(page, portal);
  const before = await countOrders(page);
  await place(page).dblclick();
  await expectPlaced(page);
  expect(countOf(calls, PLACE)).toBe(1);
  expect(await countOrders(page)).toBe(before + 2);
  await expect(page).toHaveURL(/\/cart\/purchase\/\?quote=/);
  const result = page.url();
  await page.reload();
  await expectPlaced(page);

  // Buy again: what can be bought is in the cart, what cannot is named.
  await orders(page).first().getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('All of it is in your cart again.')).toBeVisible();
  await page.reload();
  await expectPlaced(page);
  await page.getByRole('link', { name: /^Cart, \d/ }).click();
  await expectAt(page, 'Cart Review');
  const removes = page.getByRole('button', { name: /^Remove / });
  await expect(removes).not.toHaveCount(0);
  for (let left = await removes.count(); left > 0; left -= 1) {
    await removes.first().click();
    await expect(removes).toHaveCount(left - 1);
  }
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto(portal.url + FINAL);
  await expect(page).toHaveURL(`${portal.url}/cart`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goBack();
  await page.goto(result);
  await expectPlaced(page);
  expect(await countOrders(page)).toBe(before + 2);
});

test('an answer that is lost is asked for, and nothing is bought twice', async ({
  page,
  portal,
}) => {
  await openFinal(page, portal);
  const before = await countOrders(page);
  const works = portal.sandbox.faults.add({
    match: { method: 'POST', path: '/app/orders' },
    cut: 'lostAnswer',
  });
  const hidden = portal.sandbox.faults.add({
    match: { method: 'GET', path: '/app/orders' },
    cut: 'before',
  });
  await place(page).click();
  await expect(
    page.getByText('We did not get an answer. Your order may have been placed.'),
  ).toBeVisible();
  works();
  hidden();
  await expectPlaced(page);
  expect(await countOrders(page)).toBe(before + 2);
});

test('a request that never came is said, and sent again at a press under the same key', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await openFinal(page, portal);
  const before = await countOrders(page);
  const works = portal.sandbox.faults.add({
    match: { method: 'POST', path: '/app/orders' },
    cut: 'before',
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/app/orders'),
  );
  await place(page).click();
  const { quoteId } = (await asked).postDataJSON();
  await expect(page.getByText(/Your order may have been placed/)).toBeVisible();
  // Nobody has the patience: half a minute goes by.
  for (let seconds = 0; seconds < 33; seconds += 3) await page.clock.runFor(3_000);
  await expect(page.getByText('It has not been placed so far.')).toBeVisible();
  await expectAccessible(page);
  expect(await countOrders(page)).toBe(before);
  works();
  const again = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/app/orders'),
  );
  await page.getByRole('button', { name: 'Send again. Nothing is bought twice.' }).click();
  expect((await again).postDataJSON().quoteId).toBe(quoteId);
  await expectPlaced(page);
  expect(await countOrders(page)).toBe(before + 2);
});

test('a reload and a second tab while it is sent: bought once, and both show it', async ({
  page,
  context,
  portal,
}) => {
  await openFinal(page, portal);
  const before = await countOrders(page);
  const second = await context.newPage();
  await second.goto(portal.url + FINAL);
  await terms(second).check();
  portal.sandbox.faults.add({ match: { method: 'POST', path: '/app/orders' }, latencyMs: 2_000 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/app/orders'),
  );
  await place(page).click();
  await sent;
  await page.reload();
  await place(second).click();
  await expectPlaced(page);
  await expectPlaced(second);
  expect(await countOrders(page)).toBe(before + 2);
});

test('the price ends on the page, and another one has to be confirmed', async ({
  page,
  portal,
}) => {
  // A price never holds past midnight (wire §3), so the day must not be about to end.
  const noon = new Date().setUTCHours(36, 0, 0, 0);
  portal.moveClock(noon - Date.now());
  await page.clock.install({ time: noon });
  await openFinal(page, portal);
  await expect(page.getByText(/^The price holds for 1[456] more minutes/)).toBeVisible();
  portal.sandbox.commerce.setPrice('p-office-business-yy', 2_000);
  portal.moveClock(16 * MINUTE);
  await page.clock.fastForward(16 * MINUTE);
  await expect(page.getByText('The price is another one now.')).toBeVisible();
  await expect(page.getByText('Nothing was bought.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const calls = callsOf(page);
  await page.getByRole('button', { name: /^Confirm new total €/ }).click();
  await expectPlaced(page);
  expect(countOf(calls, PLACE)).toBe(1);
});

test('another customer in another tab, or one suspended meanwhile: nothing is bought', async ({
  page,
  browser,
  portal,
}) => {
  await openFinal(page, portal);
  const before = await countOrders(page);
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${portal.url}/cart/select-client`);
  await elsewhere.getByRole('button', { name: 'Do not buy for Halvorsen AS' }).click();
  await elsewhere.getByRole('searchbox', { name: 'Search for a client' }).fill('Bergen');
  await elsewhere.getByRole('checkbox', { name: 'Select Bergen Kommune' }).click();
  await elsewhere.getByRole('button', { name: 'Buy for Bergen Kommune', exact: true }).click();
  await elsewhere
    .getByRole('alertdialog', { name: 'Change who you buy for?' })
    .getByRole('button', { name: 'Buy for Bergen Kommune' })
    .click();
  await expectAt(elsewhere, 'Cart Review');
  await device.close();

  await place(page).click();
  await expect(page.getByText('This cart was changed elsewhere.').first()).toBeVisible();
  await expect(page.getByText(/^Nothing was bought\./)).toBeVisible();
  expect(await countOrders(page)).toBe(before);

  await openFinal(page, portal);
  portal.sandbox.commerce.suspend('customer-3');
  await place(page).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText(/suspended/),
  ).toBeVisible();
  expect(await countOrders(page)).toBe(before);
  await page.goto(`${portal.url}/cart/review`);
  await expect(page.getByText('1 problem to fix.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('a line that fails is not charged, and tried again; without a live connection the order still ends', async ({
  page,
  portal,
}) => {
  test.slow();
  // The live connection is refused: the page asks for itself.
  await page.routeWebSocket(/\/hubs\//, (socket) => socket.close());
  await openAs(page, portal, 'partlyFailed', FINAL);
  await terms(page).check();
  await place(page).click();
  await expectPlaced(page);
  portal.moveClock(20_000);
  await expect(page.getByText(/1 failed; it was not charged\./)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Reference for support: |Reference for support/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/1 failed/)).toHaveCount(0);
  portal.moveClock(20_000);
  await expect(page.getByText('3 of 3 are set up.')).toBeVisible({ timeout: 40_000 });
});

test('who may not order: it waits for somebody else, and says so', async ({ page, portal }) => {
  await openSignedIn(page, portal, '/apps/products/p-desk-professional', BUYER_EMAIL);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('link', { name: 'Select Client' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Validate the cart' }).click();
  await page.getByRole('link', { name: 'Continue to Final Review' }).click();
  await expect(
    page.getByText('Somebody else has to approve the order before anything is set up.'),
  ).toBeVisible();
  await terms(page).check();
  await place(page).click();
  await expectPlaced(page, 1);
  await expect(orders(page)).toContainText('Waiting for approval');
  await expect(page.getByText(/are set up/)).toHaveCount(0);
});

for (const allowed of [false, true]) {
  test(`acting as somebody else, an order is ${allowed ? 'theirs and names both' : 'not placed'}`, async ({
    page: admin,
    portal,
  }) => {
    portal.sandbox.useScenario('cartReady', {
      signedInAs: ADMIN_EMAIL,
      allowedWhileImpersonating: allowed ? ['placeOrders'] : [],
    });
    await admin.goto(`${portal.url}/apps/user-management/users?search=${RESELLER_EMAIL}`);
    await admin.getByRole('button', { name: /^Actions of Rosa/ }).click();
    await admin.getByRole('menuitem', { name: 'Impersonate' }).click();
    const opened = admin.context().waitForEvent('page');
    await admin.getByRole('button', { name: 'Start impersonation' }).click();
    const page = await opened;
    await expect(page.getByRole('region', { name: 'Impersonation' })).toBeVisible();
    const calls = callsOf(page);
    await page.goto(portal.url + FINAL);
    await terms(page).check();
    if (!allowed) {
      await expect(place(page)).toHaveAccessibleDescription(
        'You act as Rosa Moreau. Orders cannot be placed meanwhile.',
      );
      await place(page).click({ force: true });
      expect(countOf(calls, PLACE)).toBe(0);
      await page.goto(`${portal.url}/apps/orders/o-73`);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
        /You act as somebody else\. Orders cannot be changed meanwhile\./,
      );
      return;
    }
    await expect(
      page.getByText('You act as Rosa Moreau. The order names both of you.'),
    ).toBeVisible();
    await place(page).click();
    await expectPlaced(page);
    await expect(orders(page).first()).toContainText(
      `Placed by ${ADMIN_EMAIL}, acting as ${RESELLER_EMAIL}`,
    );
    await orders(page)
      .first()
      .getByRole('link', { name: /^Order / })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Events' })).toContainText(
      `${ADMIN_EMAIL} as ${RESELLER_EMAIL}`,
    );
  });
}
