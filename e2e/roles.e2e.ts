import { expect, expectAccessible, openRoles, openSignedIn, test } from './fixtures';
import { reach } from './keyboard';

test('without a mouse: create a role, edit it, delete it @walk', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  await openRoles(page);

  const name = 'Night shift / ?#%2F';
  const card = page.getByRole('article', { name, exact: true });
  const opener = page.getByRole('button', { name: /^Create New Role/ });
  await reach(opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Role name' })).toBeFocused();
  await page.keyboard.type(name);
  // What is typed into the filter prunes the selection; Enter there sends nothing.
  await reach(page.getByRole('checkbox', { name: 'Select all' }));
  await page.keyboard.press('Space');
  await reach(page.getByRole('searchbox', { name: 'Filter permissions' }));
  await page.keyboard.type('order.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/hidden by the filter were deselected/)).toBeVisible();
  await expectAccessible(page);
  await reach(page.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The role ${name} was created.`).first()).toBeVisible();
  await expect(card.getByText('Order.Read')).toBeVisible();
  await expect(opener).toBeFocused();

  const actions = page.getByRole('button', { name: `Actions of ${name}` });
  await reach(actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Role' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit Role: ${name}` });
  await expect(edit).toBeVisible();
  await reach(page.getByRole('checkbox', { name: 'Select all' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('User.Read');
  await expectAccessible(page);
  await reach(page.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The role ${name} was changed.`).first()).toBeVisible();
  await expect(card.getByText(/^and \d+ more\.\.\.$/)).toBeVisible();
  await expect(actions).toBeFocused();

  await page.keyboard.press('Enter');
  await reach(page.getByRole('menuitem', { name: 'Delete Role' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByText('Nobody holds this role.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  // It was the last card: the focus goes to the one before.
  await expect(page.getByRole('button', { name: 'Actions of Auditor' })).toBeFocused();
});

test('a menu of a system role offers nothing that would change it @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  await openRoles(page);
  await page.getByRole('button', { name: 'Actions of Admin' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View Role',
    'Duplicate Role',
    'Compare Role',
  ]);
});
