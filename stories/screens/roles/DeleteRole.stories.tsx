import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteRoleDialog } from '../../../src/components/roles/DeleteRoleDialog';
import { member, people } from '../../support/people';

const meta = {
  title: 'Screens/Roles/Delete role',
  component: DeleteRoleDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    isOpen: true,
    roleName: 'Support desk',
    state: { status: 'confirm' },
    people: { status: 'ready', members: people.slice(0, 3) },
    totalPeople: 3,
    peoplePage: { pageNumber: 1, pageSize: 5 },
    onPeoplePageChange: fn(),
    onRetryPeople: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteRoleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole('button', { name: 'Delete Role' });

/** The focus starts on the answer that changes nothing. */
export const Confirm: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Role' });
    await expect(dialog).toHaveAccessibleDescription(
      'The role Support desk will be deleted. This cannot be undone.',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(screen.getByText('3 people hold this role and will become Guest:')).toBeVisible();
    await userEvent.click(confirm());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ManyPeople: Story = {
  args: { people: { status: 'ready', members: people }, totalPeople: 1204 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await expect(args.onPeoplePageChange).toHaveBeenCalledWith({ pageNumber: 2, pageSize: 5 });
  },
};

export const NobodyHoldsIt: Story = {
  args: { people: { status: 'empty' }, totalPeople: null },
  play: async () => {
    await expect(await screen.findByText('Nobody holds this role.')).toBeVisible();
  },
};

export const LoadingPeople: Story = {
  args: { people: { status: 'loading' }, totalPeople: null },
};

export const PeopleFailed: Story = {
  args: { people: { status: 'error' }, totalPeople: null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPeople).toHaveBeenCalledOnce();
    await expect(confirm()).toBeEnabled();
  },
};

export const OwnRole: Story = {
  args: { isOwnRole: true },
  play: async () => {
    await expect(await screen.findByText('You hold this role yourself')).toBeVisible();
  },
};

export const Deleting: Story = {
  args: { state: { status: 'deleting' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Deleting role' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'confirm',
      errorText: 'An unexpected error occurred while deleting the role.',
    },
  },
};

export const Deleted: Story = {
  args: { state: { status: 'deleted', text: 'The role Support desk was deleted.' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Role deleted' });
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    roleName: 'Role'.repeat(50),
    people: {
      status: 'ready',
      members: [member('N'.repeat(100), 'M'.repeat(100)), member('Ada', 'Lindqvist')],
    },
    totalPeople: 2,
    state: { status: 'confirm', errorText: 'Refused'.repeat(30) },
  },
};
