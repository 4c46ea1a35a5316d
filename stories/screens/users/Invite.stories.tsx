import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { InviteModal } from '../../../src/components/users/InviteModal';

const meta = {
  title: 'Screens/Users/Invite',
  component: InviteModal,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { isOpen: true, isPending: false, onInvite: fn(), onClose: fn() },
} satisfies Meta<typeof InviteModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter some email address')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.keyboard(' grace@northwind.example {Enter}');
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'grace@northwind.example' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const NotAnEmail: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('a@b.co,c@d.co{Enter}');
    await expect(await screen.findByText('Enter valid email address')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: { kind: 'refused' } },
  play: async () => {
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(
      screen.getByText('We are not able to create this user, please contact us for support'),
    ).toBeVisible();
  },
};
