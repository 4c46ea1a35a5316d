import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TwoFactorDisableDialog } from '../../../src/components/users/TwoFactorDisableDialog';
import { TwoFactorSetupModal } from '../../../src/components/users/TwoFactorSetupModal';

const KEY = 'PLINTHDEMOSECRET234567ABCDEFGHIJ';
const ready = {
  status: 'ready',
  sharedKey: KEY,
  authenticatorUri: `otpauth://totp/Plinth%3Aada%40plinth.example?secret=${KEY}&issuer=Plinth&digits=6`,
} as const;

const meta = {
  title: 'Screens/Users/Profile second factor',
  component: TwoFactorSetupModal,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    isOpen: true,
    state: ready,
    onRetry: fn(),
    isConfirming: false,
    errorText: '',
    onConfirm: fn(),
    onCopy: fn(),
    isCopied: false,
    isCopyRefused: false,
    onClose: fn(),
  },
} satisfies Meta<typeof TwoFactorSetupModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {
  play: async ({ args, userEvent }) => {
    const code = await screen.findByLabelText('Six-digit code');
    await expect(
      screen.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await userEvent.type(code, '12345{Enter}');
    await expect(await screen.findByText('Enter all six digits')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    // Typing never sends.
    await userEvent.type(code, '6');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: { status: 'error', text: 'The second factor is set up already.', isRetrying: false },
  },
};

export const WithoutQrCode: Story = { args: { state: { ...ready, authenticatorUri: '' } } };

export const WithoutKey: Story = { args: { state: { ...ready, sharedKey: '' } } };

export const Copied: Story = { args: { isCopied: true } };

export const CopyRefused: Story = { args: { isCopyRefused: true } };

export const Checking: Story = {
  args: { isConfirming: true },
  play: async ({ args, userEvent }) => {
    await screen.findByLabelText('Six-digit code');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = { args: { errorText: 'This code is not right, or no longer.' } };

export const TurnOff: StoryObj<typeof TwoFactorDisableDialog> = {
  args: { onConfirm: fn(), onClose: fn() },
  render: ({ onConfirm, onClose }) => (
    <TwoFactorDisableDialog
      isOpen
      email="ada@plinth.example"
      isPending={false}
      errorText=""
      onConfirm={onConfirm}
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep it on' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TurnOffFailed: Story = {
  render: () => (
    <TwoFactorDisableDialog
      isOpen
      email="ada@plinth.example"
      isPending={false}
      errorText="It could not be turned off. Please try again later."
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
};
