import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InvitationDialog } from '../../../src/components/users/InvitationDialog';

/** Asks before a pending invitation is sent again or withdrawn (contract §4.29). */
const meta = preview.meta({
  title: 'Screens/Users/Invitation',
  component: InvitationDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '360px' } } },
  args: {
    action: 'resend',
    email: 'grace@northwind.example',
    isPending: false,
    failure: null,
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Resend = meta.story({
  play: async () => {
    const name = 'Send the invitation again?';
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  },
});

export const WithdrawFailed = meta.story({
  args: { action: 'withdraw', failure: { kind: 'network' } },
  play: async () => {
    await expect(await screen.findByText(/^The invitation could not be withdrawn/)).toBeVisible();
  },
});
