import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CompareRolesModal } from '../../../src/components/roles/CompareRolesModal';
import { adminRole, role, supportRole } from '../../support/people';

const twin = role('Night desk', 'ada@plinth.example', [
  'Orders.Read',
  'Users.Read',
  'Subscriptions.Read',
]);

const meta = preview.meta({
  title: 'Screens/Roles/Compare roles',
  component: CompareRolesModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '600px' } } },
  args: {
    isOpen: true,
    role: supportRole,
    roles: [adminRole, supportRole, twin, role('', 'ada@plinth.example', [])],
    onClose: fn(),
  },
});

async function choose(name: string, userEvent: { keyboard: (keys: string) => Promise<void> }) {
  (await screen.findByRole('button', { name: /^Choose a role/ })).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('option', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

const namesIn = (part: string) =>
  within(screen.getByRole('list', { name: part }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Start = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Choose another role')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Compared = meta.story({
  play: async ({ userEvent }) => {
    await choose('Admin', userEvent);
    await screen.findByRole('region', { name: 'In both' });
    await expect(namesIn('In both')).toEqual(['Users.Read', 'Orders.Read']);
    await expect(namesIn('Only in Support desk')).toEqual(['Subscriptions.Read']);
    await expect(namesIn('Only in Admin')).toHaveLength(6);
  },
});

export const Same = meta.story({
  play: async ({ userEvent }) => {
    await choose('Night desk', userEvent);
    await expect(await screen.findByText('Both roles allow exactly the same.')).toBeVisible();
  },
});

export const NoOtherRole = meta.story({ args: { roles: [supportRole] } });

export const LongNames = meta.story({
  args: {
    role: role('Role'.repeat(50), 'System', ['Permission'.repeat(20), 'Users.Read']),
    roles: [adminRole],
  },
  play: async ({ userEvent }) => {
    await choose('Admin', userEvent);
    await screen.findByRole('region', { name: 'In both' });
  },
});
