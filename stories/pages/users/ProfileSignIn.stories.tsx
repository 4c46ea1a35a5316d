import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { createMemoryPlatform } from '../../../src/platform/memory-platform';
import { totpCode } from '../../../src/sandbox/auth/totp';
import { createAuthenticator } from '../../../tools/conformance/authenticator';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';
import '../../../src/app/users/SignInProfile';

const ADA = '/apps/user-management/users/edit/ada%40plinth.example';

const meta = preview.meta({
  title: 'Pages/Users/Profile sign-in',
  component: StoryPortal,
  args: { initialPath: ADA, settings: { signIn: { devices: true } } },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '1400px' } },
  },
});

/** One device is signed out, then all others; the focus stays with the list. */
export const Devices = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your devices' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on Safari on iPhone' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByText('You are signed out on that device')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign out on Firefox on Windows' })).toHaveFocus(),
    );
    const others = canvas.getByRole('button', { name: 'Sign out on all other devices' });
    others.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Sign out on all other devices?' });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(others).not.toBeInTheDocument();
  },
});

export const DevicesFailed = meta.story({
  parameters: { faults: [{ match: { path: '/app/users/me/devices' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your devices could not be loaded')).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Your devices' })).toBeVisible();
  },
});

/** Created when the second factor is turned on, shown once, counted, and regenerated. */
export const RecoveryCodes = meta.story({
  args: { settings: { signIn: { recoveryCodes: true } } },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Set up' });
    await expect(canvas.queryByText('Recovery codes')).toBeNull();
    await userEvent.click(opener);
    const setUp = await screen.findByRole('dialog');
    const key = await within(setUp).findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = (key.textContent ?? '').replaceAll(' ', '');
    const code = await totpCode(secret, storyClock.now());
    await userEvent.type(await screen.findByLabelText('Six-digit code'), `${code}{Enter}`);
    const list = await screen.findByRole('list', { name: 'Your recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'I have saved my codes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('10 of 10 left')).toBeVisible();
    const anew = canvas.getByRole('button', { name: 'Make new codes' });
    anew.focus();
    await userEvent.keyboard('{Enter}');
    const asked = await screen.findByRole('dialog', { name: 'Make new recovery codes?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Make new codes' }));
    await expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved my codes' }));
    await waitFor(() => expect(anew).toHaveFocus());
  },
});

const { passkeys } = createAuthenticator({ origin: location.origin });

/** Added, named at once, and removed; and nobody has one again. */
export const Passkeys = meta.story({
  args: {
    settings: { signIn: { passkeys: true } },
    openTab: () => ({ ...createMemoryPlatform({ clock: storyClock }), passkeys }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You have no passkey yet.')).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Add a passkey' });
    await userEvent.click(add);
    const name = await screen.findByLabelText('Name of the passkey');
    await userEvent.clear(name);
    await userEvent.type(name, 'Work laptop{Enter}');
    const remove = await canvas.findByRole('button', { name: 'Remove the passkey Work laptop' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove the passkey Work laptop?' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByText('You have no passkey yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The last one is gone, and its list with it.
    const section = canvasElement.querySelector('[data-slot=passkeys]');
    await waitFor(() => expect(section).toHaveFocus());
  },
});
