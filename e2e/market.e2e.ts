import { BUYER_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/accounts';
import { expect, openSignedIn, signIn, test } from './fixtures';
import { callsOf, countOf, expectAt, openAs } from './shop';

const MARKET = '/apps/products';

test('the marketplace: search, filter, order and page survive reload and Back', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', MARKET);
  await expectAt(page, 'Marketplace');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();

  await page.goto(`${portal.url}${MARKET}`);
  await page.getByRole('button', { name: /^Corvid Backup/ }).click();
  await page.getByRole('checkbox', { name: 'Licence' }).click();
  await page.getByRole('button', { name: 'Sort by: Name, A to Z' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Name, Z to A' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('s');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('backup s');
  const names = page.getByRole('list', { name: 'Marketplace' }).getByRole('heading', { level: 2 });
  const wanted = ['Backup Systems', 'Backup Sites'];
  await expect(names).toHaveText(wanted);
  for (const part of [/vendorId=v-corvid/, /kind=license/, /sort=-name/, /search=backup/]) {
    await expect(page).toHaveURL(part);
  }
  await page.reload();
  await expect(names).toHaveText(wanted);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('backup s');
  await page.getByRole('link', { name: 'Backup Sites' }).click();
  await expectAt(page, 'Backup Sites');
  await page.reload();
  await expectAt(page, 'Backup Sites');
  await page.goBack();
  await expectAt(page, 'Marketplace');
  await expect(names).toHaveText(wanted);
});

test('a product has list prices, and with a client its own: what is paused or unknown says so', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'reseller', `${MARKET}/p-office-start`);
  await expectAt(page, 'Office Start');
  await expect(page.getByText('These are list prices.')).toBeVisible();
  await expect(page.getByText('Choose a customer to see what it costs.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a customer to see the prices' }).click();
  await expectAt(page, 'Select Client');
  await page.getByRole('checkbox', { name: 'Select Bergen Kommune' }).click();
  await page.getByRole('button', { name: 'Buy for Bergen Kommune', exact: true }).click();
  // Back at the product, now at the customer's prices.
  await expectAt(page, 'Office Start');
  await expect(page.getByText('These are list prices.')).toHaveCount(0);
  await expect(page.getByText('Bergen Kommune').first()).toBeVisible();
  // 5 % below the list price of €5.40.
  await page.getByRole('radio', { name: '1 year, Paid monthly', exact: true }).check();
  await expect(page.locator('[data-slot=add-to-cart]')).toContainText('€5.13');

  await page.goto(`${portal.url}${MARKET}/p-desk-field`);
  await expect(page.getByText('A new version is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);

  let length = 0;
  await page.route(/\/app\/products\?.*=mail/, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    list.data[0].state = 'migrating';
    length = list.data.length;
    await route.fulfill({ response, json: list });
  });
  await page.goto(`${portal.url}${MARKET}?search=mail`);
  await expect(page.getByText('migrating', { exact: true })).toBeVisible();
  const names = page.getByRole('list', { name: 'Marketplace' }).getByRole('heading', { level: 2 });
  expect(length).toBeGreaterThan(1);
  await expect(names).toHaveCount(length);
});

test('a customer: neither cost nor list price in any answer or page, and no quantity that is none', async ({
  page,
  portal,
}) => {
  const answers: string[] = [];
  await page.route(/\/app\/(products|cart|orders)/, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  const calls = callsOf(page);
  await openSignedIn(page, portal, MARKET, BUYER_EMAIL);
  await expect(page.getByRole('list', { name: 'Marketplace' })).toBeVisible();
  await page.goto(`${portal.url}${MARKET}/p-office-start`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  for (const typed of ['0', '301', '1.5', '1e3', '']) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await quantity.press('Tab');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription(/./);
    await expect(add).toHaveAccessibleDescription('Enter a quantity that can be bought first.');
    await add.click({ force: true });
  }
  expect(countOf(calls, 'POST /app/cart/lines')).toBe(0);

  await quantity.fill('2');
  await add.click();
  await expect(page.getByText('In your cart: 2 × Office Start')).toBeVisible();
  for (const path of ['/cart', '/cart/review', '/cart/purchase/']) {
    await page.goto(portal.url + path);
    await expect(page.locator('main')).toContainText('Office Start');
    await expect(page.getByRole('switch', { name: 'Client view' })).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/\bcost\b|margin/i);
  }
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.join()).not.toMatch(/unitCost|unitList|margin/i);
});

test('who may not: no cart, no customers, no price list of others, and nothing asked', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, `${MARKET}/p-office-start`, CUSTOMER_EMAIL);
  await expect(page.getByText(/takes the permission Marketplace\.ReadWrite/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  const calls = callsOf(page);
  for (const [path, area] of [
    ['/cart', 'Cart Review'],
    ['/cart/review', 'Validate Cart'],
    ['/cart/purchase/', 'Final Review'],
    ['/apps/customers', 'Customers'],
  ]) {
    await page.goto(portal.url + path);
    const refusal = `You do not have permission to see ${area}.`;
    await expect(page.getByRole('heading', { name: refusal })).toBeVisible();
  }
  expect(calls.filter((call) => /\/app\/(cart|customers($|\?)|orders)/.test(call))).toEqual([]);
});

test('a price list and a product that are not one’s own or not there say so', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, `${MARKET}/price-lists/nowhere`);
  await expect(page.getByRole('heading', { name: 'There is no such price list' })).toBeVisible();
  await page.goto(`${portal.url}${MARKET}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such product');
});

test('what is added is there in another browser, after a lost answer once, and in every tab', async ({
  page,
  context,
  browser,
  portal,
}) => {
  await openSignedIn(page, portal, '/dashboard', RESELLER_EMAIL);
  const other = await context.newPage();
  await other.goto(`${portal.url}/dashboard`);
  await expect(other.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  // Every answer, because browsers repeat a call by themselves whose connection was cut.
  const works = portal.sandbox.faults.add({
    match: { method: 'POST', path: '/app/cart/lines' },
    cut: 'lostAnswer',
  });
  await page.goto(`${portal.url}${MARKET}/p-shield-mail`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(page.getByText('It could not be added to the cart. Try again.')).toBeVisible();
  works();
  await add.click();
  await expect(page.getByText('In your cart: 1 × Shield Mail')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto(`${portal.url}/logout`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await signIn(elsewhere, portal, RESELLER_EMAIL);
  await expect(elsewhere.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await elsewhere.goto(`${portal.url}/cart`);
  await expect(elsewhere.getByRole('group', { name: 'Shield Mail' })).toHaveCount(1);
  await device.close();
});
