import { expect, expectAccessible, openSignedIn, test } from './fixtures';

const LISTS = '/apps/products/price-lists';

test('price lists: by address, reload and Back, each with one heading and its title @walk', async ({
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

test('the client view leaves no cost in the page, and holds for the tab @walk', async ({
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
