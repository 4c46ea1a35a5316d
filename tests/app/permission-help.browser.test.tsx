import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PermissionHelpArea } from '../../src/app/roles/PermissionHelpArea';
import { InviteButton } from '../../src/components/shell/InviteButton';
import { ForbiddenState } from '../../src/components/ui/ForbiddenState';
import { inviteAccess } from '../../src/domain/shell/actions';
import { useSession } from '../../src/hooks/auth/useSession';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const ROLES = 'GET /app/roles/roles';
const MEMBERS = 'GET /app/roles/users-per-role';
/** Their role, Support Desk, sees roles and invites nobody. */
const DESK_EMAIL = 'anh.nguyen@plinth.example';

function Page() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <PermissionHelpArea user={session.user}>
      <InviteButton access={inviteAccess(session.user)} />
      <ForbiddenState area="Price lists" permission="Marketplace.Prices" />
    </PermissionHelpArea>
  );
}

async function open(signedInAs: string) {
  await page.viewport(1280, 900);
  const browser = createTestBrowser('signedIn');
  browser.sandbox.useScenario('signedIn', { signedInAs });
  browser.cookie = browser.sandbox.openingSession;
  const { screen } = await renderInTab(
    browser,
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const invite = screen.getByRole('button', { name: 'Invite' });
  await expect.element(invite).toBeVisible();
  return { browser, screen, invite };
}

it('who may see roles learns by a press who can give what is missing, and not before', async () => {
  const { browser, screen, invite } = await open(DESK_EMAIL);
  await expect
    .element(invite)
    .toHaveAccessibleDescription(
      'You do not have permission to invite new users You need the permission User.Invite. Press to see who can give it.',
    );
  expect(browser.count(ROLES)).toBe(0);
  invite.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Who can give this permission?' });
  await expect.element(dialog.getByText('Invite new users')).toBeVisible();
  await expect.element(dialog.getByText('User.Invite')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Reseller' }))
    .toHaveAttribute('href', '/apps/roles/view-role?role=Reseller');
  await expect.element(dialog.getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
  // People of the companies below see nobody of one's own.
  await expect.element(dialog.getByText('Rosa Moreau')).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/more people/)).not.toBeInTheDocument();
  expect(browser.count(ROLES)).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(invite).toHaveFocus();
});

it('a page that is not for them offers the same', async () => {
  const { screen } = await open(DESK_EMAIL);
  await screen.getByRole('button', { name: 'Who can give it?' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Marketplace.Prices')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Admin' })).toBeVisible();
});

it('a failure is shown, and can be retried', async () => {
  const { browser, screen, invite } = await open(DESK_EMAIL);
  browser.sandbox.faults.add({ match: { path: '/app/roles/roles' }, status: 400, times: 1 });
  await invite.click({ force: true });
  const again = screen.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(screen.getByRole('link', { name: 'Reseller' })).toBeVisible();
});

it('without access to roles the permission is named, and no roles are read', async () => {
  const { browser, screen, invite } = await open(CUSTOMER_EMAIL);
  await expect
    .element(screen.getByText('You need the permission Marketplace.Prices.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Who can give it?' }))
    .not.toBeInTheDocument();
  await invite.click({ force: true });
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(browser.count(ROLES) + browser.count(MEMBERS)).toBe(0);
});
