import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { totpCode } from '../../../src/sandbox/auth/totp';
import { HOME } from '../../support/home';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

const ADA = '/apps/user-management/users/edit/ada%40plinth.example';
const USER_CALL = '/app/users/ada*';
const OTHER = '/apps/user-management/users/edit/reseller%40plinth.example';

const meta = preview.meta({
  title: 'Pages/Users/Profile',
  component: StoryPortal,
  args: { initialPath: ADA },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '900px' } },
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Profile and account settings' }),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/ada*' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the profile')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/ada*' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
  },
});

/** A profile is never empty; it may be missing. */
export const NotFound = meta.story({
  args: { initialPath: '/apps/user-management/users/edit/no%25body%40plinth.example' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found')).toBeVisible();
    await expect(canvas.getByText(/no%body@plinth\.example/, { selector: 'p' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { initialPath: ADA },
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see this profile')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your own profile' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Profile and account settings' }),
    ).toBeVisible();
  },
});

export const SomebodyElse = meta.story({
  args: { initialPath: OTHER },
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText<HTMLInputElement>('First name');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(`Profile of ${first.value}`);
    await expect(document.title).toContain(title.textContent);
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Set up' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reset two-factor sign-in' })).toBeEnabled();
    await userEvent.type(first, 'na{Enter}');
    await expect(await screen.findByText('The changed details are saved')).toBeVisible();
    await waitFor(() => expect(title).toHaveTextContent(`Profile of ${first.value}`));
  },
});

/** The name in the header follows. */
export const Saved = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada the Great{Enter}');
    await expect(await screen.findByText('Your details saved successfully')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Ada the Great/ }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name');
    const body = JSON.stringify({ message: 'The directory is read-only just now.' });
    storySandbox.faults.add({ match: { method: 'PATCH', path: USER_CALL }, status: 400, body });
    await userEvent.type(name, 's{Enter}');
    await expect(await canvas.findByText('The directory is read-only just now.')).toBeVisible();
    await expect(name).toHaveValue('Ada Lindqvists');
  },
});

export const PasswordChanged = meta.story({
  play: async ({ canvas }) => {
    const old = await canvas.findByLabelText('Current password');
    await userEvent.type(old, 'Plinth-2026!');
    await userEvent.type(canvas.getByLabelText('New password'), 'Plinth-2027!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Plinth-2027!{Enter}');
    await expect(await screen.findByText('Your password has been changed')).toBeVisible();
    await waitFor(() => expect(old).toHaveValue(''));
    await expect(canvas.queryByText('Password is required')).toBeNull();
  },
});

/** Set up with a wrong code first, then turned off again, by the keyboard. */
export const SecondFactor = meta.story({
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Set up' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const key = await within(dialog).findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = (key.textContent ?? '').replaceAll(' ', '');
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '000000{Enter}');
    await expect(await screen.findByText('This code is not right, or no longer.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Six-digit code')).toHaveFocus());
    await userEvent.keyboard(`${await totpCode(secret, storyClock.now())}{Enter}`);
    await expect(await screen.findByText('Two-factor sign-in is on')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const off = await canvas.findByRole('button', { name: 'Turn off' });
    await waitFor(() => expect(off).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it on' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up' })).toHaveFocus());
  },
});

export const UnsavedChanges = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'x');
    await userEvent.click(canvas.getByRole('link', { name: 'Northwind Cloud, home' }));
    await expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByLabelText('First name')).toHaveValue('Adax');
    await userEvent.click(canvas.getByRole('link', { name: 'Northwind Cloud, home' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  },
});

/** Nothing that was not changed is asked about. */
export const NothingUnsaved = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'x{Backspace}');
    await userEvent.click(canvas.getByRole('link', { name: 'Northwind Cloud, home' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: HOME })).toBeVisible();
  },
});
