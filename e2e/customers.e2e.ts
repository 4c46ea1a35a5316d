import { expect, expectAccessible, test } from './fixtures';
import { expectAt, expectFits, openAs } from './shop';

test('a customer is added, told of a link, and bought for: what was typed outlives a reload', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', '/apps/customers');
  await page.getByRole('link', { name: 'Add customer' }).click();
  await expectAt(page, 'Add a customer');
  await page.getByRole('textbox', { name: 'Name' }).fill('Quoll Bakery');
  await page.getByRole('button', { name: /Country/ }).click();
  await page.keyboard.type('Norw');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Quoll Bakery');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?step=billing$/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Quoll Bakery');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kari Nes');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kari@quoll.example');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /accepted the agreement/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expectAt(page, 'Quoll Bakery');
  // The customer stands where the form began: Back does not lead to an empty one.
  await page.goBack();
  await expectAt(page, 'Customers');
  await page.goForward();
  await expectAt(page, 'Quoll Bakery');

  await page.getByRole('tab', { name: 'Tenants' }).click();
  await page.getByRole('button', { name: 'Link a tenant' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill('quoll.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link for the customer' })).toHaveValue(
    /^https:\/\/partner\.example\/link\//,
  );
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /^quoll\.example/ })).toContainText('30 days left');

  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Buy for this customer' }).click();
  await expect(page).toHaveURL(/\/apps\/products/);
  await expect(page.getByText('Quoll Bakery').first()).toBeVisible();
});
