import { BUYER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { expectAt, expectFits } from './shop';

test('an order waits for somebody else, who approves it; the buyer sees it go on without a reload @walk', async ({
  page: buyer,
  browser,
  portal,
}) => {
  test.slow();
  await openSignedIn(buyer, portal, '/apps/products/p-desk-professional', BUYER_EMAIL);
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.getByRole('link', { name: 'Go to the cart' }).click();
  await buyer.getByRole('link', { name: 'Validate the cart' }).click();
  await buyer.getByRole('link', { name: 'Continue to Final Review' }).click();
  await buyer.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await buyer.getByRole('button', { name: /^Place order for / }).click();
  await expect(buyer.getByText('Waiting for approval')).toBeVisible();
  const title = (await buyer.getByRole('link', { name: /^Order / }).textContent()) ?? '';

  const office = await browser.newContext();
  const approver = await office.newPage();
  await openSignedIn(approver, portal, '/apps/orders?view=waitingForMe', RESELLER_EMAIL);
  await approver.getByRole('link', { name: title.replace('Order ', '') }).click();
  await expectAt(approver, title);
  await approver.getByRole('button', { name: 'Approve' }).click();
  const dialog = approver.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('As agreed');
  await expectAccessible(approver);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('As agreed')).toBeVisible();
  await expect(buyer.getByText('0 of 1 are set up.')).toBeVisible();

  const id = new URL(approver.url()).pathname.split('/').at(-1) ?? '';
  portal.sandbox.commerce.finish(id);
  await expect(buyer.getByText('1 of 1 are set up.')).toBeVisible();
  // The approver gets no live events: their page polls every ten seconds.
  await expect(approver.getByText('1 of 1 are set up.')).toBeVisible({ timeout: 20_000 });
  await office.close();

  await buyer.getByRole('link', { name: title }).click();
  await expectAt(buyer, title);
  await expect(buyer.getByText('Completed').first()).toBeVisible();
});

test('the bell leads to an order, and a view of the orders survives a reload, an order and Back; both pages fit on a phone @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Order for Lofoten Seafood failed' }).click();
  const reason = 'The vendor does not know the tenant.';
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tenants of Lofoten Seafood' }).click();
  await expect(page.getByRole('tab', { name: 'Tenants', selected: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the orders' }).click();
  await expectAt(page, 'Orders');
  await page.getByRole('tab', { name: /^Failed/ }).click();
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL(`${portal.url}/apps/orders?view=failed&sort=-total`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const largest = rows.first();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expectAccessible(page);
  await page.reload();
  const number = await largest.getByRole('link').first().innerText();
  await largest.getByRole('link').first().click();
  await expectAt(page, `Order ${number}`);
  await expect(page.getByText(/ failed; .* not charged\.$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/apps/orders?view=failed&sort=-total`);
  await expect(largest).toContainText(number);
  await expectFits(page);
});

test('an order, a statement and a list are printed without navigation, header and buttons, dark or not', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, portal, '/apps/statements');
  // Statements begin with the heading of a month.
  const first = page.locator('tbody').getByRole('link').first();
  for (const [path, back] of [
    ['/apps/statements', 'Back to the statements'],
    ['/apps/orders', 'Back to the orders'],
  ] as const) {
    await page.goto(`${portal.url}${path}`);
    await first.click();
    const link = page.getByRole('link', { name: back });
    await expect(link).toBeVisible();
    const amount = page.getByText('Total', { exact: true }).last();
    await expect(amount).toBeVisible();
    // The room between the margins of A4.
    await page.setViewportSize({ width: 673, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
    await expect(amount).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator("[data-slot='letterhead']")).toBeVisible();
    for (const gone of ['navigation', 'banner', 'contentinfo', 'switch', 'menu'] as const) {
      await expect(page.getByRole(gone)).toHaveCount(0);
    }
    // What opens a calculation is an amount on paper.
    const pressed = page.locator('button:visible').filter({ hasNotText: /[\d.,]+/ });
    await expect(pressed).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expectFits(page);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }

  await page.goto(`${portal.url}/apps/orders`);
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
