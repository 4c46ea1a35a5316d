import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EditRoleModal } from '../../../src/components/roles/EditRoleModal';
import { people, role } from '../../support/people';
import { failed, failure, pageOf, ready } from '../../support/reading';
import { permissionSource } from '../../support/roles';

const desk = role('Support desk', 'ada@plinth.example', ['User.Read', 'User.Invite', 'Order.Read']);

const meta = preview.meta({
  title: 'Screens/Roles/Edit role',
  component: EditRoleModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '760px' } } },
  args: {
    isOpen: true,
    role: desk,
    people: ready(pageOf(people, 14)),
    editor: { roleName: 'Admin', allowedActions: ['User.Read'] },
    isPending: false,
    ...permissionSource,
    onUpdate: fn(),
    onClose: fn(),
  },
});

const update = () => screen.getByRole('button', { name: 'Update' });
const changes = () => screen.getByRole('region', { name: 'Changes' });

export const Unchanged = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('dialog', { name: 'Edit Role: Support desk' }),
    ).toBeVisible();
    await expect(screen.getByText('No changes yet')).toBeVisible();
    await expect(update()).toHaveAccessibleDescription('Nothing has changed yet');
    await userEvent.click(update());
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
});

/** What is added and removed shows before it is saved; back to the start there is nothing to save. */
export const Changed = meta.story({
  play: async ({ args, userEvent }) => {
    const filter = await screen.findByRole('searchbox', { name: 'Filter permissions' });
    await userEvent.type(filter, 'order.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const names = (list: string) =>
      within(within(changes()).getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await expect(names('Removed')).toEqual(['−User.Read', '−User.Invite']);
    await expect(names('Added')).toContain('+Order.Create');
    await expect(names('Added')).not.toContain('+Order.Read');
    await expect(within(changes()).getByText('This changes what 14 people may do.')).toBeVisible();
    await expect(screen.getByText('5 added · 2 removed')).toBeVisible();
    await userEvent.click(update());
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await expect(args.onUpdate).toHaveBeenCalledWith(
      expect.arrayContaining(['Order.Read', 'Order.Create']),
    );
  },
});

export const TakesOwnAccess = meta.story({
  args: { editor: { roleName: 'Support desk', allowedActions: ['User.Read', 'Order.Read'] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'order.read');
    await expect(await screen.findByText('You remove 1 permission from yourself')).toBeVisible();
  },
});

export const PeopleUnknown = Changed.extend({
  args: { people: failed() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await expect(
      screen.getByText('How many people hold this role is not known at the moment.'),
    ).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    update().click();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: failure('You do not have permission to edit roles.') },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await expect(screen.getByText('You do not have permission to edit roles.')).toBeVisible();
  },
});

/** A role may hold what the catalogue does not list; that is kept. */
export const Unlisted = meta.story({
  args: { role: role('Old hands', 'ada@plinth.example', ['Gone.Forever', 'User.Read']) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(update());
    await expect(args.onUpdate).toHaveBeenCalledWith(expect.arrayContaining(['Gone.Forever']));
  },
});

export const LongNames = meta.story({
  args: { role: role('Role'.repeat(50), 'System', ['Permission'.repeat(20)]) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'order.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  },
});
