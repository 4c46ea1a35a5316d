import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, type Portal, test } from './fixtures';
import { reach } from './keyboard';

const path = (email: string) => `/app/users/${encodeURIComponent(email)}`;

async function openUsers(page: Page, portal: Portal): Promise<void> {
  await openSignedIn(page, portal, '/apps/user-management');
  await expect(page).toHaveURL(`${portal.url}/apps/user-management/users`);
  await expect(page.getByRole('row', { name: /Bruno Keller/ })).toBeVisible();
}

function countDeletes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') count += 1;
  });
  return () => count;
}

test('by the keyboard alone: find a user, think again, delete them after all @walk', async ({
  page,
  portal,
}) => {
  const deletes = countDeletes(page);
  await openUsers(page, portal);
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await reach(search);
  await page.keyboard.type('keller');
  await expect(page.getByText('1 - 1 of 1', { exact: true })).toBeVisible();
  const actions = page.getByRole('button', { name: 'Actions of Bruno Keller' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete this user?' });

  async function askForBruno(): Promise<void> {
    await reach(actions);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('bruno.keller@plinth.example');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  }

  await askForBruno();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();

  await askForBruno();
  expect(deletes()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bruno Keller was deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('No name or e-mail contains “keller”.')).toBeVisible();
  expect(deletes()).toBe(1);
  await page.reload();
  await reach(page.getByRole('main').getByRole('button', { name: 'Clear search' }).last());
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByText('1 - 10 of 59')).toBeVisible();
});

test('leaving while users are deleted still reports the result @walk', async ({ page, portal }) => {
  await openUsers(page, portal);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.goBack();
  portal.sandbox.faults.add({ match: { method: 'DELETE', path: path('*') }, latencyMs: 1_500 });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page
    .getByRole('region', { name: 'Selected records' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Delete 6 users' }).click();
  await expect(page.getByText('Loading......')).toBeVisible();
  await page.goForward();
  await expect(
    page.getByText('You left before all users were deleted', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^3 of 6 users were deleted\s+3 users were kept/)).toBeVisible();
});

test('on a phone nothing scrolls sideways, and every row says what its columns would @walk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openUsers(page, portal);
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll('html, [data-slot="table-region"]')].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
  expect(overflow).toEqual([0, 0]);
  await expect(page.getByRole('row', { name: /Carl Jensen/ })).toContainText('Last login:');
  await page.getByRole('button', { name: 'Actions of Carl Jensen' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const drawer = page.getByRole('dialog', { name: 'Carl Jensen' });
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Edit user' }).click();
  await expect(page).toHaveURL(
    `${portal.url}/apps/user-management/users/edit/customer%40plinth.example`,
  );
});

test('Back from a user, and a reload, find the list as it was left @walk', async ({
  page,
  portal,
}) => {
  await openUsers(page, portal);
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill('plinth.example');
  await expect(page.getByText('1 - 10 of 18', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  const second = page.getByText(/^11 - \d+ of \d+$/);
  await expect(second).toBeVisible();
  await expect(search).toHaveValue('plinth.example');
  const row = page.getByRole('rowheader').first();
  const name = await row.textContent();
  await page
    .getByRole('button', { name: /^Actions of / })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(second).toBeVisible();
    await expect(search).toHaveValue('plinth.example');
    await expect(row).toHaveText(name ?? '');
  }
});
