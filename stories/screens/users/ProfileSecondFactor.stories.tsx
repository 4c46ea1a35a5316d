import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TwoFactorDisableDialog } from '../../../src/components/users/TwoFactorDisableDialog';
import { TwoFactorSetupModal } from '../../../src/components/users/TwoFactorSetupModal';
import { failed, failure, LOADING, ready } from '../../support/reading';

const KEY = 'PLINTHDEMOSECRET234567ABCDEFGHIJ';
const key = {
  sharedKey: KEY,
  authenticatorUri: `otpauth://totp/Plinth%3Aada%40plinth.example?secret=${KEY}&issuer=Plinth&digits=6`,
} as const;

const meta = preview.meta({
  title: 'Screens/Users/Profile second factor',
  component: TwoFactorSetupModal,
  parameters: { docs: { story: { inline: false, iframeHeight: '620px' } } },
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
});

export const SetUp = meta.story({
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
});

export const Loading = meta.story({ args: { setup: LOADING } });

export const Failed = meta.story({
  args: {
    setup: failed('The second factor is set up already.', fn()),
  },
});

export const WithoutQrCode = meta.story({
  args: { setup: ready({ ...key, authenticatorUri: '' }) },
});

export const WithoutKey = meta.story({ args: { setup: ready({ ...key, sharedKey: '' }) } });

export const Copied = meta.story({ args: { isCopied: true } });

export const CopyRefused = meta.story({ args: { isCopyRefused: true } });

export const Checking = meta.story({
  args: { isConfirming: true },
  play: async ({ args, userEvent }) => {
    await screen.findByLabelText('Six-digit code');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const WrongCode = meta.story({
  args: { failure: failure('This code is not right, or no longer.') },
});

/** The server's error for the code is shown at the field. */
export const CodeRefused = meta.story({
  args: { failure: { kind: 'refused', fields: [{ field: 'code', text: 'Too old.' }] } },
  play: async () => {
    await expect(await screen.findByLabelText('Six-digit code')).toHaveAccessibleDescription(
      /Too old\./,
    );
  },
});

const onTurnOff = fn();

export const TurnOff = meta.story({
  args: { onClose: fn() },
  render: ({ onClose }) => (
    <TwoFactorDisableDialog
      isOpen
      email="ada@plinth.example"
      isPending={false}
      onConfirm={onTurnOff}
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep it on' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(onTurnOff).not.toHaveBeenCalled();
  },
});

export const TurnOffFailed = meta.story({
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
});
