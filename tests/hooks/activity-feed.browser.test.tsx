import { expect, it } from 'vitest';
import { ActivityFeed } from '../../src/components/activity/ActivityFeed';
import { useActivityFeed } from '../../src/hooks/activity/useActivityFeed';
import { useSession } from '../../src/hooks/auth/useSession';
import { useRoles } from '../../src/hooks/roles/useRoles';
import { useInvitations } from '../../src/hooks/users/useInvitations';
import { useUserList } from '../../src/hooks/users/useUsersScreen';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const ACTIVITY = 'GET /app/activity';

/** A page that shows three things, all of which one write makes stale. */
function Page() {
  const session = useSession();
  return session.status === 'signedIn' ? <Shown /> : null;
}

function Shown() {
  const record = { type: 'user', id: ADMIN_EMAIL } as const;
  const users = useUserList();
  const roles = useRoles();
  const { onAsk, dialog } = useInvitations();
  return (
    <>
      <ActivityFeed {...useActivityFeed({ record })} />
      <p>
        users {users.rows.status}, roles {roles.status}
      </p>
      <button type="button" onClick={() => onAsk('withdraw', { email: 'nobody@plinth.example' })}>
        Ask
      </button>
      <button type="button" onClick={() => dialog?.onConfirm()}>
        Withdraw
      </button>
    </>
  );
}

it('a write that makes several things stale has the activity read again once', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <Page />);
  await expect.element(screen.getByText('users ready, roles ready')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Activity' })).toBeVisible();
  const before = browser.count(ACTIVITY);
  const lists = browser.count('GET /app/users');
  await screen.getByRole('button', { name: 'Ask' }).click();
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => browser.count('GET /app/users')).toBe(lists + 1);
  await expect.poll(() => browser.count(ACTIVITY)).toBe(before + 1);
  await expect.element(screen.getByText('users ready, roles ready')).toBeVisible();
  expect(browser.count(ACTIVITY)).toBe(before + 1);
});
