import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AuthPanel } from '../../../src/components/auth/AuthPanel';
import { EntryLoginScreen } from '../../../src/components/auth/EntryLoginScreen';
import { PasskeySignIn } from '../../../src/components/auth/PasskeySignIn';

const frame = {
  panel: <AuthPanel brandName="Northwind Cloud" />,
  links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
};

const email = 'maren.okafor@northwind.example';
const form = {
  isPending: false,
  failure: null,
  forgotPasswordHref: '/auth/forgot-password',
  onForgotPassword: fn(),
  onSubmit: fn(),
};
const external = { onChoose: fn() };

const meta = preview.meta({
  title: 'Screens/Auth/Login',
  component: EntryLoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame,
    form,
    external,
  },
});

export const Empty = meta.story();

Empty.test(
  'Filled by a browser or a password manager without events that React receives',
  async ({ args, canvas }) => {
    for (const [label, name, autocomplete, text] of [
      ['E-mail', 'email', 'username', 'maren@northwind.example'],
      ['Password', 'password', 'current-password', 'secret'],
    ] as const) {
      const input = canvas.getByLabelText<HTMLInputElement>(label);
      await expect([input.name, input.autocomplete]).toEqual([name, autocomplete]);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot Password' }));
    await expect(args.form.onForgotPassword).toHaveBeenCalledWith('maren@northwind.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      email: 'maren@northwind.example',
      password: 'secret',
    });
  },
);

export const SavedEmail = meta.story({
  args: { form: { ...form, defaultEmail: email } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot Password' }));
    await expect(args.form.onForgotPassword).toHaveBeenCalledWith(email);
  },
});

export const External = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(external.onChoose).toHaveBeenLastCalledWith('google');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Microsoft' }));
    await expect(external.onChoose).toHaveBeenLastCalledWith('microsoft');
  },
});

const passkey = { isSupported: true, isPending: false, failure: null, onSignIn: fn() };

export const Passkey = meta.story({
  args: {
    form: { ...form, emailAutoComplete: 'username webauthn' },
    footer: <PasskeySignIn {...passkey} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(passkey.onSignIn).toHaveBeenCalledTimes(1);
  },
});

export const PasskeyRefused = meta.story({
  args: { footer: <PasskeySignIn {...passkey} failure={{ kind: 'refused' }} /> },
});

export const LeavingForGoogle = meta.story({
  args: {
    form: { ...form, defaultEmail: email },
    external: { ...external, pendingProvider: 'google' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Microsoft' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(external.onChoose).not.toHaveBeenCalled();
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const FormAlone = meta.story({
  args: { form: { ...form, forgotPasswordHref: undefined }, external: undefined },
});

export const Languages = meta.story({
  args: {
    frame: {
      ...frame,
      language: {
        current: 'en',
        offered: [{ tag: 'en', name: 'English' }],
        toCome: [{ tag: 'de', name: 'Deutsch' }],
        onChange: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Language' });
    await expect(picker).toHaveDisplayValue('English');
    await expect(within(picker).getByRole('option', { name: 'Deutsch' })).toBeDisabled();
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' maren@northwind.example ');
    await userEvent.type(canvas.getByLabelText('Password'), ' leading space');
    await userEvent.keyboard('{Enter}');
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      email: 'maren@northwind.example',
      password: ' leading space',
    });
  },
});

export const MissingBoth = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const WrongFormat = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail');
    for (const [typed, text] of [
      ['ab', 'Minimum 3 symbols'],
      ['maren', 'Wrong email format'],
      [`${'m'.repeat(45)}@x.example`, 'Maximum 50 symbols'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Pending = meta.story({
  args: { form: { ...form, isPending: true, defaultEmail: email } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { form: { ...form, defaultEmail: email, failure: { kind: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The login details are incorrect');
  },
});

/** The details were not checked: no error is shown at them. */
export const ServerDown = meta.story({
  args: { form: { ...form, defaultEmail: email, failure: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to connect to our servers. Please try again later, or contact support for help.',
    );
  },
});

/** The details were right, and the account cannot be loaded: whatever a server says of it. */
export const AccountFailed = meta.story({
  args: {
    form: {
      ...form,
      defaultEmail: email,
      isAccepted: true,
      failure: { kind: 'server', serverMessage: 'Sorry' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to load your account. Please try again later or contact support if the issue persists.',
    );
  },
});

/** The failure of a sign-in with a provider, without a server message. */
export const ProviderFailed = meta.story({
  args: { external: { ...external, failure: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to login. Please try again later or contact support if the issue persists.',
    );
  },
});

/** The server's own sentence comes first. */
export const Refused = meta.story({
  args: {
    form: { ...form, failure: { kind: 'refused', serverMessage: 'This account is closed.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This account is closed\.$/);
  },
});

/** A page of a partner says something of its own. */
export const OwnNotice = meta.story({
  args: { notice: { kind: 'own', text: 'We are back from maintenance.', tone: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are back from maintenance.')).toBeVisible();
  },
});

export const SessionEnded = meta.story({
  args: { notice: { kind: 'sessionEnded' } },
});

export const ImpersonationClosed = meta.story({
  args: {
    notice: { kind: 'impersonationClosed', name: 'Carl' },
  },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('You are signed out of Carl’s account');
    await expect(heading).toHaveAccessibleDescription(
      'Impersonation mode has been successfully closed.',
    );
    await expect(canvas.getByText('You can close this tab.')).toBeVisible();
    // The form is there, below, and takes nothing.
    for (const name of ['E-mail', 'Password']) {
      await expect(canvas.getByLabelText(name)).toBeDisabled();
    }
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  },
});

export const EmailActivated = meta.story({
  args: { notice: { kind: 'emailActivated' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Email activated! You're all set to log in.")).toBeVisible();
  },
});

export const EmailNotActivated = meta.story({
  args: { notice: { kind: 'emailNotConfirmed', failure: { kind: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email is already confirmed, Try to login')).toBeVisible();
  },
});

export const OwnPanel = meta.story({
  args: {
    frame: {
      ...frame,
      panel: (
        <AuthPanel
          brandName="Northwind Cloud"
          title="One console for all your clouds"
          points={['Quotes in minutes', 'Invoices that add up', 'People who pick up the phone']}
        />
      ),
    },
  },
});

export const LongPanel = meta.story({
  args: {
    frame: {
      ...frame,
      panel: (
        <AuthPanel
          brandName="Northwind Cloud"
          title={'Cloud '.repeat(26).trim()}
          points={['x'.repeat(160)]}
        />
      ),
    },
  },
});

export const NoPanel = meta.story({
  args: { frame: { ...frame, panel: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});

export const LongBrandAndNoLinks = meta.story({
  args: { brandName: 'Northwind '.repeat(20).trim(), frame: { ...frame, links: {} } },
});
