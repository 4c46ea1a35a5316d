import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImpersonationExpiringModal } from '../../../src/components/impersonation/ImpersonationExpiringModal';

const meta = preview.meta({
  title: 'Screens/Impersonation/Expiring dialog',
  component: ImpersonationExpiringModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '460px' } } },
  args: {
    isOpen: true,
    minutesLeft: 2,
    extension: { status: 'none' },
    onExtend: fn(),
    onEnd: fn(),
    onClose: fn(),
  },
});

const expiring = { name: 'Impersonation Session Expiring Soon' };
const extend = { name: 'Extend Session (+30 min)' };

/** It opens on its own: a key still held down for the page is ignored. */
export const TwoMinutes = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', expiring);
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/^Your session will expire in 2 minutes\. /);
    const left = screen.getByRole('progressbar', { name: 'Time remaining' });
    await expect(left).toHaveAttribute('aria-valuetext', '2 minutes');
    await expect(Number(left.getAttribute('value'))).toBeCloseTo(100 / 15);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onExtend).not.toHaveBeenCalled();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', extend));
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'End Session' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const LastMinute = meta.story({ args: { minutesLeft: 1 } });

export const Extending = meta.story({
  args: { extension: { status: 'sending' } },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: /Extend Session/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onExtend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End Session' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { extension: { status: 'failed', failure: { kind: 'refused' } } },
  play: async ({ args }) => {
    const failure = await screen.findByText('The session could not be extended.');
    // What a dialog begins with takes the focus from nobody.
    await expect(failure.closest('[role="alert"]')).not.toHaveFocus();
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 minutes');
    await expect(screen.queryByText('Session Extended Successfully!')).toBeNull();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
});

export const RefusedByTheServer = meta.story({
  args: {
    extension: {
      status: 'failed',
      failure: {
        kind: 'refused',
        serverMessage: 'This session has been extended three times already. <b>No more.</b>',
      },
    },
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'This session has been extended three times already. <b>No more.</b>',
      ),
    ).toBeVisible();
  },
});

export const TimedOut = meta.story({
  args: { extension: { status: 'failed', failure: { kind: 'timeout' } } },
});

export const ParentGone = meta.story({
  args: { isParentGone: true, extension: { status: 'failed', failure: { kind: 'notFound' } } },
});

/** Known before a request; a retry is still possible, as the tab may be back. */
export const ParentKnownToBeGone = meta.story({
  args: { isParentGone: true },
  play: async ({ args }) => {
    await expect(await screen.findByText('The session may not be extended')).toBeVisible();
    await userEvent.click(screen.getByRole('button', extend));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
});

export const Extended = meta.story({
  args: { minutesLeft: 32, extension: { status: 'extended' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Session Extended Successfully!',
    });
    await expect(dialog).toHaveAccessibleDescription('Your session will expire in 32 minutes.');
    await expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue Working' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
