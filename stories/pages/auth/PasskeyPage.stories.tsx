import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryPlatform } from '../../../src/platform/memory-platform';
import { totpCode } from '../../../src/sandbox/auth/totp';
import { createAuthenticator } from '../../../tests/sandbox/contract/authenticator';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';
import '../../../src/app/auth/PasskeyEntry';
import '../../../src/app/users/SignInProfile';

const ADA = '/apps/user-management/users/edit/ada%40plinth.example';

/** A tab of a browser whose authenticator has real keys, and nobody to touch it. */
function openTabWith(isUserVerified: boolean) {
  const { passkeys } = createAuthenticator({ origin: location.origin, isUserVerified });
  return () => ({ ...createMemoryPlatform({ clock: storyClock }), passkeys });
}

const meta = {
  title: 'Pages/Auth/Passkey',
  component: StoryPortal,
  args: {
    initialPath: ADA,
    settings: { signIn: { passkeys: true } },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const addAndLeave: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  const name = await screen.findByLabelText('Name of the passkey');
  await userEvent.clear(name);
  await userEvent.type(name, 'Work laptop{Enter}');
  await expect(await canvas.findByText('Work laptop')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const signOut: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Account/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await canvas.findByRole('heading', { name: 'Sign in' });
};

/** Added and named in the profile, then the only thing that a sign-in needs. */
export const SignIn: Story = {
  args: { openTab: openTabWith(true) },
  play: async (context) => {
    const { canvas } = context;
    await addAndLeave(context);
    await signOut(context);
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
};

/** The code is asked for after a passkey that has not verified who uses it. */
export const NotVerified: Story = {
  args: { openTab: openTabWith(false) },
  play: async (context) => {
    const { canvas } = context;
    await addAndLeave(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    const setUp = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = (setUp.textContent ?? '').replaceAll(' ', '');
    const code = await totpCode(secret, storyClock.now());
    await userEvent.type(await screen.findByLabelText('Six-digit code'), `${code}{Enter}`);
    await expect(await screen.findByText('Two-factor sign-in is on')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await signOut(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await canvas.findByRole('heading', { name: 'Enter your code' });
    await userEvent.click(canvas.getByLabelText('One-time code'));
    await userEvent.paste(await totpCode(secret, storyClock.now()));
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
};

/** Whoever closes the browser's dialog is told nothing, and uses the password. */
export const Cancelled: Story = {
  args: { initialPath: '/auth/login', openTab: openTabWith(true) },
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(
      canvas.queryByText('This passkey was not accepted. Please use your password.'),
    ).toBeNull();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    await canvas.findByRole('heading', { level: 1, name: HOME });
  },
};
