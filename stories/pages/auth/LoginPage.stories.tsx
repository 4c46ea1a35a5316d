import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Auth/Login',
  component: StoryPortal,
  args: { initialPath: '/auth/login' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByText('The e-mail or the password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
});

export const ServerDown = meta.story({
  parameters: { faults: [{ match: { path: '/app/login' }, cut: 'before' }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    await expect(
      await canvas.findByText(/^Unable to connect to our servers\. Please try again later/),
    ).toBeVisible();
  },
});

export const Signing = meta.story({
  parameters: { faults: [{ match: { path: '/app/login' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const SavedEmail = meta.story({
  args: { prepare: ({ storage }) => storage.savedEmail.set('ada@plinth.example') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('ada@plinth.example');
  },
});

export const ProfileFails = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/me' }, status: 400, body: 'null' }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@plinth.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Plinth-2026!{Enter}');
    await expect(await canvas.findByText(/^Unable to load your account\./)).toBeVisible();
    // What was typed stays, and the second try loads the account alone.
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  },
});

export const ProviderFails = meta.story({
  parameters: { faults: [{ match: { path: '/app/login/external-login' }, status: 400, body: '' }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(
      await canvas.findByText(
        'Unable to login. Please try again later or contact support if the issue persists.',
      ),
    ).toBeVisible();
  },
});

export const ImpersonationClosed = meta.story({
  args: { prepare: ({ storage }) => storage.signOutMessage.set('impersonationClosed') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Impersonation mode has been successfully closed.', {
        selector: ':not([hidden])',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('You can close this tab.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toBeDisabled();
  },
});

export const ImpersonationEnded = meta.story({
  args: { prepare: ({ storage }) => storage.signOutMessage.set('impersonationEnded') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Impersonation ended. You've been signed out."),
    ).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toBeEnabled();
  },
});

export const EmailConfirmed = meta.story({
  args: { initialPath: '/auth?confirmationToken=t&email=ada@plinth.example' },
  parameters: {
    faults: [{ match: { path: '/app/login/confirm-email' }, status: 200, body: '{}' }],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Email activated! You're all set to log in."),
    ).toBeVisible();
  },
});

export const EmailNotConfirmed = meta.story({
  args: { initialPath: '/auth/login?confirmationToken=t&email=ada@plinth.example' },
  parameters: {
    faults: [{ match: { path: '/app/login/confirm-email' }, status: 400, body: '' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email is already confirmed, Try to login')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});
