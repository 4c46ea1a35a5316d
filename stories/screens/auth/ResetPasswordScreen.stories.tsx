import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ResetPasswordScreen } from '../../../src/components/auth/ResetPasswordScreen';

const meta = preview.meta({
  title: 'Screens/Auth/Reset password',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    status: 'form',
    email: 'maren.okafor@northwind.example',
    isPending: false,
    failure: null,
    signInHref: '/auth/login',
    forgotPasswordHref: '/auth/forgot-password',
    onSubmit: fn(),
  },
});

const GOOD = ' Pässword 1!';

export const Form = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const username = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(username).toHaveValue('maren.okafor@northwind.example');
    await expect(username).not.toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await userEvent.type(canvas.getByLabelText('New password'), GOOD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${GOOD}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: GOOD, confirmation: GOOD });
  },
});

export const Rules = meta.story({
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('New password');
    for (const [typed, text] of [
      ['Aa1!aaa', 'Minimum 8 symbols'],
      [`Aa1!${'a'.repeat(47)}`, 'Maximum 50 symbols'],
      ['password1!', 'Must have a capital letter'],
      ['Password!', 'Must have a number'],
      ['Password1', 'Must have special character'],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, typed);
      await userEvent.tab();
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await userEvent.clear(password);
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, GOOD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Other 1!{Enter}');
    await expect(
      canvas.getByText('The password and confirm password fields do not match'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), GOOD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${GOOD}{Enter}`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: { kind: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your Link Is Broken, Please Try Again',
    );
    // Initial content must not take the focus.
    await expect(canvas.getByRole('alert')).not.toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});

export const BrokenLink = meta.story({
  args: { status: 'broken' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your Link Is Broken, Please Try Again' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Done = meta.story({
  args: { status: 'done' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
    await expect(canvasElement.querySelector('input')).toBeNull();
  },
});

export const LongEmail = meta.story({
  args: { email: `${'m'.repeat(190)}@northwind.example` },
});
