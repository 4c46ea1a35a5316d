import { CUSTOMER_EMAIL } from '../src/sandbox/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { reach } from './keyboard';

const LISTS = '/apps/products/price-lists';

test('price lists: by address, reload and Back, each with one heading and its title', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  const isAt = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Plinth`);
  };
  await page.goto(`${portal.url}${LISTS}`);
  await isAt('Price lists');
  await expect(page.getByRole('row', { name: /^Switzerland/ })).toContainText('Adria Systems');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Partner' }).click();
  await isAt('Partner');
  await page.getByRole('searchbox', { name: 'Search prices' }).fill('office start');
  await expect(page).toHaveURL(/\?search=office\+start$/);
  await expect(page.getByRole('row', { name: /^Office Start/ }).first()).toBeVisible();
  await page.reload();
  await isAt('Partner');
  await expect(page.getByRole('searchbox', { name: 'Search prices' })).toHaveValue('office start');
  await expect(page.getByRole('row', { name: /^Office Start/ }).first()).toBeVisible();
  await page.goBack();
  await isAt('Price lists');
});

test('a price below cost is confirmed first, without a mouse, and a reload still has it', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, `${LISTS}/pl-partner?search=storage+team`);
  const row = page.getByRole('row', { name: /^Storage Team.*1 month/ });
  const actions = row.getByRole('button', { name: /^Actions of/ });
  await reach(actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Price of Storage Team' });
  await expect(dialog.getByRole('textbox', { name: 'Price of this list' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1.00');
  await expect(dialog.getByText(/^This price is .* below cost/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await reach(dialog.getByRole('checkbox', { name: 'Sell below cost' }));
  await page.keyboard.press('Space');
  await reach(dialog.getByRole('button', { name: 'Save price' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(actions).toBeFocused();
  await expect(row.getByRole('cell', { name: '€1.00' })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('cell', { name: '€1.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Show these' }).first().click();
  await expect(page).toHaveURL(/verdict=belowCost/);
  await expect(page.getByText('1 - 1 of 1')).toBeVisible();
});

test('the client view leaves no cost in the page, and holds for the tab', async ({
  page,
  portal,
  context,
}) => {
  await openSignedIn(page, portal, `${LISTS}/pl-partner`);
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await page.getByRole('switch', { name: 'Client view' }).click();
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Client view' })).toBeChecked();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Cost|Margin|List price/ })).toHaveCount(0);
  await expect(page.getByText(/Mark-up|Target margin/)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(`${portal.url}${LISTS}/pl-partner`);
  await expect(other.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
});

test('a customer has no price lists: nothing is asked', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openSignedIn(page, portal, `${LISTS}/pl-partner`, CUSTOMER_EMAIL);
  await expect(
    page.getByRole('heading', { name: 'You do not have permission to see Price lists.' }),
  ).toBeVisible();
  expect(asked.filter((path) => /^\/app\/(price-lists|products)/.test(path))).toEqual([]);
});
