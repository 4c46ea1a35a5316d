import { BUYER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, openSignedIn, signIn, test } from './fixtures';
import { callsOf, countOf, expectAt, openAs } from './shop';

const MARKET = '/apps/products';

test('a product has list prices, and with a client its own: paused and unknown states are shown @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'reseller', `${MARKET}/p-office-start`);
  await expectAt(page, 'Office Start');
  await expect(page.getByText('These are list prices.')).toBeVisible();
  await expect(page.locator('[data-slot=add-to-cart]')).toContainText('List price');
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

test('a customer: neither cost nor list price in any answer or page, and no invalid quantity @walk', async ({
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
    await expect(add).toHaveAccessibleDescription('First enter a quantity that can be bought.');
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

test('what is added is there in another browser, after a lost answer once, and in every tab @walk', async ({
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
  await expect(elsewhere.getByRole('rowgroup', { name: 'Shield Mail' })).toHaveCount(1);
  await device.close();
});
