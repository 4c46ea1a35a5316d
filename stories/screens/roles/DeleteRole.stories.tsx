import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteRoleDialog } from '../../../src/components/roles/DeleteRoleDialog';
import { member, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const meta = {
  title: 'Screens/Roles/Delete role',
  component: DeleteRoleDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    isOpen: true,
    role: supportRole,
    deletion: { status: 'idle' },
    people: ready(pageOf(people.slice(0, 3))),
    totalPeople: 3,
    peoplePage: { pageNumber: 1, pageSize: 5 },
    onPeoplePageChange: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteRoleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();
const confirm = () => screen.getByRole('button', { name: 'Delete Role' });

/** The focus starts on the safe button. */
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
  args: { people: ready(pageOf(people, 1204)), totalPeople: 1204 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await expect(args.onPeoplePageChange).toHaveBeenCalledWith({ pageNumber: 2, pageSize: 5 });
  },
};

export const NobodyHoldsIt: Story = {
  args: { people: EMPTY, totalPeople: null },
  play: async () => {
    await expect(await screen.findByText('Nobody holds this role.')).toBeVisible();
  },
};

export const LoadingPeople: Story = {
  args: { people: LOADING, totalPeople: null },
};

export const PeopleFailed: Story = {
  args: { people: failed('', retry), totalPeople: null },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
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
  args: { deletion: { status: 'pending' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Deleting role' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    deletion: {
      status: 'failed',
      failure: failure('An unexpected error occurred while deleting the role.'),
    },
  },
};

export const Deleted: Story = {
  args: {
    deletion: { status: 'done', result: { message: 'The role Support desk was deleted.' } },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Role deleted' });
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    role: role('Role'.repeat(50), 'ada@plinth.example', []),
    people: ready(pageOf([member('N'.repeat(100), 'M'.repeat(100)), member('Ada', 'Lindqvist')])),
    totalPeople: 2,
    deletion: { status: 'failed', failure: failure('Refused'.repeat(30)) },
  },
};
