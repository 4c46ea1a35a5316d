import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProfileScreen } from '../../../src/components/users/ProfileScreen';
import type { ProfileUser } from '../../../src/contracts/users';
import { ALLOWED, refused } from '../../../src/domain/access';
import { failed, failure, LOADING, ready } from '../../support/reading';
import { PICTURE } from '../../ui/support/pictures';

const user: ProfileUser = {
  email: 'maren.okafor@northwind.example',
  firstname: 'Maren',
  lastname: 'Okafor',
  username: 'Maren Okafor',
  userAvatar: PICTURE,
  twoFactorEnabled: false,
  roles: [{ name: 'Support desk', permissions: [] }],
  isActive: true,
  isSystem: false,
};

const values = {
  firstname: 'Maren',
  lastname: 'Okafor',
  displayName: 'Maren Okafor',
  phoneNumber: '5550100200',
};

const details = {
  values,
  isPending: false,
  onSubmit: fn(),
  onUnsavedChange: fn(),
};
const password = {
  access: ALLOWED,
  changes: 0,
  isPending: false,
  onSubmit: fn(),
  onUnsavedChange: fn(),
};
const secondFactor = { access: ALLOWED, onSetUp: fn(), onTurnOff: fn() };

const meta = preview.meta({
  title: 'Screens/Users/Profile',
  component: ProfileScreen,
  args: {
    email: user.email,
    isOwn: true,
    user: ready(user),
    details,
    password,
    secondFactor,
  },
});

export const Own = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    const name = canvas.getByLabelText('First name');
    await userEvent.type(name, 'na ');
    await expect(details.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    // A display name that is made of both names follows them.
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Marenna Okafor');
    await userEvent.keyboard('{Enter}');
    await expect(args.details.onSubmit).toHaveBeenLastCalledWith({
      ...values,
      firstname: 'Marenna',
      displayName: 'Marenna Okafor',
    });
    canvas.getByRole('button', { name: 'Discard changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveValue('Maren');
    // The buttons are gone, and the focus is where they were.
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Details' })).toHaveFocus();
    await expect(details.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
});

/** A number may be typed as people write it; that alone changes nothing. */
export const PhoneAsWritten = meta.story({
  args: { details: { ...details, values: { ...values, phoneNumber: '5550100200' } } },
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+555 (010) 02-00');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    await userEvent.type(phone, '1{Enter}');
    await expect(args.details.onSubmit).toHaveBeenLastCalledWith({
      ...values,
      phoneNumber: '55501002001',
    });
  },
});

/** With room enough, an index leads to the sections and marks the one that is read. */
export const Sections = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const index = await canvas.findByRole('navigation', { name: 'On this page' });
    const links = await within(index).findAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Password',
      'Two-factor sign-in',
      'Account',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'location');
    await userEvent.click(within(index).getByRole('link', { name: 'Password' }));
    await expect(canvas.getByRole('heading', { name: 'Password' })).toHaveFocus();
    await expect(links[1]).toHaveAttribute('aria-current', 'location');
  },
});

/** A display name of one's own stays. */
export const OwnDisplayName = meta.story({
  args: { details: { ...details, values: { ...values, displayName: 'Mo' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'na');
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Mo');
  },
});

/** Without a phone number a press shows what is missing, and focuses the field. */
export const PhoneMissing = meta.story({
  args: { details: { ...details, values: { ...values, phoneNumber: '' }, onSubmit: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'na');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByText('Phone number is required')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
    await expect(args.details.onSubmit).not.toHaveBeenCalled();
  },
});

export const DetailsInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [label, text, error] of [
      ['First name', 'Al', 'Minimum 3 symbols'],
      ['Last name', ' ', 'Last name is required'],
      ['Display name', 'x'.repeat(21), 'Maximum 20 symbols'],
      ['Phone number', '555-0100', 'Minimum 9 symbols'],
      ['Phone number', '555-0100 ext', 'Numeric characters only'],
    ] as const) {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(canvas.getByText(error)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
      'First fill in every field as described.',
    );
  },
});

export const PasswordInvalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Plinth-2026!');
    const next = canvas.getByLabelText('New password');
    const again = canvas.getByLabelText('Confirm password');
    await userEvent.type(again, 'Plinth-2026!');
    // The rules are ticked while one types.
    await userEvent.type(next, 'Plinth');
    await expect(canvas.getByText('1 of 4 rules met')).toBeInTheDocument();
    await expect(next).toHaveAccessibleDescription(/A capital letter ?\(done\) A number/);
    await userEvent.type(next, '-2026');
    await expect(canvas.getByText('4 of 4 rules met')).toBeInTheDocument();
    await userEvent.clear(next);
    await expect(canvas.queryByText(/rules met/)).toBeNull();
    for (const [text, error] of [
      ['plinth-2026!', 'Must have a capital letter'],
      ['Plinth-twenty!', 'Must have a number'],
      ['Plinth2026', 'Must have special character'],
      ['Pl-2', 'Minimum 8 symbols'],
      ['Plinth-2026!', 'New password must be different from current password'],
      ['Plinth-2027!', "Password and Confirm Password didn't match"],
    ] as const) {
      await userEvent.clear(next);
      await userEvent.type(next, text);
      await userEvent.tab();
      await expect(canvas.getByText(error)).toBeVisible();
    }
    const submit = canvas.getByRole('button', { name: 'Change password' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(again);
    await userEvent.type(again, 'Plinth-2027!{Enter}');
    await expect(args.password.onSubmit).toHaveBeenCalledWith({
      oldPassword: 'Plinth-2026!',
      newPassword: 'Plinth-2027!',
      confirmation: 'Plinth-2027!',
    });
  },
});

export const Saving = meta.story({
  args: { details: { ...details, isPending: true }, password: { ...password, isPending: true } },
});

export const SaveFailed = meta.story({
  args: {
    details: {
      ...details,
      failure: failure('<img src=x onerror=alert(1)> The directory is read-only.'),
    },
    password: { ...password, failure: failure('The current password is not right.') },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    // The portrait is the only picture.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});

export const SecondFactorOn = meta.story({
  args: { user: ready({ ...user, twoFactorEnabled: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.secondFactor.onTurnOff).toHaveBeenCalledTimes(1);
  },
});

export const SomebodyElse = meta.story({
  args: {
    isOwn: false,
    password: { ...password, access: refused('notOwn') },
    secondFactor: { ...secondFactor, access: refused('notOwn') },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    const setUp = canvas.getByRole('button', { name: 'Set up' });
    await expect(setUp).toHaveAccessibleDescription('Only Maren Okafor can change this.');
    await userEvent.click(setUp);
    await expect(args.secondFactor.onSetUp).not.toHaveBeenCalled();
  },
});

export const Impersonating = meta.story({
  args: {
    password: { ...password, access: refused('impersonating') },
    secondFactor: { ...secondFactor, access: refused('impersonating') },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'You are acting as Maren Okafor. Only Maren Okafor can change this password.',
      ),
    ).toBeVisible();
  },
});

export const Inactive = meta.story({
  args: {
    ...SomebodyElse.input.args,
    user: ready({ ...user, isActive: false, roles: [], userAvatar: '' }),
  },
});

const account = {
  refusals: {},
  onAsk: fn(),
  dialog: null,
  access: {
    resetSecondFactor: refused('beyondOwnRights'),
    deactivate: { allowed: true },
    activate: { allowed: true },
  },
} as const;

/** A second factor is reset and the account switched off, where the server can (workday §2). */
export const AccountOfSomebodyElse = meta.story({
  args: { ...SomebodyElse.input.args, account },
  play: async ({ canvas }) => {
    const reset = canvas.getByRole('button', { name: 'Reset two-factor sign-in' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(account.onAsk).toHaveBeenCalledOnce();
  },
});

/** An account that is switched off says so, and can be switched on. */
export const SwitchedOff = meta.story({
  args: { ...Inactive.input.args, account },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Switched off: nobody can sign in with this account.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    email: `${'long'.repeat(48)}@northwind.example`,
    isOwn: false,
    password: { ...password, access: refused('notOwn') },
    secondFactor: { ...secondFactor, access: refused('notOwn') },
    user: ready({
      ...user,
      email: `${'long'.repeat(48)}@northwind.example`,
      username: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
      roles: [{ name: 'R'.repeat(200), permissions: [] }],
    }),
  },
});

export const Stale = meta.story({
  args: { user: ready(user, { isStale: true, failure: failure('', fn()) }) },
});

export const Loading = meta.story({
  args: { user: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the profile')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { user: failed('', fn()) },
});

export const NotFound = meta.story({
  args: {
    isOwn: false,
    email: 'nobody@northwind.example',
    user: { status: 'failed', failure: { kind: 'notFound' } },
  },
});

export const Forbidden = meta.story({
  args: { isOwn: false, user: { status: 'failed', failure: { kind: 'forbidden' } } },
});
