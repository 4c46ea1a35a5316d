import { expect, expectAccessible, openSignedIn, speak, test } from './fixtures';

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the palette fills the screen, and a tap goes there @walk', async ({ page, portal }) => {
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
