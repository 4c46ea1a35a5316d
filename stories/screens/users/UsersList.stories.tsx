import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { UsersScreen } from '../../../src/components/users/UsersScreen';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { listOf } from '../../support/list';
import { failed, failure, forbidden, LOADING, pageOf, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';
import { ada, longUser, manyUserRows, userRow, users } from '../../support/users';

const first = { data: users, totalRecords: 46, totalPages: 5 };
const retry = fn();
const searched = (searchString: string) => ({ ...FIRST_QUERY, searchString });

const meta = preview.meta({
  title: 'Screens/Users/List',
  component: UsersScreen,
  args: {
    list: listOf(ready(first)),
    actor: ada,
    deletion: { onDelete: fn() },
    onImpersonate: fn(),
    onInvite: fn(),
    now: STORY_NOW,
  },
});

async function openMenu(canvas: ReturnType<typeof within>, name: string) {
  canvas.getByRole('button', { name: `Actions of ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name: `Actions of ${name}` });
}

/** Viewers with customers see each user's company. */
export const OfCompanies = meta.story({
  args: {
    actor: { ...ada, customerType: 2 },
    list: listOf(
      ready({
        ...first,
        data: users.map((user, at) => ({
          ...user,
          customerName: at % 2 === 0 ? 'Plinth Cloud' : 'Bergen Kommune',
        })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Company' })).toBeVisible();
    await expect(canvas.getAllByText('Bergen Kommune')[0]).toBeVisible();
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /Billing Robot/ });
    await expect(within(row).getByText('System')).toBeVisible();
    await expect(within(row).getAllByText('Never')[0]).toBeInTheDocument();
    // The usual state shows nothing, not even a placeholder.
    const state = within(row).getAllByRole('cell').at(-3) as HTMLElement;
    await expect(getComputedStyle(state, '::before').content).toBe('none');
    // Protected users cannot be selected, and show the reason.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Billing Robot' }));
    await expect(args.list.onSelectionChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Billing Robot' }),
    ).toHaveAccessibleDescription('System users cannot be deleted');
    // No permanently disabled buttons: bulk actions appear with a selection.
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    // All selects only those who may be.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(args.list.onSelectionChange).toHaveBeenCalledWith(
      new Set(
        users
          .filter(({ isSystem, email }) => !isSystem && email !== ada.email)
          .map(({ email }) => email),
      ),
    );
  },
});

export const RowMenu = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Maren Okafor');
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await expect(names).toEqual(['View', 'Edit', 'Impersonate', 'Delete']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onImpersonate).toHaveBeenCalledWith(users[1]);
  },
});

/** Users cannot delete or impersonate themselves; the entries stay and say why. */
export const OwnMenu = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Ada Lindqvist');
    await expect(
      within(menu).getByRole('menuitem', { name: /You cannot impersonate yourself/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: /You cannot delete yourself/ }),
    );
    await expect(args.deletion.onDelete).not.toHaveBeenCalled();
  },
});

export const Details = meta.story({
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Maren Okafor');
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Maren Okafor' });
    await expect(within(drawer).getByText('maren.okafor@northwind.example')).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: 'Edit user' })).toHaveAttribute(
      'href',
      '/apps/user-management/users/edit/maren.okafor%40northwind.example',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions of Maren Okafor' })).toHaveFocus(),
    );
  },
});

export const Selected = meta.story({
  args: {
    list: listOf(ready(first), {
      selectedKeys: new Set([users[1]?.email ?? '', users[3]?.email ?? '', ada.email]),
    }),
  },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected records' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await expect(args.deletion.onDelete).toHaveBeenCalledWith([users[1], users[3]]);
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.list.onSelectionChange).toHaveBeenCalledWith(new Set());
  },
});

/** Only what the contract promises: no columns for unknown data. */
export const PromisedFieldsOnly = meta.story({
  args: {
    list: listOf(
      ready({
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
    ),
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual(['User', 'Actions']);
    // Without totals a page that is not full is the last one (contract §2).
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING) } });

export const Refreshing = meta.story({
  args: {
    list: listOf(ready(first, { isRefreshing: true }), {
      searchText: 'maren',
      query: searched('maren'),
    }),
  },
});

export const Stale = meta.story({
  args: { list: listOf(ready(first, { isStale: true, failure: failure('', retry) })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('row', { name: /Maren Okafor/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Text from the server is shown as plain text. */
export const FailedWithServerText = meta.story({
  args: { list: listOf(failed('<img src=x onerror="alert(1)">', retry)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
});

/** Without the permission to see users: the page names it, without a retry. */
export const Forbidden = meta.story({
  args: { list: listOf(forbidden('You do not have the permission User.Read.')) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You do not have permission to see Users.' }),
    ).toBeVisible();
    await expect(canvas.getByText('You do not have the permission User.Read.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ args, canvas }) => {
    const [, inList] = canvas.getAllByRole('button', { name: 'Invite' });
    await userEvent.click(inList as HTMLElement);
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready(pageOf([])), { searchText: 'nobody', query: searched('nobody') }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No name or e-mail contains “nobody”.')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement,
    );
    await expect(args.list.onSearchTextChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveFocus();
  },
});

export const SearchTooShort = meta.story({
  args: { list: listOf(ready(first), { searchText: 'mar', isSearchTooShort: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum 4 characters required')).toBeVisible();
  },
});

export const SearchCutShort = meta.story({
  args: {
    list: listOf(ready(first), {
      searchText: 'mar',
      isSearchTooShort: true,
      query: searched('maren'),
    }),
  },
});

export const MayNotInvite = meta.story({
  args: { inviteRefusal: 'You do not have permission to invite new users' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

/** While impersonating deletion is disabled, with the reason everywhere. */
export const DeletingRefused = meta.story({
  args: { deletion: { onDelete: fn(), refusal: 'Not while you act as someone else' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  },
});

export const HundredRows = meta.story({
  args: {
    list: listOf(ready({ data: manyUserRows(100), totalRecords: 100_000, totalPages: 1_000 }), {
      query: { ...FIRST_QUERY, pageSize: 100 },
    }),
  },
});

export const LongNames = meta.story({
  args: {
    list: listOf(
      ready({
        ...first,
        data: [longUser, ...users.slice(0, 3), userRow('Ünsal', 'Öz', { isSystem: true })],
      }),
    ),
  },
});
