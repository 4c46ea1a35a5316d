import { ADMIN_EMAIL } from '../src/sandbox/world/accounts';
import { expect, NEVER_SHOWN, openSignedIn, test } from './fixtures';

const PROFILE = `/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`;

// With all ways to sign in.
test.use({ isDemo: true });

test('devices, passkeys and activity show failures with a retry @walk', async ({
  page,
  portal,
}) => {
  const { faults } = portal.sandbox;
  const heal = [
    faults.add({
      match: { path: '/app/users/me/devices' },
      status: 500,
      body: { bad: 'htmlGateway' },
    }),
    faults.add({
      match: { path: '/app/users/me/passkeys' },
      status: 200,
      body: { bad: 'htmlLogin' },
    }),
    faults.add({ match: { path: '/app/activity' }, cut: 'inBody' }),
  ];
  await openSignedIn(page, portal, PROFILE);
  const main = page.getByRole('main');
  await expect(main.getByText('Your devices could not be loaded')).toBeVisible();
  await expect(main.getByText('Your passkeys could not be loaded')).toBeVisible();
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(3);
  await expect(page.locator('body')).not.toContainText(NEVER_SHOWN);
  for (const works of heal) works();
  for (let left = 3; left > 0; left -= 1) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expect(page.getByRole('list', { name: 'Your devices' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
});

test('an invitation that is withdrawn without a network is not withdrawn later, and twenty presses are one @walk', async ({
  page,
  portal,
  context,
}) => {
  await openSignedIn(page, portal, '/apps/user-management/users?isInvited=true');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent += 1;
  });
  await page
    .getByRole('button', { name: /^Actions of / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Withdraw invitation' });
  // Its code is there before the network goes.
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.click();
  await expect(question).toContainText('The invitation could not be withdrawn.');
  const tried = sent;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached();
  portal.sandbox.faults.add({ match: { method: 'DELETE' }, latencyMs: 400 });
  await confirm.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(question).toHaveCount(0);
  expect(sent).toBe(tried + 1);
});
