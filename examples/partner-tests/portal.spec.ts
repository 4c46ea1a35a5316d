import { expect, test } from '@playwright/test';
import { createPortalPages } from '@plinth/console/testing/playwright';

test('an administrator makes a role', async ({ page }) => {
  await page.goto('/');
  const { signIn, shell, roles } = createPortalPages(page);
  await signIn.signIn('ada@plinth.example', 'Plinth-2026!');
  await shell.open('users', 'roles');
  await roles.create('Bookkeeper', 'Order.Read');
  await expect(roles.card('Bookkeeper').getByText('Order.Read')).toBeVisible();
  await shell.signOut();
  await expect(signIn.email).toBeVisible();
});
