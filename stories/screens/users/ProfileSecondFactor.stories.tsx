import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TwoFactorDisableDialog } from '../../../src/components/users/TwoFactorDisableDialog';
import { TwoFactorSetupModal } from '../../../src/components/users/TwoFactorSetupModal';
import { failed, failure, LOADING, ready } from '../../support/reading';

const KEY = 'PLINTHDEMOSECRET234567ABCDEFGHIJ';
const key = {
  sharedKey: KEY,
  authenticatorUri: `otpauth://totp/Plinth%3Aada%40plinth.example?secret=${KEY}&issuer=Plinth&digits=6`,
} as const;

const meta = {
  title: 'Screens/Users/Profile second factor',
  component: TwoFactorSetupModal,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    isOpen: true,
    setup: ready(key),
    isConfirming: false,
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

export const Loading: Story = { args: { setup: LOADING } };

export const Failed: Story = {
  args: {
    setup: failed('The second factor is set up already.', fn()),
  },
};

export const WithoutQrCode: Story = { args: { setup: ready({ ...key, authenticatorUri: '' }) } };

export const WithoutKey: Story = { args: { setup: ready({ ...key, sharedKey: '' }) } };

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

export const WrongCode: Story = {
  args: { failure: failure('This code is not right, or no longer.') },
};

/** The server's error for the code is shown at the field. */
export const CodeRefused: Story = {
  args: { failure: { kind: 'refused', fields: [{ field: 'code', text: 'Too old.' }] } },
  play: async () => {
    await expect(await screen.findByLabelText('Six-digit code')).toHaveAccessibleDescription(
      /Too old\./,
    );
  },
};

export const TurnOff: StoryObj<typeof TwoFactorDisableDialog> = {
  args: { onConfirm: fn(), onClose: fn() },
  render: ({ onConfirm, onClose }) => (
    <TwoFactorDisableDialog
      isOpen
      email="ada@plinth.example"
      isPending={false}
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
      failure={failure('It could not be turned off. Please try again later.')}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
};
