import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InviteSeveralModal } from '../../../src/components/users/InviteSeveralModal';
import type { Role } from '../../../src/domain/roles/role';
import { LOADING, ready } from '../../support/reading';

const role = (name: string): Role => ({ name, owner: 'System', permissions: [] });

/** Several are invited at once (contract §4.29). */
const meta = preview.meta({
  title: 'Screens/Users/Invite several',
  component: InviteSeveralModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '620px' } } },
  args: {
    isOpen: true,
    text: 'grace@northwind.example\nalan@northwind.example',
    roles: ready([role('Guest'), role('Support Desk')]),
    invitations: null,
    onInvite: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

/** Everybody starts as a guest by default. */
export const Typed = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
    await expect(args.onInvite).toHaveBeenCalledWith(
      ['grace@northwind.example', 'alan@northwind.example'],
      null,
    );
  },
});

/** Invalid and duplicate lines are marked; nothing is sent before they are corrected. */
export const Marked = meta.story({
  args: {
    text: 'grace@northwind.example\nalan@northwind\nGrace@northwind.example, x@y.example',
    roles: null,
  },
  play: async ({ args, userEvent }) => {
    const marks = within(await screen.findByRole('list', { name: 'Lines to check' }));
    await expect(marks.getByText('Line 2: alan@northwind')).toBeVisible();
    await expect(marks.getByText('Enter valid email address')).toBeVisible();
    await expect(marks.getByText('Already on line 1, and sent once')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }));
    await expect(await screen.findByText('Correct the marked lines first')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

/** While they are on their way. */
export const Sending = meta.story({
  args: {
    roles: LOADING,
    invitations: {
      phase: 'running',
      entries: [
        { email: 'grace@northwind.example', status: 'done' },
        { email: 'alan@northwind.example', status: 'sending' },
        { email: 'edsger@northwind.example', status: 'waiting' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Failures stay, and are retried alone. */
export const PartlyFailed = meta.story({
  args: {
    invitations: {
      phase: 'ended',
      entries: [
        { email: 'grace@northwind.example', status: 'done' },
        {
          email: 'alan@northwind.example',
          status: 'failed',
          isInvited: false,
          failure: {
            kind: 'refused',
            serverMessage: 'There is a user of this e-mail already.',
          },
        },
        {
          email: 'edsger@northwind.example',
          status: 'failed',
          isInvited: true,
          failure: { kind: 'network' },
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const title = '2 of 3 people were invited';
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await expect(screen.getByText('Invited, but without the role')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try 2 again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
