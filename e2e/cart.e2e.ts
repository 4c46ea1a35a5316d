import { ADMIN_EMAIL, RESELLER_EMAIL } from '../src/sandbox/accounts';
import { expect, expectAccessible, HOME, openSignedIn, test } from './fixtures';
import { expectAt, openAs } from './shop';

const DAY = 86_400_000;

test('the four steps: by address, reload and Back, each with one heading and its title', async ({
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

test('a line says what is owed and until when it can be cancelled, ends early, goes and comes back', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart');
  const line = (name: string) => page.getByRole('group', { name, exact: true });
  const max = line('Office Max');
  await expect(max.getByText(/^It can be cancelled until/)).toBeVisible();
  // 10 seats at €14.69 for three years.
  await expect(max).toContainText('Commitment€5,288.40');
  await expect(line('Office Migration Day').getByText('It is charged once.')).toBeVisible();
  await expect(
    line('Office Migration Day').getByRole('button', { name: /First term ends/ }),
  ).toHaveCount(0);

  const ends = max.getByRole('button', { name: /First term ends/ });
  await ends.click();
  const first = page.getByRole('option', { name: /First charge: €/ }).first();
  const charge = /First charge: (€[\d.,]+)/.exec((await first.textContent()) ?? '')?.[1] ?? '-';
  await first.click();
  await expect(ends).not.toContainText('As usual');
  await expect(max).toContainText(`First charge${charge}`);

  const quantity = line('Office Business').getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('26');
  await line('Office Business').getByRole('textbox', { name: 'Your name for it' }).fill('Oslo');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-77');
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('line-office'),
  );
  await page.getByRole('button', { name: 'Remove Office Business', exact: true }).click();
  await saved;
  await expect(line('Office Business')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Office Max' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line('Office Business')).toBeFocused();
  await expect(quantity).toHaveValue('26');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('26');
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO-77');
  await expect(max).toContainText(`First charge${charge}`);
});

test('what is typed at a person’s speed is what is sent, and one press goes on', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart');
  const line = page.getByRole('group', { name: 'Office Business', exact: true });
  const quantity = line.getByRole('spinbutton', { name: 'Quantity' });
  const sent: unknown[] = [];
  await page.route('**/app/cart{,/lines/*}', async (route) => {
    if (route.request().method() === 'PATCH') sent.push(route.request().postDataJSON());
    await route.continue();
  });
  await expect(quantity).toHaveValue('25');
  for (const [keys, shown] of [
    ['12⌫⌫8', '8'],
    ['1⌫20', '20'],
    ['1.5', '1.5'],
    ['1e3', '1e3'],
    ['301', '301'],
  ] as const) {
    await quantity.click();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of keys) {
      await page.keyboard.press(key === '⌫' ? 'Backspace' : key, { delay: 80 });
    }
    await expect(quantity).toHaveValue(shown);
  }
  await quantity.fill('8');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-77');
  await page.getByRole('link', { name: 'Validate the cart' }).click();
  await expectAt(page, 'Validate Cart');
  await expect(page.locator('main')).toContainText('Office Business');
  expect(sent).toContainEqual(expect.objectContaining({ quantity: 8 }));
  expect(sent).toContainEqual(expect.objectContaining({ poNumber: 'PO-77' }));
  const quantities = sent.flatMap((body) => Object(body).quantity ?? []);
  // On a slow machine a pause between two keys may save what is there.
  const typed = [1, 12, 8, 2, 20, 3, 30];
  expect(quantities.filter((count) => !typed.includes(count))).toEqual([]);
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
    one.getByRole('group', { name, exact: true }).getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantityOf(elsewhere, 'Office Max')).toHaveValue('10');
  await expect(quantityOf(tab, 'Office Max')).toHaveValue('10');

  await quantityOf(page, 'Office Max').fill('15');
  await quantityOf(page, 'Office Max').press('Enter');
  // Another tab hears of it at once, another device when it writes.
  await expect(quantityOf(tab, 'Office Max')).toHaveValue('15');
  await quantityOf(elsewhere, 'Office Business').fill('30');
  await quantityOf(elsewhere, 'Office Business').press('Enter');
  await expect(elsewhere.getByText(/^This cart was changed elsewhere/)).toBeVisible();
  await expect(elsewhere.getByText(/Office Max: 10 became 15\./)).toContainText(RESELLER_EMAIL);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Set Office Business to 30' }).click();
  await expect(elsewhere.getByText(/^This cart was changed elsewhere/)).toHaveCount(0);
  await page.reload();
  await expect(quantityOf(page, 'Office Business')).toHaveValue('30');
  await expect(quantityOf(page, 'Office Max')).toHaveValue('15');
  await device.close();
});

test('leaving the cart loses no quantity that was typed', async ({ page, portal }) => {
  await openAs(page, portal, 'cartReady', '/cart');
  const quantityOf = (name: string) =>
    page.getByRole('group', { name, exact: true }).getByRole('spinbutton', { name: 'Quantity' });
  const wanted = { 'Office Business': '31', 'Office Max': '20', 'Desk Professional': '7' };
  await expect(quantityOf('Office Max')).toHaveValue('10');
  await page.evaluate(() => document.fonts.ready);
  for (const [name, quantity] of Object.entries(wanted)) await quantityOf(name).fill(quantity);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.getByRole('link', { name: /^Cart, / }).click();
  for (const [name, quantity] of Object.entries(wanted)) {
    await expect(quantityOf(name)).toHaveValue(quantity);
  }
  await page.reload();
  for (const [name, quantity] of Object.entries(wanted)) {
    await expect(quantityOf(name)).toHaveValue(quantity);
  }
});

test('several clients: each at their own price and order, another currency is refused', async ({
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
    'It buys in CHF, the cart is in EUR.',
  );
  await page.getByRole('button', { name: 'Buy for 3 clients' }).click();
  await expectAt(page, 'Cart Review');

  await page.goto(`${portal.url}/apps/products/p-office-start`);
  await page.getByRole('radio', { name: '1 year, Paid monthly', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  const line = page.getByRole('group', { name: 'Office Start', exact: true });
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
  const orders = page.getByRole('group', { name: /^Order / });
  await expect(orders).toHaveCount(3);
  for (const name of ['Fjordbakeriet', 'Bergen Kommune', 'Saga Legal']) {
    await expect(orders.filter({ hasText: name })).toHaveCount(1);
  }

  // Who sets prices may sell below cost, and has to say so. After a purchase the cart is for nobody.
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

test('an expired cart is read-only until it is started again', async ({ page, portal }) => {
  await openAs(page, portal, 'cartReady', '/cart');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  portal.moveClock(31 * DAY);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await openSignedIn(page, portal, '/cart', RESELLER_EMAIL);
  await expect(page.getByText('This cart has expired.')).toBeVisible();
  const quantity = page
    .getByRole('group', { name: 'Office Max', exact: true })
    .getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Validate the cart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again with these items' }).click();
  await expect(quantity).toBeEnabled();
  await expect(quantity).toHaveValue('10');
  await expect(page.getByText('This cart has expired.')).toHaveCount(0);
});

test('what is wrong stands at its line, Fix leads to the field, a warning needs its tick', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'reseller', '/cart/select-client');
  const buyFor = async (name: string) => {
    await page.getByRole('searchbox', { name: 'Search for a client' }).fill(name);
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  };
  await buyFor('Lofoten Seafood');
  await page.getByRole('button', { name: 'Buy for Lofoten Seafood', exact: true }).click();
  await expectAt(page, 'Cart Review');
  for (const product of ['p-workplace-f1', 'p-storage-team']) {
    await page.goto(`${portal.url}/apps/products/${product}`);
    await page.getByRole('radio', { name: '1 month, Paid monthly', exact: true }).check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(/^In your cart: /)).toBeVisible();
  }
  await page.goto(`${portal.url}/cart/review`);
  // Who sets prices may sell below cost.
  await expect(page.getByText('1 problem to fix. 1 warning to confirm.')).toBeVisible();
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('1 × Storage Team')).toContainText('The price is below what it costs.');
  await expectAccessible(page);
  const onward = page.getByRole('button', { name: 'Continue to Final Review' });
  await expect(onward).toHaveAccessibleDescription('Fix all problems first');

  // By keys alone: to the problem, to its field, and back.
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(item('1 × Workplace F1').getByRole('link', { name: 'Fix' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAt(page, 'Cart Review');
  await expect(page.getByRole('textbox', { name: 'Domain of the new tenant' })).toBeFocused();
  await page.keyboard.type('lofoten2026');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Tab');
  await saved;
  await page.goBack();
  await expect(page.getByText('1 warning to confirm.')).toBeVisible();
  await page.goto(`${portal.url}/cart`);
  await page.getByRole('button', { name: 'Remove Storage Team', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Storage Team', exact: true })).toHaveCount(0);

  // For another customer the price is another one: old and new are said, and have to be ticked.
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Do not buy for Lofoten Seafood' }).click();
  await buyFor('Bergen Kommune');
  await page.getByRole('button', { name: 'Buy for Bergen Kommune', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Change who you buy for?' })
    .getByRole('button', { name: 'Buy for Bergen Kommune' })
    .click();
  const line = page.getByRole('group', { name: 'Workplace F1', exact: true });
  await expect(line).toContainText('The price has changed');
  await expect(line.locator('del')).toContainText('€6.72');
  await expect(line).toContainText('€6.38');
  await page.getByRole('link', { name: 'Validate the cart' }).click();
  await expect(page.getByText('The price went from €6.72 to €6.38.')).toBeVisible();
  await expect(onward).toHaveAccessibleDescription('Confirm all warnings first');
  await page.goto(`${portal.url}/cart/purchase/`);
  await expectAt(page, 'Validate Cart');
  for (const tick of await page.getByRole('checkbox', { name: 'I have seen this' }).all()) {
    await tick.check();
  }
  await expect(page.getByText('Everything is fine.')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Continue to Final Review' }).click();
  await expectAt(page, 'Final Review');
});
