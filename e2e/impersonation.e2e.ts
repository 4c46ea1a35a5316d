import type { Page } from '@playwright/test';
import { CUSTOMER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, HOME, openSignedIn, type Portal, test } from './fixtures';
import { reach } from './keyboard';

const MINUTE = 60_000;
const REASON = 'Ticket 4711';

/** Everything in a tab's storage, as text. */
function storageOf(page: Page) {
  return page.evaluate(() => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
  }));
}

/** Opens the dialog from the list of users, by keys alone. */
async function askFor(page: Page, portal: Portal, email: string): Promise<void> {
  await page.goto(`${portal.url}/apps/user-management/users`);
  await reach(page.getByRole('searchbox', { name: 'Search users' }));
  await page.keyboard.type(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row').nth(1)).toContainText(email);
  await reach(row.getByRole('button', { name: /^Actions of / }));
  await page.keyboard.press('Enter');
  await reach(page.getByRole('menuitem', { name: 'Impersonate' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Impersonate / })).toBeVisible();
}

/** Starts from the keyboard and returns the new tab. */
async function start(page: Page, portal: Portal): Promise<Page> {
  await openSignedIn(page, portal);
  await askFor(page, portal, CUSTOMER_EMAIL);
  const opened = page.context().waitForEvent('page');
  await reach(page.getByRole('textbox', { name: 'Reason (optional)' }));
  await page.keyboard.type(REASON);
  const asked = page.waitForRequest(`${portal.url}/app/impersonation`);
  await reach(page.getByRole('button', { name: 'Start impersonation' }));
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ email: CUSTOMER_EMAIL, reason: REASON });
  const acting = await opened;
  await expect(acting.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  return acting;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });

test('start, work, extend at two minutes, expire: the administrator’s tab stays byte for byte @walk', async ({
  page,
  portal,
}) => {
  test.slow();
  const acting = await start(page, portal);
  const before = await storageOf(page);
  await expect(banner(acting)).toContainText('You are logged in as');
  await expect(banner(acting)).toContainText('Your session will expire in 30 minutes');
  expect(new URL(acting.url()).pathname).toBe('/dashboard');
  expect(await acting.evaluate(() => window.opener)).toBeNull();
  await expect(acting).toHaveTitle(/^As .+ · Home/);
  await expectAccessible(acting);

  // Work, and a reload in between.
  await acting.evaluate(() => sessionStorage.setItem('foreign', 'kept'));
  await acting.goto(`${portal.url}/apps/subscriptions`);
  await expect(banner(acting)).toContainText('30 minutes');

  portal.moveClock(28 * MINUTE);
  // The administrator's tab gets the time from the server.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await acting.reload();
  const modal = acting.getByRole('alertdialog', { name: 'Impersonation Session Expiring Soon' });
  await expect(modal).toBeVisible();
  expect(await storageOf(page)).toEqual(before);
  await reach(acting.getByRole('button', { name: 'Extend Session (+30 min)' }));
  await acting.keyboard.press('Enter');
  await expect(acting.getByText('Session Extended Successfully!')).toBeVisible();
  await reach(acting.getByRole('button', { name: 'Continue Working' }));
  await acting.keyboard.press('Enter');
  await expect(banner(acting)).toContainText('32 minutes');

  // Down to the last seconds, which the real worker counts.
  portal.moveClock(32 * MINUTE - 12_000);
  await acting.reload();
  await expect(acting.getByText("Impersonation ended. You've been signed out.")).toBeVisible({
    timeout: 20_000,
  });
  expect(await acting.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
    'foreign',
    'plinth.signOutMessage',
  ]);
  await acting.evaluate(() => sessionStorage.removeItem('foreign'));
  await acting.reload();
  await expect(acting.getByText("Impersonation ended. You've been signed out.")).toBeVisible();

  expect((await storageOf(page)).local).toBe(before.local);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('without the administrator’s tab there is no more time, and none for a new tab @walk', async ({
  page,
  portal,
}) => {
  test.slow();
  const acting = await start(page, portal);
  const id = await acting.evaluate(() => sessionStorage.getItem('plinth.impersonationSessionId'));
  portal.moveClock(28 * MINUTE);
  await acting.reload();
  await page.close();
  await acting.getByRole('button', { name: 'Extend Session (+30 min)' }).click();
  await expect(acting.getByText(/does not answer|only that tab can extend it/).first()).toBeVisible(
    {
      timeout: 10_000,
    },
  );

  const stray = await acting.context().newPage();
  await stray.goto(`${portal.url}/impersonate/${id}`);
  await expect(stray.getByRole('heading', { name: 'No answer from the other tab' })).toBeVisible({
    timeout: 15_000,
  });
  expect(await stray.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await stray.close();

  await acting.getByRole('button', { name: 'End Session' }).last().click();
  await expect(
    acting.getByText('Impersonation mode has been successfully closed.').filter({ visible: true }),
  ).toBeVisible();
});
