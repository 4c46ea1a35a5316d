import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RolesScreen } from '../../../src/components/roles/RolesScreen';
import type { UseRoleMembers } from '../../../src/domain/roles/role-dialogs';
import { adminRole, guestRole, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const all = [adminRole, supportRole, guestRole, role('__proto__', 'ada@plinth.example', ['A.B'])];
const retry = fn();

/** The people of a card, as a page without our hooks would say it. */
const useRoleMembers: UseRoleMembers = (name) => {
  const permissions = all.find((each) => each.name === name)?.permissions.length ?? 0;
  return permissions === 0 ? EMPTY : ready(pageOf(people, permissions + 4));
};

const meta = {
  title: 'Screens/Roles/List',
  component: RolesScreen,
  args: {
    roles: ready(all),
    useRoleMembers,
    onAction: fn(),
    onView: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof RolesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Admin',
      'Support desk',
      'Guest',
      '__proto__',
    ]);
  },
};

export const Loading: Story = { args: { roles: LOADING } };

export const Empty: Story = { args: { roles: EMPTY } };

export const Failed: Story = {
  args: { roles: failed('', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedWithServerText: Story = {
  args: { roles: failed('You do not have permission to see roles.', retry) },
};

export const Stale: Story = {
  args: {
    roles: ready([adminRole, supportRole], { isStale: true, failure: failure('', retry) }),
  },
};
