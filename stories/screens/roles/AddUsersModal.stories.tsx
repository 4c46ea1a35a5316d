import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AddUsersModal } from '../../../src/components/roles/AddUsersModal';
import { candidates } from '../../support/people';
import { failed, failure, LOADING, ready } from '../../support/reading';

const found = { users: candidates, members: new Set<string>(), hasMore: false };
const retry = fn();

const meta = preview.meta({
  title: 'Screens/Roles/Add users',
  component: AddUsersModal,
  args: {
    isOpen: true,
    role: { name: 'Support desk' },
    candidates: ready(found),
    search: { text: '', isTooShort: false, onTextChange: fn() },
    chosen: [],
    onChoose: fn(),
    isPending: false,
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '640px' } } },
});

const dialog = async () => within(await screen.findByRole('dialog'));

export const Ready = meta.story({
  play: async ({ args }) => {
    const modal = await dialog();
    const search = modal.getByRole('searchbox', { name: 'Search Users To Add' });
    await expect(search).toHaveFocus();
    await expect(search).toHaveAttribute('placeholder', 'Search by e-mail...');
    await userEvent.click(modal.getByRole('checkbox', { name: 'Maren Okafor' }));
    await expect(args.onChoose).toHaveBeenCalledWith(candidates[0], true);
    const add = modal.getByRole('button', { name: 'Add Selected Users' });
    await userEvent.click(add);
    await expect(add).toHaveAccessibleDescription('Select at least one user');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  args: { chosen: candidates.slice(1, 3) },
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByText('2 users selected')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Add Selected Users' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(candidates.slice(1, 3).map(({ email }) => email));
  },
});

/** Users selected in an earlier search stay visible. */
export const ChosenEarlier = meta.story({
  args: {
    candidates: ready({ ...found, users: candidates.slice(3) }),
    chosen: candidates.slice(0, 1),
  },
  play: async ({ args }) => {
    const modal = await dialog();
    const list = within(modal.getByRole('list', { name: 'Selected users' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Maren Okafor' }));
    await expect(args.onChoose).toHaveBeenCalledWith(candidates[0], false);
  },
});

/** Users who add themselves are warned of the loss; everybody's current role is shown. */
export const Oneself = meta.story({
  args: {
    giver: { email: 'Maren.Okafor@northwind.example', roleName: 'Admin' },
    candidates: ready({
      ...found,
      users: candidates.map((user) => ({ ...user, roles: ['Admin'] })),
    }),
    chosen: candidates.slice(0, 1),
  },
  play: async () => {
    const modal = await dialog();
    const own = modal.getByRole('checkbox', { name: 'Maren Okafor You' });
    await expect(own).toHaveAccessibleDescription('maren.okafor@northwind.example · Admin');
    await expect(modal.getByText('You lose your role Admin')).toBeVisible();
  },
});

export const SearchTooShort = meta.story({
  args: { search: { text: 'mar', isTooShort: true, onTextChange: fn() } },
  play: async () => {
    await expect((await dialog()).getByText('Minimum 4 length')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    search: { text: 'nobody', isTooShort: false, onTextChange: fn() },
    candidates: ready({ ...found, users: [] }),
  },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText('No available users found')).toBeVisible();
    await expect(modal.getByText('Try search by email or name...')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { candidates: LOADING } });

export const Refreshing = meta.story({
  args: { candidates: ready(found, { isRefreshing: true }) },
});

export const More = meta.story({
  args: {
    candidates: ready({
      ...found,
      hasMore: true,
      users: Array.from({ length: 50 }, (_, index) => ({
        email: `user-${index}@many.example`,
        firstname: '',
        lastname: '',
        userAvatar: '',
      })),
    }),
  },
  play: async () => {
    await expect(
      (await dialog()).getByText('These are the first 50. Search to find others.'),
    ).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  args: { candidates: failed('', retry) },
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { chosen: candidates.slice(1, 3), isPending: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { chosen: candidates.slice(1, 3), failure: failure() },
  play: async () => {
    await expect((await dialog()).getByText('Something went wrong')).toBeVisible();
  },
});

export const FailedForSome = meta.story({
  args: {
    chosen: candidates.slice(1, 3),
    failure: failure('The list is <too> long.'),
    addedCount: 1,
  },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText('The list is <too> long.')).toBeVisible();
    await expect(modal.getByText('1 of the selected users was added.')).toBeVisible();
  },
});
