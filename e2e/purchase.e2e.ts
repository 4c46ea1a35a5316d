import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, type Portal, test } from './fixtures';
import { reach } from './keyboard';
import { callsOf, countOf, expectAt, openAs } from './shop';

const FINAL = '/cart/purchase/';
const PLACE = 'POST /app/orders';

const place = (page: Page) => page.getByRole('button', { name: 'Place order for Halvorsen AS' });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'I accept the terms' });
const orders = (page: Page) => page.getByRole('link', { name: /^Order / });

/** Fails unless what was bought is shown: three orders, one a vendor, as long as the cart is ready. */
async function expectPlaced(page: Page, count = 2): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Your orders? (is|are) placed$/,
  );
  await expect(orders(page)).toHaveCount(count);
}

/** Number of orders visible to the signed-in user. */
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
  await expect(page.getByText(/^(\d) of \1 are set up\./)).toBeVisible();
  await press(page.getByRole('button', { name: /^Notifications/ }));
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(/order/i).first()).toBeVisible();
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

for (const allowed of [false, true]) {
  test(`acting as somebody else, an order is ${allowed ? 'theirs and names both' : 'not placed'} @walk`, async ({
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
        'Orders cannot be placed while you act as Rosa Moreau.',
      );
      await place(page).click({ force: true });
      expect(countOf(calls, PLACE)).toBe(0);
      await page.goto(`${portal.url}/apps/orders/o-73`);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
        /Orders cannot be changed while you act as someone else\./,
      );
      return;
    }
    await expect(
      page.getByText('You are acting as Rosa Moreau. The order names both of you.'),
    ).toBeVisible();
    await place(page).click();
    await expectPlaced(page);
    await expect(page.getByRole('main')).toContainText(
      `Placed by ${ADMIN_EMAIL}, acting as ${RESELLER_EMAIL}`,
    );
    await orders(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('list', { name: 'History' })).toContainText(
      `${ADMIN_EMAIL} as ${RESELLER_EMAIL}`,
    );
  });
}
