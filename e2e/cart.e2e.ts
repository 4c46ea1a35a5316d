import { ADMIN_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { expectAt, expectFits, openAs } from './shop';

const DAY = 86_400_000;

test('the four steps: by address, reload and Back, each with one heading and its title @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart/select-client');
  const steps = [
    ['/cart/select-client', 'Select Client'],
    ['/cart', 'Cart Review'],
    ['/cart/review', 'Validate Cart'],
    ['/cart/purchase/', 'Final Review'],
  ] as const;
  for (const [path, name] of steps) {
    await page.goto(portal.url + path);
    await expectAt(page, name);
    await page.reload();
    await expectAt(page, name);
    await expect(page).toHaveURL(portal.url + path);
    await expect(page.locator('main')).toContainText('Halvorsen AS');
    await expectAccessible(page);
  }
  for (const [, name] of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expectAt(page, name);
  }
});

test('two devices change one cart: who and what is said, and no edit is lost', async ({
  page,
  context,
  browser,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart');
  const tab = await context.newPage();
  await tab.goto(`${portal.url}/cart`);
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${portal.url}/cart`);
  const quantityOf = (one: typeof page, name: string) =>
    one.getByRole('rowgroup', { name, exact: true }).getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantityOf(elsewhere, 'Office Max')).toHaveValue('10');
  await expect(quantityOf(tab, 'Office Max')).toHaveValue('10');

  await quantityOf(page, 'Office Max').fill('15');
  await quantityOf(page, 'Office Max').press('Enter');
  // Another tab is updated immediately, another device when it writes.
  await expect(quantityOf(tab, 'Office Max')).toHaveValue('15');
  await quantityOf(elsewhere, 'Office Business').fill('30');
  await quantityOf(elsewhere, 'Office Business').press('Enter');
  await expect(elsewhere.getByText(/^This cart was changed elsewhere/)).toBeVisible();
  await expect(elsewhere.getByText(/Office Max changed from 10 to 15\./)).toContainText(
    RESELLER_EMAIL,
  );
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Set Office Business to 30' }).click();
  await expect(elsewhere.getByText(/^This cart was changed elsewhere/)).toHaveCount(0);
  await page.reload();
  await expect(quantityOf(page, 'Office Business')).toHaveValue('30');
  await expect(quantityOf(page, 'Office Max')).toHaveValue('15');
  await device.close();
});

test('several clients: each at their own price and order, another currency is refused @walk', async ({
  page,
  portal,
}) => {
  portal.sandbox.useScenario('signedOut');
  await openSignedIn(page, portal, '/cart/select-client', ADMIN_EMAIL);
  const search = page.getByRole('searchbox', { name: 'Search for a client' });
  const choose = async (name: string) => {
    await search.fill(name);
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  };
  for (const name of ['Fjordbakeriet', 'Bergen Kommune', 'Saga Legal']) await choose(name);
  await search.fill('Matterhorn');
  await expect(page.getByRole('row', { name: /Matterhorn Uhren/ })).toContainText(
    'It buys in CHF; the cart is in EUR.',
  );
  await page.getByRole('button', { name: 'Buy for 3 clients' }).click();
  await expectAt(page, 'Cart Review');

  await page.goto(`${portal.url}/apps/products/p-office-start`);
  await page.getByRole('radio', { name: '1 year, Paid monthly', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  const line = page.getByRole('rowgroup', { name: 'Office Start', exact: true });
  await expect(line).toContainText('€5.40');
  await expect(line).toContainText('€5.13');
  await expect(page.getByText('3 orders, one for each customer')).toBeVisible();
  await expect(page.getByText('First charge with tax, all customers')).toBeVisible();
  await page.getByRole('link', { name: 'Validate the cart' }).click();
  await expectAt(page, 'Validate Cart');
  // Whatever they have already has to be ticked.
  for (const tick of await page.getByRole('checkbox', { name: 'I have seen this' }).all()) {
    await tick.check();
  }
  await page.getByRole('link', { name: 'Continue to Final Review' }).click();
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Place orders for 3 customers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders are placed');
  await expect(page.getByRole('link', { name: /^Order / })).toHaveCount(3);
  for (const name of ['Fjordbakeriet', 'Bergen Kommune', 'Saga Legal']) {
    const orders = page.getByRole('rowgroup', { name }).getByRole('link', { name: /^Order / });
    await expect(orders).toHaveCount(1);
  }

  // Price setters may sell below cost after a confirmation. After a purchase the cart has no
  // customer.
  await page.goto(`${portal.url}/cart/select-client`);
  await choose('Fjordbakeriet');
  await page.getByRole('button', { name: 'Buy for Fjordbakeriet', exact: true }).click();
  await expectAt(page, 'Cart Review');
  await page.goto(`${portal.url}/apps/products/p-storage-team`);
  await page.getByRole('radio', { name: '1 month, Paid monthly', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await page.getByRole('link', { name: 'Validate the cart' }).click();
  await expect(page.getByText('The price is below what it costs.').first()).toBeVisible();
  await expect(page.getByText(/to fix\.$/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'I have seen this' }).first()).toBeVisible();
});

test('four lines for two customers fit a screen, and a phone without scrolling sideways @walk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, portal, 'cartReady', '/cart/select-client');
  await page.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).check();
  await page.getByRole('button', { name: 'Buy for 2 clients' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await expectAt(page, 'Cart Review');
  const lines = page.locator('[data-slot=cart-lines]');
  await expect(lines.getByRole('rowheader', { name: /Fjordbakeriet/ })).toHaveCount(4);
  const box = await lines.boundingBox();
  const end = Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0));
  process.stdout.write(`Cart: four lines for two customers end at ${end} px of 900\n`);
  expect(end).toBeLessThanOrEqual(900);
  // A note is broken between its parts, never in one.
  const notes = await page
    .locator('[data-slot=price-notes] > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(notes).toHaveLength(16);
  expect(Math.max(...notes)).toBeLessThan(20);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expectFits(page);
    await expectAccessible(page);
  }
  // The button to the top does not cover the one that leads on.
  await page.keyboard.press('End');
  await expect(page.locator('[data-slot=scroll-to-top]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden();
});

test('an expired cart is read-only until it is started again @walk', async ({ page, portal }) => {
  await openAs(page, portal, 'cartReady', '/cart');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  portal.moveClock(31 * DAY);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await openSignedIn(page, portal, '/cart', RESELLER_EMAIL);
  await expect(page.getByText('This cart has expired.')).toBeVisible();
  const quantity = page
    .getByRole('rowgroup', { name: 'Office Max', exact: true })
    .getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Validate the cart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again with these items' }).click();
  await expect(quantity).toBeEnabled();
  await expect(quantity).toHaveValue('10');
  await expect(page.getByText('This cart has expired.')).toHaveCount(0);
});
