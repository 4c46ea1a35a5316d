import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CreateRoleModal } from '../../../src/components/roles/CreateRoleModal';
import { role, supportRole } from '../../support/people';
import { failed, failure, LOADING } from '../../support/reading';
import { permissionSource } from '../../support/roles';

const meta = preview.meta({
  title: 'Screens/Roles/Create role',
  component: CreateRoleModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    isOpen: true,
    isPending: false,
    ...permissionSource,
    onCreate: fn(),
    onClose: fn(),
  },
});

const retry = fn();
const create = () => screen.getByRole('button', { name: 'Create' });
const all = () => screen.getByRole('checkbox', { name: 'Select all' });

/** The button is disabled, with the reason, until there is a name and a permission. */
export const Empty = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Role name' });
    await expect(name).toHaveFocus();
    await expect(create()).toHaveAccessibleDescription('Enter a name for the role first');
    await userEvent.keyboard('  {Enter}');
    await expect(create()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' Night shift ');
    await expect(create()).toHaveAccessibleDescription('Select at least one permission first');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(all());
    await expect(create()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Night shift' }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Closed = meta.story({ args: { isOpen: false } });

/** Enter in the filter does not create a role. */
export const Filtered = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Role name' }), 'Night shift');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Filter permissions' }),
      'invite{Enter}',
    );
    await expect(await screen.findByText(/hidden by the filter were deselected/)).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Night shift',
      permissions: ['User.Invite'],
    });
  },
});

/** A copy starts with the permissions of the other role and a unique name. */
export const Duplicate = meta.story({
  args: {
    copyOf: role('Support desk', 'ada@plinth.example', ['User.Read', 'Order.Read']),
    roles: [supportRole],
  },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('dialog', { name: 'Duplicate Role: Support desk' }),
    ).toBeVisible();
    await userEvent.click(create());
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Copy of Support desk',
      permissions: ['User.Read', 'Order.Read'],
    });
  },
});

export const LoadingPermissions = meta.story({ args: { catalogue: LOADING } });

export const PermissionsFailed = meta.story({
  args: { catalogue: failed('', retry) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** While it is being created it cannot be closed or changed. */
export const Creating = meta.story({
  args: { copyOf: supportRole, isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    create().click();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveAttribute('readonly');
  },
});

export const Failed = meta.story({
  args: {
    copyOf: supportRole,
    failure: failure('There is a role Auditor already.'),
  },
  play: async () => {
    await expect(await screen.findByText('There is a role Auditor already.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue(
      'Copy of Support desk',
    );
  },
});

/** The server's error is shown at the field, which gets the focus; the input is kept. */
export const NameRefused = meta.story({
  args: { copyOf: supportRole, roles: [supportRole] },
  render: function Render(args) {
    const [isRefused, setRefused] = useState(false);
    const fields = [{ field: 'roleName', text: 'This name is taken.' }];
    return (
      <CreateRoleModal
        {...args}
        failure={isRefused ? { kind: 'refused', fields } : null}
        onCreate={() => setRefused(true)}
      />
    );
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Role name' });
    await userEvent.type(name, ' A');
    await userEvent.click(create());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('This name is taken.');
    await expect(name).toHaveDisplayValue(/ A$/);
    await expect(screen.queryByText('Something went wrong')).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    copyOf: role('Role'.repeat(50), 'System', ['User.Read']),
    failure: failure('Refused'.repeat(40)),
  },
});
