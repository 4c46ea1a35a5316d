import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeleteUsersDialog } from '../../../src/components/users/DeleteUsersDialog';
import { deletedUser, longUser, manyUserRows, users } from '../../support/users';

const meta = {
  title: 'Screens/Users/Delete',
  component: DeleteUsersDialog,
  args: {
    isOpen: true,
    users: users.slice(1, 2).map(deletedUser),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof DeleteUsersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this user?' });
    await expect(dialog).toHaveTextContent('maren.okafor@northwind.example');
    // The careless key does nothing: the focus starts on Cancel.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Some: Story = { args: { users: users.slice(3).map(deletedUser) } };

export const Many: Story = {
  args: { users: manyUserRows(100).map(deletedUser) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Users to delete' });
    // Long lists scroll by key.
    await expect(list).toHaveAttribute('tabindex', '0');
    await expect(screen.getByRole('button', { name: 'Delete 100 users' })).toBeVisible();
  },
};

export const LongNames: Story = { args: { users: [deletedUser(longUser)] } };
