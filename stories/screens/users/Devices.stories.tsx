import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DevicesSection } from '../../../src/components/users/DevicesSection';
import type { Device } from '../../../src/domain/users/device';
import { failed, failure, LOADING, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';

const current: Device = {
  id: 'd-1',
  name: 'Chrome on macOS',
  place: 'Copenhagen, Denmark',
  lastSeen: new Date(STORY_NOW),
  isCurrent: true,
  isSignedIn: true,
  trustedUntil: new Date(Date.UTC(2026, 3, 1, 9)),
};
const phone: Device = {
  ...current,
  id: 'd-2',
  name: 'Safari on iPhone',
  place: '',
  lastSeen: new Date(Date.UTC(2026, 2, 2, 7)),
  isCurrent: false,
  trustedUntil: null,
};
const trusted: Device = {
  ...phone,
  id: 'd-3',
  name: '',
  place: 'Aarhus, Denmark',
  lastSeen: new Date(Date.UTC(2026, 1, 20, 7)),
  isSignedIn: false,
  trustedUntil: new Date(Date.UTC(2026, 2, 21, 9)),
};

const meta = preview.meta({
  title: 'Screens/Users/Devices',
  component: DevicesSection,
  args: {
    devices: ready([current, phone, trusted]),
    now: STORY_NOW,
    forgettingId: null,
    forgetFailure: null,
    onForget: fn(),
    onSignOut: fn(),
    onSignOutOthers: fn(),
    signOut: null,
  },
});

const signOut = {
  isOpen: true,
  device: phone,
  isPending: false,
  failure: null,
  onConfirm: fn(),
  onClose: fn(),
};

/** This one, one that is signed in, and one that is only trusted. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Your devices' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('This device');
    await expect(rows[0]).toHaveTextContent('Active now');
    await expect(canvas.queryByRole('button', { name: 'Sign out on Chrome on macOS' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on Safari on iPhone' }));
    await expect(args.onSignOut).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop trusting Unknown browser' }));
    await expect(args.onForget).toHaveBeenCalledWith('d-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on all other devices' }));
    await expect(args.onSignOutOthers).toHaveBeenCalledTimes(1);
  },
});

/** The first five of many, this device before all, and a button for the rest. */
export const Many = meta.story({
  args: {
    devices: ready([
      ...Array.from({ length: 22 }, (_, at) => ({ ...phone, id: `d-${at + 2}` })),
      current,
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Your devices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 18 more' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(23);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
});

export const ThisOneOnly = meta.story({
  args: { devices: ready([current]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: 'Sign out on all other devices' }),
    ).toBeNull();
  },
});

export const Loading = meta.story({ args: { devices: LOADING } });

export const Failed = meta.story({
  args: { devices: failed('The list is being moved.', fn()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list is being moved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forgetting = meta.story({ args: { forgettingId: 'd-1' } });

export const ForgetFailed = meta.story({
  args: { forgetFailure: failure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This device is still trusted. Please try again later.',
    );
  },
});

export const SignOut = meta.story({
  args: { signOut },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Sign out on Safari on iPhone?',
    });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(signOut.onClose).toHaveBeenCalled();
  },
});

export const SignOutOthersFailed = meta.story({
  args: { signOut: { ...signOut, device: null, failure: failure() } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Sign out on all other devices?' });
    await expect(
      await screen.findByText('You are still signed in there. Please try again later.'),
    ).toBeVisible();
  },
});
