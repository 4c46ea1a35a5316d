import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RevokeRoleModal } from '../../../src/components/roles/RevokeRoleModal';
import { people } from '../../support/people';
import { failure } from '../../support/reading';

const users = people.map(({ email }) => ({ email }));

const meta = preview.meta({
  title: 'Screens/Roles/Revoke',
  component: RevokeRoleModal,
  args: { isOpen: true, users, isPending: false, onConfirm: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
});

export const Ready = meta.story({
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke User Role' }));
    await expect(
      dialog.getByText('The user(s) will become a Guest with limited access.'),
    ).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      users.map(({ email }) => email),
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(dialog.getByRole('button', { name: 'YES' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({ args: { users: users.slice(0, 1) } });

export const Oneself = meta.story({
  args: { ownEmail: 'Maren.Okafor@northwind.example' },
  play: async () => {
    await expect(await screen.findByText(/^You are one of them/)).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: failure() },
  play: async () => {
    await expect(await screen.findByText('An error occurred')).toBeVisible();
  },
});

export const FailedWithServerText = meta.story({
  args: { failure: failure('<img src=x> keeps the role.') },
  play: async () => {
    await expect(await screen.findByText('<img src=x> keeps the role.')).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});

/** Some of them have lost it anyway: YES retries the others. */
export const FailedForSome = meta.story({
  args: {
    failure: failure(),
    users: users.map((user, index) => ({ ...user, isDone: index % 2 === 0 })),
  },
  play: async () => {
    await expect(await screen.findByText('2 users still have the role.')).toBeVisible();
    await expect(screen.getAllByText('Role revoked')).toHaveLength(3);
  },
});

export const Many = meta.story({
  args: {
    users: Array.from({ length: 100 }, (_, index) => ({ email: `user-${index}@many.example` })),
  },
});
