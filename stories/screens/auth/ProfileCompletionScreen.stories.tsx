import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProfileCompletionScreen } from '../../../src/components/auth/ProfileCompletionScreen';

const form = {
  email: 'maren.okafor@northwind.example',
  failure: null,
  isCurrentPassword: (candidate: string): boolean => candidate === 'Plinth-2026!',
  onSubmit: fn(),
  onSkip: fn(),
};

const meta = preview.meta({
  title: 'Screens/Auth/Profile',
  component: ProfileCompletionScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '960px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    status: 'editing',
    signInHref: '/logout',
    form,
    onGoOn: fn(),
  },
});

const VALUES = {
  'First name': 'Maren',
  'Last name': 'Okafor',
  'Phone number': '5550100200',
  'New password': 'Plinth-2027!',
  'Confirm password': 'Plinth-2027!',
} as const;

async function fill(canvas: Canvas, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.paste(value);
    await userEvent.tab();
  }
}

const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' });

export const Empty = meta.story();

Empty.test(
  'Submit says what is missing and sends nothing; Skip is emitted',
  async ({ args, canvas }) => {
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton(canvas)).toHaveAccessibleDescription(
      'First fill in every field as described.',
    );
    await userEvent.click(submitButton(canvas));
    await expect(
      canvas.getByText('First fill in every field as described.', { selector: '[data-slot=hint]' }),
    ).toBeVisible();
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.form.onSkip).toHaveBeenCalledOnce();
  },
);

Empty.test('The confirmation is filled in before the password', async ({ canvas }) => {
  await fill(canvas, { 'Confirm password': 'Plinth-2027!' });
  await expect(canvas.getByText("Password and Confirm Password didn't match")).toBeVisible();
  await fill(canvas, { 'New password': 'Plinth-2027!' });
  await expect(canvas.queryByText("Password and Confirm Password didn't match")).toBeNull();
});

Empty.test(
  'For the contract of password managers: names and purposes of the fields',
  {
    args: { form: { ...form, isCurrentPasswordAsked: true } },
  },
  async ({ canvasElement }) => {
    const purposes = [...canvasElement.querySelectorAll('input')].map((field) => [
      field.name,
      field.type,
      field.autocomplete,
    ]);
    await expect(purposes).toEqual([
      ['username', 'text', 'username'],
      ['firstname', 'text', 'given-name'],
      ['lastname', 'text', 'family-name'],
      ['displayName', 'text', 'nickname'],
      ['phoneNumber', 'tel', 'tel'],
      ['oldPassword', 'password', 'current-password'],
      ['password', 'password', 'new-password'],
      ['changepassword', 'password', 'new-password'],
    ]);
  },
);

export const Filled = meta.story({
  play: async ({ args, canvas }) => {
    await fill(canvas, VALUES);
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Maren Okafor');
    await expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled');
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}');
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      firstname: 'Maren',
      lastname: 'Okafor',
      displayName: 'Maren Okafor',
      phoneNumber: '5550100200',
      password: 'Plinth-2027!',
      changepassword: 'Plinth-2027!',
      oldPassword: '',
    });
  },
});

export const KnownNames = meta.story({
  args: {
    form: {
      ...form,
      defaultValues: { firstname: 'Maren', lastname: 'Okafor', phoneNumber: '5550100200' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Maren Okafor');
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('First name'));
    for (let at = 0; at < 8; at += 1) await userEvent.tab();
    for (const text of [
      'First name is required',
      'Last name is required',
      'User name is required',
      'Phone number is required',
      'Password is required',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText("Password and Confirm Password didn't match")).toBeNull();
  },
});

export const Rules = meta.story({
  play: async ({ canvas }) => {
    for (const [label, value, text] of [
      ['First name', 'Bo', 'Minimum 3 symbols'],
      ['First name', 'M'.repeat(51), 'Maximum 50 symbols'],
      ['Display name', 'M'.repeat(21), 'Maximum 20 symbols'],
      ['Phone number', '+46 70 12x3456', 'Numeric characters only'],
      ['Phone number', '12345678', 'Minimum 9 symbols'],
      ['Phone number', '123456789012', 'Maximum 11 symbols'],
      ['New password', 'Pli-27!', 'Minimum 8 symbols'],
      ['New password', `Plinth-2027!${'x'.repeat(39)}`, 'Maximum 50 symbols'],
      ['New password', 'plinth-2027!', 'Must have a capital letter'],
      ['New password', 'Plinth-abcd!', 'Must have a number'],
      ['New password', 'Plinth2027', 'Must have special character'],
      ['New password', 'Plinth-2026!', 'New password must be different from current password'],
    ] as const) {
      await fill(canvas, { [label]: value });
      const field = canvas.getByLabelText(label);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringMatching(`^${text}`));
      await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

export const ConfirmationDiffers = meta.story({
  play: async ({ canvas }) => {
    const mismatch = "Password and Confirm Password didn't match";
    await fill(canvas, { ...VALUES, 'Confirm password': 'Plinth-2027' });
    await expect(canvas.getByText(mismatch)).toBeVisible();
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await fill(canvas, { 'Confirm password': 'Plinth-2027!' });
    await expect(canvas.queryByText(mismatch)).toBeNull();
    await expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled');
    // A later change of the first one counts as well.
    await fill(canvas, { 'New password': 'Plinth-2028!' });
    await expect(canvas.getByText(mismatch)).toBeVisible();
  },
});

export const OwnDisplayName = meta.story({
  play: async ({ canvas }) => {
    await fill(canvas, { 'First name': 'Maren-Alexandra', 'Last name': 'Okafor' });
    const display = canvas.getByLabelText('Display name');
    await expect(display).toHaveValue('Maren-Alexandra Okaf');
    await fill(canvas, { 'Display name': 'Maren' });
    await fill(canvas, { 'First name': 'Ingrid' });
    await expect(display).toHaveValue('Maren');
    await userEvent.clear(display);
    await fill(canvas, { 'Last name': 'Lindqvist' });
    await expect(display).toHaveValue('');
  },
});

export const CurrentPasswordAsked = meta.story({
  args: { form: { ...form, isCurrentPassword: () => false, isCurrentPasswordAsked: true } },
  play: async ({ args, canvas }) => {
    await fill(canvas, VALUES);
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await fill(canvas, { 'Current password': 'Plinth-2027!' });
    await expect(
      canvas.getByText('New password must be different from current password'),
    ).toBeVisible();
    await fill(canvas, { 'Current password': ' Plinth-2026! ' });
    await userEvent.click(submitButton(canvas));
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
    await expect(args.form.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ oldPassword: ' Plinth-2026! ' }),
    );
  },
});

export const Submitting = meta.story({
  args: { form: { ...form, pending: 'submit' } },
  play: async ({ args, canvas }) => {
    await fill(canvas, VALUES);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await userEvent.type(canvas.getByLabelText('First name'), '{Enter}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
    await expect(args.form.onSkip).not.toHaveBeenCalled();
  },
});

export const Skipping = meta.story({
  args: { form: { ...form, pending: 'skip' } },
  play: async ({ args, canvas }) => {
    await fill(canvas, VALUES);
    await userEvent.click(submitButton(canvas));
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
});

export const SaveFailed = meta.story({
  args: { form: { ...form, failure: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your details could not be saved. Please try again later.',
    );
  },
});

export const SkipFailed = meta.story({
  args: { form: { ...form, skipFailure: { kind: 'refused', serverMessage: 'Not said' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to login, please try to login again$/,
    );
  },
});

export const Saved = meta.story({
  args: { status: 'saved', form: { ...form, pending: 'submit' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your details saved successfully')).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).toBeNull();
  },
});

export const SavedButNotSignedIn = meta.story({
  args: { status: 'saved', form: { ...form, failure: { kind: 'network' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to login, please try to login again',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});
