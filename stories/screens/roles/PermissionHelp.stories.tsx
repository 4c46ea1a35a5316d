import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PermissionHelpDialog } from '../../../src/components/roles/PermissionHelpDialog';
import { adminRole, candidates, role } from '../../support/people';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';

const meta = preview.meta({
  title: 'Screens/Roles/Who can give it',
  component: PermissionHelpDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '520px' } } },
  args: {
    isOpen: true,
    permission: 'User.Invite',
    roles: ready([adminRole, role('Reseller', 'System', ['User.Invite'])]),
    givers: ready({ people: candidates.slice(0, 3), more: 4 }),
    onClose: fn(),
  },
});

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Who can give this permission?' }));

export const Ready = meta.story({
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Invite new users')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Reseller' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Maren Okafor' })).toBeVisible();
    await expect(dialog.getByText('4 more people')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An unknown permission: only its name is known. */
export const Unknown = meta.story({
  args: { permission: 'Warehouse.Count', roles: ready([]), givers: EMPTY },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('No role has this permission yet.')).toBeVisible();
    await expect(dialog.getByText(/^Nobody here can\./)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { roles: LOADING, givers: LOADING } });

export const Failed = meta.story({
  args: { roles: failed('', fn()), givers: LOADING },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PeopleFailed = meta.story({
  args: { givers: failed('', fn()) },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/^The users of this role could not/)).toBeVisible();
  },
});
