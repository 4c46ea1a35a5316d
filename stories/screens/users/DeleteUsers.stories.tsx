import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DeleteUsersDialog } from '../../../src/components/users/DeleteUsersDialog';
import { deletionOf, longUser, manyUserRows, userRow, users } from '../../support/users';

const five = [...users.slice(1, 2), ...users.slice(3), userRow('Inés', 'Álvarez')];

const meta = preview.meta({
  title: 'Screens/Users/Delete',
  component: DeleteUsersDialog,
  args: {
    isOpen: true,
    deletion: deletionOf('asking', users.slice(1, 2), []),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
});

export const One = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this user?' });
    await expect(dialog).toHaveTextContent('maren.okafor@northwind.example');
    await expect(dialog).toHaveTextContent('This cannot be undone.');
    // The careless key does nothing: the focus starts on Cancel.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Some = meta.story({ args: { deletion: deletionOf('asking', users.slice(3), []) } });

Some.test(
  'The focus stays where it is while the phases pass, and the end is announced',
  {
    render: function Phases(args) {
      const [phase, setPhase] = useState<'asking' | 'deleting' | 'finished'>('asking');
      const steps = phase === 'finished' ? five.map(() => 'failed' as const) : [];
      return (
        <DeleteUsersDialog
          {...args}
          deletion={deletionOf(phase, five, steps)}
          onConfirm={() => setPhase('deleting')}
          onClose={() => setPhase('finished')}
        />
      );
    },
  },
  async () => {
    const dialog = await screen.findByRole('alertdialog');
    const [other, confirm] = within(dialog).getAllByRole('button');
    confirm?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other).toHaveTextContent('Stop'));
    await expect(confirm).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other).toHaveTextContent('Close'));
    await expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent('Nobody was deleted');
  },
);

/** What each of them leaves behind is shown below their name (workday §2). */
export const LeavesBehind = meta.story({
  args: {
    holdings: Object.fromEntries(
      users.slice(1, 2).map(({ email }) => [
        email,
        {
          status: 'ready',
          isStale: false,
          data: {
            ...{ roles: ['Guest'], waitingOrders: 1, openCartLines: 0 },
            ...{ apiKeys: 2, invitationsSent: null, devices: 1 },
          },
        },
      ]),
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      'Role: Guest · 1 order waits for approval · 2 API keys · Signed in on 1 device',
    );
  },
});

export const Many = meta.story({
  args: { deletion: deletionOf('asking', manyUserRows(100), []) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Users to delete' });
    // Long lists scroll by key.
    await expect(list).toHaveAttribute('tabindex', '0');
    await expect(screen.getByRole('button', { name: 'Delete 100 users' })).toBeVisible();
  },
});

export const LongNames = meta.story({ args: { deletion: deletionOf('asking', [longUser], []) } });

/** One call: nothing to count, and nothing to stop. */
export const DeletingOne = meta.story({
  args: { deletion: deletionOf('deleting', users.slice(1, 2), ['deleting']) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Deleting Maren Okafor' });
    await expect(within(dialog).getByText('Loading......')).toBeVisible();
    await expect(within(dialog).queryByRole('progressbar')).toBeNull();
    await expect(within(dialog).getByRole('button', { name: 'Stop' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The dialog stays open while requests are pending; Stop sends no further ones. */
export const Deleting = meta.story({
  args: { deletion: deletionOf('deleting', five, ['deleted', 'failed', 'deleting', 'waiting']) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Deleting 5 users' });
    await expect(within(dialog).getByText('Loading......')).toBeVisible();
    await expect(within(dialog).getByRole('progressbar', { name: '2 of 5' })).toHaveAttribute(
      'value',
      '2',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Failures stay, with the reason, and can be retried. */
export const SomeFailed = meta.story({
  args: {
    deletion: deletionOf('finished', five, [
      'deleted',
      { failed: 'This user still owns 3 subscriptions.' },
      'failed',
      'kept',
      'deleted',
    ]),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '2 of 5 users were deleted' });
    await expect(dialog).toHaveTextContent('2 users could not be deleted and are still selected.');
    await expect(dialog).toHaveTextContent('1 user was kept: you stopped before.');
    await expect(dialog).toHaveTextContent('This user still owns 3 subscriptions.');
    await expect(dialog).toHaveTextContent('This user could not be deleted.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try 2 again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A permission that several were refused for is named once. */
export const Refused = meta.story({
  args: {
    deletion: deletionOf('finished', users.slice(3, 5), [
      { failed: 'Not allowed.', permission: 'User.Delete' },
      { failed: 'Not allowed.', permission: 'User.Delete' },
    ]),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Nobody was deleted' });
    await expect(within(dialog).getAllByText('Not allowed.')).toHaveLength(2);
    await expect(within(dialog).getAllByText('You need the permission User.Delete.')).toHaveLength(
      1,
    );
    // To try again could not help.
    await expect(within(dialog).getByRole('button')).toHaveAccessibleName('Close');
  },
});

/** Nothing failed, so nothing is left to try: one button. */
export const Stopped = meta.story({
  args: { deletion: deletionOf('finished', five, ['deleted', 'deleted', 'kept', 'kept', 'kept']) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '2 of 5 users were deleted' });
    await userEvent.click(within(dialog).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
