import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GiveRoleModal } from '../../../src/components/users/GiveRoleModal';
import { adminRole, people, supportRole } from '../../support/people';
import { failure, ready } from '../../support/reading';

const [person] = people;

const meta = preview.meta({
  title: 'Screens/Users/Assign role',
  component: GiveRoleModal,
  args: {
    isOpen: true,
    user: {
      email: person?.email ?? '',
      firstname: 'Maren',
      lastname: 'Okafor',
      isSystem: false,
      roles: ['Admin'],
    },
    giver: { email: 'ada@northwind.example', roleName: 'Admin' },
    roles: ready([adminRole, supportRole]),
    isPending: false,
    onGive: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
});

const dialog = async () => within(await screen.findByRole('dialog'));

/** The roles to choose from, and the one that is replaced. */
export const Ready = meta.story({
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.queryByText('You lose your role Admin')).toBeNull();
    await userEvent.click(modal.getByRole('button', { name: /^Choose a role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Support desk' }));
    await userEvent.click(modal.getByRole('button', { name: 'Assign role' }));
    await expect(args.onGive).toHaveBeenCalledWith('Support desk');
  },
});

/** Users who change their own role are warned of the loss. */
export const Oneself = meta.story({
  args: { giver: { email: 'Maren.Okafor@northwind.example', roleName: 'Admin' } },
  play: async () => {
    await expect((await dialog()).getByText('You lose your role Admin')).toBeVisible();
  },
});

/** The server refused: the choice is kept, and can be retried. */
export const Failed = meta.story({
  args: { failure: failure() },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText('Something went wrong')).toBeVisible();
  },
});

/** The server's error for the role is shown at the field. */
export const RoleRefused = meta.story({
  args: {
    failure: { kind: 'refused', fields: [{ field: 'roleName', text: 'There is no such role.' }] },
  },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByRole('button', { name: /^Choose a role/ })).toHaveAccessibleDescription(
      'There is no such role.',
    );
    await expect(modal.getByRole('alert')).toBeEmptyDOMElement();
  },
});
