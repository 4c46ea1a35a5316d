import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DeleteRoleDialog } from '../../../src/components/roles/DeleteRoleDialog';
import { member, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const meta = preview.meta({
  title: 'Screens/Roles/Delete role',
  component: DeleteRoleDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '600px' } } },
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
});

const retry = fn();
const confirm = () => screen.getByRole('button', { name: 'Delete Role' });

/** The focus starts on the safe button. */
export const Confirm = meta.story({
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
});

export const ManyPeople = meta.story({
  args: { people: ready(pageOf(people, 1204)), totalPeople: 1204 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await expect(args.onPeoplePageChange).toHaveBeenCalledWith({ pageNumber: 2, pageSize: 5 });
  },
});

export const NobodyHoldsIt = meta.story({
  args: { people: EMPTY, totalPeople: null },
  play: async () => {
    await expect(await screen.findByText('Nobody holds this role.')).toBeVisible();
  },
});

export const LoadingPeople = meta.story({
  args: { people: LOADING, totalPeople: null },
});

export const PeopleFailed = meta.story({
  args: { people: failed('', retry), totalPeople: null },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(confirm()).toBeEnabled();
  },
});

export const OwnRole = meta.story({
  args: { isOwnRole: true },
  play: async () => {
    await expect(await screen.findByText('You hold this role yourself')).toBeVisible();
  },
});

export const Deleting = meta.story({
  args: { deletion: { status: 'pending' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Deleting role' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    deletion: {
      status: 'failed',
      failure: failure('An unexpected error occurred while deleting the role.'),
    },
  },
});

export const Deleted = meta.story({
  args: {
    deletion: { status: 'done', result: { message: 'The role Support desk was deleted.' } },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Role deleted' });
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongNames = meta.story({
  args: {
    role: role('Role'.repeat(50), 'ada@plinth.example', []),
    people: ready(pageOf([member('N'.repeat(100), 'M'.repeat(100)), member('Ada', 'Lindqvist')])),
    totalPeople: 2,
    deletion: { status: 'failed', failure: failure('Refused'.repeat(30)) },
  },
});
