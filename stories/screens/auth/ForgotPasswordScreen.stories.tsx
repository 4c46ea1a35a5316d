import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ForgotPasswordScreen } from '../../../src/components/auth/ForgotPasswordScreen';

const meta = preview.meta({
  title: 'Screens/Auth/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    isPending: false,
    isSent: false,
    isResend: false,
    secondsLeft: 0,
    failure: null,
    signInHref: '/auth/login',
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Prefilled = meta.story({
  args: { defaultEmail: ' maren.okafor@northwind.example ' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maren.okafor@northwind.example' });
  },
});

export const WrongFormat = meta.story({
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    for (const [typed, text] of [
      ['ab', 'Minimum 3 symbols'],
      ['maren', 'Wrong email format'],
      [`${'m'.repeat(45)}@x.example`, 'Maximum 50 symbols'],
    ] as const) {
      await userEvent.clear(email);
      await userEvent.type(email, typed);
      await userEvent.tab();
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Pending = meta.story({
  args: { defaultEmail: 'maren.okafor@northwind.example', isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: {
    defaultEmail: 'maren.okafor@northwind.example',
    isSent: true,
    isResend: true,
    secondsLeft: 60,
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send link' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('A link can be sent once a minute.');
    await expect(canvas.getByText('Please wait 60 seconds before resend')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(
      canvas.getByText(
        'If there is an account for maren.okafor@northwind.example, a link is on its way.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Resend = meta.story({
  args: { defaultEmail: 'maren.okafor@northwind.example', isSent: true, isResend: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The wait holds for every address. */
export const AnotherAddress = meta.story({
  args: { ...Sent.input.args, secondsLeft: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another e-mail' }));
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('maren.okafor@northwind.example');
    await expect(canvas.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await userEvent.type(email, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    defaultEmail: 'maren.okafor@northwind.example',
    failure: { kind: 'refused', serverMessage: 'This host is not ours.' },
    isResend: true,
    secondsLeft: 42,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This host is not ours.');
    // Initial content must not take the focus.
    await expect(canvas.getByRole('alert')).not.toHaveFocus();
  },
});

export const LongBrandAndNoLinks = meta.story({
  args: { brandName: 'Northwind '.repeat(20).trim(), frame: {}, secondsLeft: 9, isResend: true },
});
