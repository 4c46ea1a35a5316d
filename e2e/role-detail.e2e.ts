import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { reach } from './keyboard';

/** By keyboard only: goes to it and presses Enter, or another key. */
async function press(locator: Locator, key = 'Enter'): Promise<void> {
  await reach(locator);
  await locator.page().keyboard.press(key);
}

async function viewRole(page: Page, role: string): Promise<void> {
  await press(page.getByRole('button', { name: `Actions of ${role}`, exact: true }));
  await reach(page.getByRole('menuitem', { name: 'View Role' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: role, exact: true })).toBeFocused();
}

test('without a mouse: create a role, add a user, edit it, revoke, delete @walk', async ({
  page,
  portal,
}) => {
  const role = 'Night shift / 100% #1';
  await openSignedIn(page, portal, '/apps/user-management/roles');

  await press(page.getByRole('button', { name: 'Create New Role' }));
  const create = page.getByRole('dialog', { name: 'Create Role' });
  await expect(create.getByLabel('Role name')).toBeFocused();
  await page.keyboard.type(role);
  await reach(create.getByRole('searchbox'));
  await page.keyboard.type('Order');
  await press(create.getByRole('checkbox', { name: 'Select all' }), 'Space');
  await press(create.getByRole('button', { name: 'Create', exact: true }));
  await expect(create).toBeHidden();
  await viewRole(page, role);
  await expect(page).toHaveURL(
    `${portal.url}/apps/roles/view-role?${new URLSearchParams({ role })}`,
  );
  await expect(page.getByRole('heading', { name: 'Users Assigned (0)' })).toBeVisible();
  await expect(page.getByText('There are no matching records')).toBeVisible();
  await expectAccessible(page);

  await press(page.getByRole('button', { name: 'Add Users To Role' }));
  const add = page.getByRole('dialog', { name: 'Add Users To Role' });
  await expect(add.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('carl');
  await expect(add.getByRole('checkbox')).toHaveCount(1);
  await press(add.getByRole('checkbox', { name: 'Carl Jensen' }), 'Space');
  await expectAccessible(page);
  await press(add.getByRole('button', { name: 'Add Selected Users' }));
  await expect(page.getByRole('rowheader', { name: /Carl Jensen/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Users To Role' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Edit Permissions' }));
  const edit = page.getByRole('dialog', { name: `Edit Role: ${role}` });
  await press(edit.getByRole('checkbox', { name: 'Select all' }), 'Space');
  await press(edit.getByRole('button', { name: 'Update', exact: true }));
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: /^\d\d+ permissions$/ })).toBeVisible();

  // A reload keeps the page, and so does its address.
  await page.reload();
  await expect(page.getByRole('heading', { name: role, exact: true })).toBeVisible();

  await press(page.getByRole('checkbox', { name: 'Select Carl Jensen' }), 'Space');
  await press(page.getByRole('button', { name: 'Revoke Role' }));
  const revoke = page.getByRole('alertdialog', { name: 'Revoke User Role' });
  await expect(revoke.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are no matching records')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Users To Role' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Delete Role' }));
  const remove = page.getByRole('alertdialog');
  await press(remove.getByRole('button', { name: 'Delete Role' }));
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page).toHaveURL(`${portal.url}/apps/roles`);
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(page.getByRole('article', { name: role, exact: true })).toHaveCount(0);
});

test('without its state the page leads to the list, and Back comes home @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/roles/view-role');
  await expect(page).toHaveURL(`${portal.url}/apps/user-management/roles`);
  await viewRole(page, 'Auditor');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Auditor', exact: true })).toBeVisible();

  // Deleted by somebody else meanwhile.
  const { status } = await page.evaluate(async () => {
    const token = await fetch('/app/login/validate-token', { method: 'POST' });
    const { csrfToken } = await token.json();
    return fetch('/app/roles/Auditor', {
      method: 'DELETE',
      headers: { 'X-Csrf-Token': csrfToken },
    }).then((answer) => ({ status: answer.status }));
  });
  expect(status).toBe(200);
  await page.reload();
  await expect(page).toHaveURL(`${portal.url}/apps/user-management/roles`);
  await expect(page.getByText('The role Auditor no longer exists.').first()).toBeVisible();
});

test('a user of a role is one key away, and a phone shows the page without scrolling sideways @walk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openSignedIn(page, portal, '/apps/roles');
  await viewRole(page, 'Support Desk');
  await expect(page.getByRole('rowheader', { name: /Zoë Åkerström/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await press(page.getByRole('button', { name: 'Actions of Zoë Åkerström' }));
  await press(page.getByRole('menuitem', { name: 'View User' }));
  await expect(page).toHaveURL(
    `${portal.url}/apps/user-management/users/edit/zoe.akerstrom%40nordlys.example`,
  );
});
