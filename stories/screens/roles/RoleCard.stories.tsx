import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RoleCard } from '../../../src/components/roles/RoleCard';
import { adminRole, guestRole, member, people, role, supportRole } from '../../support/people';

const meta = {
  title: 'Screens/Roles/Role card',
  component: RoleCard,
  args: {
    role: adminRole,
    members: { status: 'ready', members: people.slice(0, 3), total: 3 },
    onRetryMembers: fn(),
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SystemRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('System Role')).toBeVisible();
    await expect(canvas.getByText('and 3 more...')).toBeVisible();
  },
};

export const OwnRole: Story = {
  args: { role: supportRole },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('System Role')).toBeNull();
    await expect(canvas.queryByText(/more\.\.\./)).toBeNull();
  },
};

export const ManyPeople: Story = {
  args: { members: { status: 'ready', members: people, total: 1204 } },
};

export const NoPeople: Story = {
  args: { role: guestRole, members: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Users Assigned')).toBeVisible();
  },
};

export const LoadingPeople: Story = { args: { members: { status: 'loading' } } };

export const PeopleFailed: Story = {
  args: { members: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try again to load the users of Admin' }),
    );
    await expect(args.onRetryMembers).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    role: role('Role'.repeat(50), 'owner'.repeat(20), ['Permission'.repeat(12), 'Users.Read']),
    members: {
      status: 'ready',
      members: [member('N'.repeat(100), 'M'.repeat(100))],
      total: 1,
    },
  },
};

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

/** Edit and Delete are offered only where the role allows them (specification §2.6). */
export const ActionsOfSystemRole: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions of Admin' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'View Role' });
    await expect(items()).toEqual(['View Role', 'Duplicate Role', 'Compare Role']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('view');
  },
};

export const ActionsOfOwnRole: Story = {
  args: { role: supportRole },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions of Support desk' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'View Role' });
    await expect(items()).toEqual([
      'View Role',
      'Edit Role',
      'Duplicate Role',
      'Compare Role',
      'Delete Role',
    ]);
  },
};

export const WithoutName: Story = {
  args: { role: role('', '', []), members: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Role without a name' })).toBeVisible();
  },
};

/** Whatever a server calls a role or a permission is text. */
export const Markup: Story = {
  args: { role: role('<img src=x onerror=alert(1)>', '<b>me</b>', ['<script>alert(1)</script>']) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('img, b, script')).toBeNull();
  },
};
