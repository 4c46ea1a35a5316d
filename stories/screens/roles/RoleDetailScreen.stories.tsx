import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RoleDetailScreen } from '../../../src/components/roles/RoleDetailScreen';
import type { RoleUsersProps } from '../../../src/contracts/roles';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import type { RoleMember } from '../../../src/domain/roles/role';
import { listOf } from '../../support/list';
import { adminRole, guestRole, member, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';

const rows: readonly RoleMember[] = [
  ...people.map((person, index) => ({
    ...person,
    lastLoginDate: index === 1 ? null : new Date(Date.UTC(2026, 1, 20 + index, 8, 15)),
    isActive: index !== 3,
  })),
  member('Platform', 'Service', { isSystem: true, lastLoginDate: new Date(0) }),
];

const retry = fn();
const retryRole = fn();

const users: RoleUsersProps = {
  list: listOf(ready(pageOf(rows))),
  now: STORY_NOW,
  onAddUsers: fn(),
  onRevoke: fn(),
};

/** Holds the selection, as the user of the screen would. */
function Detail(props: Parameters<typeof RoleDetailScreen>[0]) {
  const [emails, setEmails] = useState<ReadonlySet<string>>(new Set());
  return (
    <RoleDetailScreen
      {...props}
      users={{
        ...props.users,
        list: { ...props.users.list, selectedKeys: emails, onSelectionChange: setEmails },
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Roles/Detail',
  component: RoleDetailScreen,
  // Functions inside of it would be shown as source.
  argTypes: { users: { control: false } },
  args: {
    role: ready(supportRole),
    users,
    editing: { onEdit: fn() },
    deletion: { onDelete: fn() },
  },
  render: (args) => <Detail {...args} />,
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Users Assigned (6)' })).toBeVisible();
    await expect(
      canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim()),
    ).toEqual(['User', 'Active', 'Last Login Date', 'Actions']);
    await expect(canvas.getByText('Never')).toBeVisible();
    await expect(canvas.getByText('False')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Permissions' }));
    await expect(args.editing.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Role' }));
    await expect(args.deletion.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Users To Role' }));
    await expect(args.users.onAddUsers).toHaveBeenCalledOnce();
  },
});

export const Selected = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Inés Álvarez' }));
    await expect(canvas.queryByRole('button', { name: 'Add Users To Role' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Role' }));
    await expect(args.users.onRevoke).toHaveBeenCalledWith([
      expect.objectContaining({ email: 'maren.okafor@northwind.example' }),
      expect.objectContaining({ email: 'inés.álvarez@northwind.example' }),
    ]);
  },
});

export const RowActions = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Maren Okafor' }));
    await expect(await screen.findByRole('menuitem', { name: 'View User' })).toHaveAttribute(
      'href',
      '/apps/user-management/users/edit/maren.okafor%40northwind.example',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke role' }));
    await expect(args.users.onRevoke).toHaveBeenCalledWith([
      expect.objectContaining({ email: 'maren.okafor@northwind.example' }),
    ]);
  },
});

/** In Admin system users are protected; Select all skips them. */
export const Admin = meta.story({
  args: { role: ready(adminRole) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit Permissions' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete Role' })).toBeNull();
    const box = canvas.getByRole('checkbox', { name: 'Select Platform Service' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Role' }));
    await expect(args.users.onRevoke).toHaveBeenCalledWith(rows.slice(0, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Platform Service' }));
    await expect(await screen.findByRole('menuitem', { name: /^Revoke role/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getAllByText('System users keep the role Admin')[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

/** Guest has nothing to revoke, and so nothing to select. */
export const Guest = meta.story({
  args: { role: ready(guestRole) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Maren Okafor' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View User',
    ]);
    await userEvent.keyboard('{Escape}');
  },
});

export const Loading = meta.story({
  args: { users: { ...users, list: listOf(LOADING), expectedRows: 3 } },
});

export const Refreshing = meta.story({
  args: { users: { ...users, list: listOf(ready(pageOf(rows), { isRefreshing: true })) } },
});

export const Stale = meta.story({
  args: {
    role: ready(supportRole, { isStale: true, failure: failure('', retryRole) }),
    users: {
      ...users,
      list: listOf(ready(pageOf(rows), { isStale: true, failure: failure('', retry) })),
    },
  },
  play: async ({ canvas }) => {
    const [role, list] = canvas.getAllByRole('button', { name: 'Try again' });
    if (role) await userEvent.click(role);
    await expect(retryRole).toHaveBeenCalledOnce();
    if (list) await userEvent.click(list);
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { users: { ...users, list: listOf(failed('', retry)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The users of this role could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const FailedWithServerText = meta.story({
  args: { users: { ...users, list: listOf(failed('<b>Not</b> today.', retry)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not</b> today.')).toBeVisible();
  },
});

const nobody = ready(pageOf<RoleMember>([]));

export const Empty = meta.story({
  args: { users: { ...users, list: listOf(nobody) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no matching records')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Users Assigned (0)' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: {
    users: {
      ...users,
      list: listOf(nobody, {
        searchText: 'nobody',
        query: { ...FIRST_QUERY, searchString: 'nobody' },
      }),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('There are no matching records')).toBeVisible();
    // The field has a button of the same name.
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' });
    if (clear) await userEvent.click(clear);
    await expect(args.users.list.onSearchTextChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const SearchTooShort = meta.story({
  args: {
    users: {
      ...users,
      list: listOf(ready(pageOf(rows)), { searchText: 'mar', isSearchTooShort: true }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum 4 characters required')).toBeVisible();
  },
});

export const WithoutTotals = meta.story({
  args: { users: { ...users, list: listOf(ready(pageOf(rows, null))) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Users Assigned' })).toBeVisible();
  },
});

export const NoPermissions = meta.story({ args: { role: ready(role('Empty', 'Ada', [])) } });

export const ManyPermissions = meta.story({
  args: {
    role: ready({
      ...supportRole,
      permissions: Array.from({ length: 10_000 }, (_, index) => ({
        name: `Area${index % 50}.Action${index}`,
        description: `May do the ${index}th thing there is`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 permissions')).toBeVisible();
    const list = await canvas.findByRole('group', { name: '10,000 permissions' });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight / 2 + 1);
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(100);
  },
});

const long = 'Regional partner success and renewals '.repeat(5).trim().padEnd(200, '.');

export const LongNames = meta.story({
  args: {
    role: ready(role(long, long, [long.replaceAll(' ', ''), 'A.B'])),
    users: {
      ...users,
      list: listOf(
        ready(
          pageOf(
            [member(long, long, { email: `${'x'.repeat(180)}@northwind.example` }), ...rows],
            6,
          ),
        ),
      ),
    },
  },
});

/** Another administrator deleted it meanwhile; the portal leads back to the list instead. */
export const Gone = meta.story({
  args: { role: EMPTY },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It was deleted, or you do not have access to it.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Only the name is known yet. */
export const LoadingRole = meta.story({ args: { role: LOADING } });

export const RoleFailed = meta.story({
  args: { role: failed('', retryRole) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryRole).toHaveBeenCalledOnce();
  },
});
