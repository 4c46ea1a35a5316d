import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RoleCard } from '../../../src/components/roles/RoleCard';
import { RolesScreen } from '../../../src/components/roles/RolesScreen';
import { adminRole, guestRole, people, role, supportRole } from '../../support/people';

const meta = {
  title: 'Screens/Roles/List',
  component: RolesScreen,
  args: {
    state: {
      status: 'ready',
      roles: [adminRole, supportRole, guestRole, role('__proto__', 'ada@plinth.example', ['A.B'])],
      isStale: false,
    },
    onRetry: fn(),
    isRetrying: false,
    onCreate: fn(),
    renderRole: (item) => (
      <RoleCard
        role={item}
        members={
          item.permissions.length === 0
            ? { status: 'empty' }
            : { status: 'ready', members: people, total: item.permissions.length + 4 }
        }
        onRetryMembers={fn()}
        onAction={fn()}
      />
    ),
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

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = { args: { state: { status: 'empty' } } };

export const Failed: Story = {
  args: { state: { status: 'error', text: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithServerText: Story = {
  args: { state: { status: 'error', text: 'You do not have permission to see roles.' } },
};

export const Stale: Story = {
  args: { state: { status: 'ready', roles: [adminRole, supportRole], isStale: true } },
};
