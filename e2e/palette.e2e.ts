import { expect, expectAccessible, openSignedIn, speak, test } from './fixtures';

test('by keys alone a customer is found, comes first the next time, and keys go places until they are switched off', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('halvorsen');
  const customers = palette.getByRole('group', { name: 'Customers' });
  await expect(customers.getByRole('option', { name: /^Halvorsen AS/ })).toBeVisible();
  await expectAccessible(page);
  // Which group stands first depends on what else is found: arrows go to it.
  await expect(palette.getByRole('option', { selected: true })).toHaveCount(1);
  while (!(await customers.getByRole('option', { selected: true }).count())) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Halvorsen AS' })).toBeFocused();
  await expect(palette).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Halvorsen AS' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option', { name: /^Halvorsen AS/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeFocused();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('switch', { name: 'Use keyboard shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Search and commands' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/roles$/);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the palette fills the screen, and a tap goes there', async ({ page, portal }) => {
    await speak(page, ['ar']);
    await openSignedIn(page, portal, '/apps/orders');
    await page.getByRole('button', { name: 'البحث والأوامر' }).tap();
    const palette = page.getByRole('dialog', { name: 'لوحة الأوامر' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await palette.boundingBox()) ?? {};
        return [Math.round(width), Math.round(height)];
      })
      .toEqual([375, 740]);
    await palette.getByRole('combobox').fill('العملاء');
    await expectAccessible(page);
    await palette.getByRole('option', { name: 'العملاء', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'العملاء' })).toBeVisible();
    await expect(palette).toHaveCount(0);
  });
});
