import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { InvitationDialog } from '../../../src/components/users/InvitationDialog';

/** Asks before a pending invitation is sent again or withdrawn (contract §4.29). */
const meta = {
  title: 'Screens/Users/Invitation',
  component: InvitationDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    action: 'resend',
    email: 'grace@northwind.example',
    isPending: false,
    failure: null,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof InvitationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resend: Story = {
  play: async () => {
    const name = 'Send the invitation again?';
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  },
};

export const WithdrawFailed: Story = {
  args: { action: 'withdraw', failure: { kind: 'network' } },
  play: async () => {
    await expect(await screen.findByText(/^The invitation could not be withdrawn/)).toBeVisible();
  },
};
