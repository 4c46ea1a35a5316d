import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UsersScreen } from '../../../src/components/users/UsersScreen';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';
import { ada, deletionOf, longUser, manyUserRows, userRow, users } from '../../support/users';

const first = { data: users, totalRecords: 46, totalPages: 5 };
const retry = fn();

const panel = {
  secondsLeft: 4,
  onUndo: fn(),
  onStop: fn(),
  onRetry: fn(),
  onClose: fn(),
};

const userHref = () => '#edit';

const meta = {
  title: 'Screens/Users/List',
  component: UsersScreen,
  args: {
    rows: ready(first),
    searchText: '',
    onSearchTextChange: fn(),
    isSearchTooShort: false,
    search: '',
    position: { pageNumber: 1, pageSize: 10 },
    onPositionChange: fn(),
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    actor: ada,
    userHref,
    onDelete: fn(),
    onImpersonate: fn(),
    onInvite: fn(),
    now: STORY_NOW,
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(canvas: ReturnType<typeof within>, name: string) {
  canvas.getByRole('button', { name: `Actions of ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name: `Actions of ${name}` });
}

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /Billing Robot/ });
    await expect(within(row).getByText('System')).toBeVisible();
    await expect(within(row).getAllByText('Never')[0]).toBeInTheDocument();
    // Who may not be deleted cannot be chosen, and says why.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Billing Robot' }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Billing Robot' }),
    ).toHaveAccessibleDescription('System users cannot be deleted');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'Select the users to delete first',
    );
    // All selects only those who may be.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(
      new Set(
        users
          .filter(({ isSystem, email }) => !isSystem && email !== ada.email)
          .map(({ email }) => email),
      ),
    );
  },
};

export const RowMenu: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Maren Okafor');
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await expect(names).toEqual(['View', 'Edit', 'Impersonate', 'Delete']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onImpersonate).toHaveBeenCalledWith(users[1]);
  },
};

/** Users cannot delete or impersonate themselves; the entries stay and say why. */
export const OwnMenu: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Ada Lindqvist');
    await expect(
      within(menu).getByRole('menuitem', { name: /You cannot impersonate yourself/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: /You cannot delete yourself/ }),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Details: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Maren Okafor');
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Maren Okafor' });
    await expect(within(drawer).getByText('maren.okafor@northwind.example')).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: 'Edit user' })).toHaveAttribute(
      'href',
      '#edit',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions of Maren Okafor' })).toHaveFocus(),
    );
  },
};

export const Selected: Story = {
  args: { selectedKeys: new Set([users[1]?.email ?? '', users[3]?.email ?? '', ada.email]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete (2)' }));
    await expect(args.onDelete).toHaveBeenCalledWith([users[1], users[3]]);
  },
};

/** What the contract promises and no more: no column says what nobody knows. */
export const PromisedFieldsOnly: Story = {
  args: {
    rows: ready({
      totalRecords: null,
      totalPages: null,
      data: users.map((user) => ({
        ...user,
        roles: null,
        lastLoginDate: null,
        isActive: null,
        twoFactorEnabled: null,
      })),
    }),
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual(['User', 'Actions']);
    // Without totals a page that is not full is the last one (contract §2).
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = { args: { rows: LOADING } };

export const Refreshing: Story = {
  args: { rows: ready(first, { isRefreshing: true }), searchText: 'maren', search: 'maren' },
};

export const Stale: Story = {
  args: { rows: ready(first, { isStale: true, failure: failure('', retry) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Whatever a server says is shown as text. */
export const FailedWithServerText: Story = {
  args: { rows: failed('<img src=x onerror="alert(1)">', retry) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: ready(pageOf([])) },
  play: async ({ args, canvas }) => {
    const [, inList] = canvas.getAllByRole('button', { name: 'Invite' });
    await userEvent.click(inList as HTMLElement);
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  args: {
    rows: ready(pageOf([])),
    searchText: 'nobody',
    search: 'nobody',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nobody’s name or e-mail holds “nobody”.')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement,
    );
    await expect(args.onSearchTextChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveFocus();
  },
};

export const SearchTooShort: Story = {
  args: { searchText: 'mar', isSearchTooShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum 4 characters required')).toBeVisible();
  },
};

export const SearchCutShort: Story = {
  args: { searchText: 'mar', isSearchTooShort: true, search: 'maren' },
};

export const MayNotInvite: Story = {
  args: { inviteRefusal: 'You do not have permission to invite new users' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

/** While impersonating: nobody is deleted, and every way to it says why. */
export const DeletingRefused: Story = {
  args: { deleteRefusal: 'Not while you act as somebody else' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'Not while you act as somebody else',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  },
};

export const HundredRows: Story = {
  args: {
    rows: ready({ data: manyUserRows(100), totalRecords: 100_000, totalPages: 1_000 }),
    position: { pageNumber: 1, pageSize: 100 },
  },
};

export const LongNames: Story = {
  args: {
    rows: ready({
      ...first,
      data: [longUser, ...users.slice(0, 3), userRow('Ünsal', 'Öz', { isSystem: true })],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const PseudoLocale: Story = {
  args: { deletion: { ...panel, deletion: deletionOf('waiting', users.slice(3, 5), []) } },
  globals: { language: 'pseudo' },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const WillBeDeleted: Story = {
  args: { deletion: { ...panel, deletion: deletionOf('waiting', users.slice(1, 2), []) } },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /Maren Okafor/ });
    await expect(within(row).getByText('Will be deleted')).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Deletion of users' });
    await expect(region).toHaveTextContent('Maren Okafor will be deleted');
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    await expect(args.deletion?.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

const five = [...users.slice(1, 2), ...users.slice(3), userRow('Inés', 'Álvarez')];

export const Deleting: Story = {
  args: {
    deletion: {
      ...panel,
      deletion: deletionOf('deleting', five, ['deleted', 'failed', 'deleting', 'waiting']),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '2 of 5' })).toHaveAttribute('value', '2');
  },
};

/** The button with the focus is another one in each phase, and the focus stays on it. */
export const FocusThroughPhases: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Phases(args) {
    const [phase, setPhase] = useState<'waiting' | 'deleting' | 'finished'>('waiting');
    const next = { waiting: 'deleting', deleting: 'finished', finished: 'finished' } as const;
    return (
      <>
        <button type="button" onClick={() => setPhase(next[phase])}>
          Next phase
        </button>
        <UsersScreen
          {...args}
          deletion={{
            ...panel,
            deletion: deletionOf(phase, five, phase === 'finished' ? Array(5).fill('failed') : []),
          }}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Undo' });
    const next = canvas.getByRole('button', { name: 'Next phase' });
    button.focus();
    for (const text of ['Stop', 'Close']) {
      // Not by the mouse: the focus stays where it is.
      next.click();
      await waitFor(() => expect(button).toHaveTextContent(text));
      await expect(button).toHaveFocus();
    }
  },
};

export const SomeFailed: Story = {
  args: {
    selectedKeys: new Set(five.slice(1, 3).map(({ email }) => email)),
    deletion: {
      ...panel,
      deletion: deletionOf('finished', five, [
        'deleted',
        { failed: 'This user still owns 3 subscriptions.' },
        'failed',
        'kept',
        'deleted',
      ]),
    },
  },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'Deletion of users' });
    await expect(region).toHaveTextContent('2 of 5 users were deleted');
    await expect(region).toHaveTextContent('This user still owns 3 subscriptions.');
    await expect(region).toHaveTextContent('This user could not be deleted.');
    await userEvent.click(within(region).getByRole('button', { name: 'Try 2 again' }));
    await expect(args.deletion?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Deleted: Story = {
  args: { deletion: { ...panel, deletion: deletionOf('finished', five.slice(0, 1), ['deleted']) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.deletion?.onClose).toHaveBeenCalledOnce();
  },
};
