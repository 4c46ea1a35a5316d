import { expect, expectAccessible, test } from './fixtures';
import { expectAt, expectFits, openAs } from './shop';

const park = async (page: import('@playwright/test').Page, name: string) => {
  await page.getByRole('button', { name: 'Save for later', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this cart for later' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save for later' }).click();
  await expect(dialog).toHaveCount(0);
};

test('DAY9 a cart with lines for another customer: it asks, puts aside, and takes back @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart');
  await expect(page.getByRole('rowgroup', { name: 'Office Business', exact: true })).toBeVisible();
  // To another customer: names the added and the removed customers.
  await page.goto(`${portal.url}/apps/customers/customer-5`);
  await page.getByRole('button', { name: 'Buy for this customer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change who you buy for?' });
  await expect(question).toContainText(
    'The 4 items will be bought for Fjordbakeriet instead of Halvorsen AS.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${portal.url}/cart`);
  await expect(page.getByRole('region', { name: 'Customer to buy for' })).toContainText(
    'Halvorsen',
  );

  // Selected among the clients: it asks as well; the items are parked.
  await page.goto(`${portal.url}/cart/select-client`);
  const chosen = page.getByRole('region', { name: 'You buy for' });
  await chosen.getByRole('button', { name: 'Do not buy for Halvorsen AS' }).click();
  await page.getByRole('checkbox', { name: /Fjordbakeriet/ }).check();
  await chosen.getByRole('button', { name: 'Buy for Fjordbakeriet', exact: true }).click();
  await question.getByRole('button', { name: 'Save the items for later' }).click();
  await expectAt(page, 'Cart Review');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer to buy for' })).toContainText('Fjord');

  const aside = page.getByRole('region', { name: 'Saved carts' });
  await expect(aside).toContainText('Halvorsen AS');
  await expect(aside).toContainText('4 items');
  await page.reload();
  await aside.getByRole('button', { name: 'Restore Halvorsen AS' }).click();
  await expect(page.getByRole('rowgroup', { name: 'Office Business', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer to buy for' })).toContainText(
    'Halvorsen',
  );
  await expect(aside).toHaveCount(0);
});

test('DAY9 carts are put aside under a name, and deleted after a question @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/cart');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-77');
  await park(page, 'Spring renewal');
  const aside = page.getByRole('region', { name: 'Saved carts' });
  await expect(aside).toContainText('Spring renewal');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 720 });
  await expectFits(page);
  await expectAccessible(page);
  // What was typed had been saved before.
  await aside.getByRole('button', { name: 'Restore Spring renewal' }).click();
  await expect(page.getByRole('textbox', { name: 'Purchase order number' })).toHaveValue('PO-77');
  await park(page, 'Spring renewal');
  await aside.getByRole('button', { name: 'Delete Spring renewal' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete Spring renewal?' });
  await expect(asked).toContainText('4 items in this cart will be lost.');
  await asked.getByRole('button', { name: 'Delete the cart' }).click();
  await expect(aside).toHaveCount(0);
});

test('DAY9 an order is bought again: for its customer, and the filled cart is put aside @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'cartReady', '/apps/orders?state=completed');
  const row = page.getByRole('row').filter({ hasNotText: 'Halvorsen AS' }).nth(1);
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Your cart is not empty' });
  await expect(question).toContainText('It holds 4 items for Halvorsen AS.');
  await expect(question.getByRole('button', { name: 'Add to the cart' })).toHaveCount(0);
  const customer = /bought for ([^.]*)\./.exec((await question.textContent()) ?? '')?.[1] ?? '-';
  await question.getByRole('button', { name: 'Save for later and buy again' }).click();
  await page.getByRole('link', { name: 'Open the cart' }).click();
  await expectAt(page, 'Cart Review');
  await expect(page.getByRole('region', { name: 'Customer to buy for' })).toContainText(customer);
  await expect(page.getByRole('region', { name: 'Saved carts' })).toContainText('Halvorsen AS');
});
