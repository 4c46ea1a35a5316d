import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';
import '../../../src/app/users/SignInProfile';

const ADA = '/apps/user-management/users/edit/ada%40plinth.example';

const meta = {
  title: 'Pages/Users/Profile sign-in',
  component: StoryPortal,
  args: { initialPath: ADA, settings: { signIn: { devices: true } } },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 1400 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One device is signed out, then all others; the focus stays with the list. */
export const Devices: Story = {
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
};

export const DevicesFailed: Story = {
  parameters: { faults: [{ match: { path: '/app/users/me/devices' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your devices could not be loaded')).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Your devices' })).toBeVisible();
  },
};
