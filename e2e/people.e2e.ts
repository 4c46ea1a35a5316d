import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, type Portal, speak, test } from './fixtures';
import { reach } from './keyboard';

const USERS = '/apps/user-management/users';
const userPage = (email: string) => `${USERS}/edit/${encodeURIComponent(email)}`;

/** Asks for something in the menu of the row of somebody, by keys alone, and answers yes. */
async function askFor(page: Page, email: string, action: string): Promise<void> {
  await reach(page.getByRole('row').filter({ hasText: email }).getByRole('button'));
  await page.keyboard.press('Enter');
  await reach(page.getByRole('menuitem', { name: action }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(email);
  await reach(question.getByRole('button', { name: action }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test('by the keyboard alone: several are invited, one again, one withdrawn, and the activity lists it all @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, USERS);
  await expect(page.getByRole('row', { name: /Bruno Keller/ })).toBeVisible();
  await reach(page.getByRole('button', { name: 'Invite', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await reach(dialog.getByRole('button', { name: 'Invite several people' }));
  await page.keyboard.press('Enter');
  const area = dialog.getByRole('textbox', { name: 'E-mail addresses' });
  await expect(area).toBeFocused();
  await page.keyboard.insertText('aa@new.example\nab@new.example\nab@\nAA@new.example');
  const marks = dialog.getByRole('list', { name: 'Lines to check' });
  await expect(marks).toContainText('Line 3: ab@Enter valid email address');
  await expect(marks).toContainText('Line 4: AA@new.exampleAlready on line 1, and sent once');
  await expectAccessible(page);
  await reach(dialog.getByRole('button', { name: 'Invite 2 people' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Correct the marked lines first')).toBeVisible();
  await expect(area).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('aa@new.example, ab@new.example, AA@new.example');
  await reach(dialog.getByRole('button', { name: 'Invite 2 people' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 people were invited', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeFocused();
  await page.keyboard.type('new.example');
  const rows = page.getByRole('row').filter({ hasText: 'new.example' });
  await expect(rows).toHaveText([/aa@new\.example.*Invited/, /ab@new\.example.*Invited/]);
  await askFor(page, 'aa@new.example', 'Send invitation again');
  await expect(page.getByText('The invitation was sent again', { exact: true })).toBeVisible();
  const mails = portal.sandbox.outbox.filter(({ to }) => to === 'aa@new.example');
  expect(mails).toHaveLength(2);
  await askFor(page, 'ab@new.example', 'Withdraw invitation');
  await expect(rows).toHaveCount(1);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeFocused();
  const feed = page.getByRole('list', { name: 'Activity' });
  await expect(feed.getByRole('listitem')).toContainText([
    /Invitation withdrawn.*ab@new\.example/,
    /Invitation sent again.*aa@new\.example/,
  ]);
  await expectAccessible(page);
});

/** Acts as somebody and changes their name, as the tab of an impersonation does. */
async function changeNameAs(page: Page, portal: Portal, email: string): Promise<void> {
  const call = async (method: string, path: string, data: object, headers = {}) => {
    const answer = await page.request.fetch(portal.url + path, { method, data, headers });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  portal.sandbox.useScenario('signedOut', { allowedWhileImpersonating: ['changeUsers'] });
  const account = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
  const { csrfToken } = await call('POST', '/app/login', account);
  const own = { 'X-Csrf-Token': csrfToken };
  const { sessionId } = await call('POST', '/app/impersonation', { email }, own);
  const acting = { ...own, 'X-Impersonation-Session': sessionId };
  await call('PATCH', `/app/users/${email}`, { firstname: 'Karl' }, acting);
}

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('who acted for somebody is named with them, on their page and among all activity @walk', async ({
    page,
    portal,
  }) => {
    await changeNameAs(page, portal, CUSTOMER_EMAIL);
    await speak(page, ['ar']);
    await openSignedIn(page, portal, userPage(CUSTOMER_EMAIL));
    const both = /Ada .* بصفة Karl Jensen/;
    const feed = page.locator('[data-slot="activity-feed"]');
    await expect(
      feed.getByRole('listitem').filter({ hasText: 'تغيير الملف الشخصي' }),
    ).toContainText(both);
    await expectAccessible(page);
    await page.goto(`${portal.url}/activity?area=user`);
    await expect(page.getByRole('heading', { level: 1, name: 'النشاط' })).toBeVisible();
    const all = page.locator('main [data-slot="feed"]');
    await expect(all.getByRole('listitem').first()).toContainText(both);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
    await expectAccessible(page);
  });
});
