import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RolesScreen } from '../../../src/components/roles/RolesScreen';
import type { UseRoleMembers } from '../../../src/contracts/roles';
import { adminRole, guestRole, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, failure, forbidden, LOADING, pageOf, ready } from '../../support/reading';

const all = [adminRole, supportRole, guestRole, role('__proto__', 'ada@plinth.example', ['A.B'])];
const retry = fn();

/** The members of a card, as a page without our hooks would provide them. */
const useRoleMembers: UseRoleMembers = (name) => {
  const permissions = all.find((each) => each.name === name)?.permissions.length ?? 0;
  return permissions === 0 ? EMPTY : ready(pageOf(people, permissions + 4));
};

const meta = preview.meta({
  title: 'Screens/Roles/List',
  component: RolesScreen,
  args: {
    roles: ready(all),
    useRoleMembers,
    onAction: fn(),
    onView: fn(),
    onCreate: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Admin',
      'Support desk',
      'Guest',
      '__proto__',
    ]);
  },
});

export const Loading = meta.story({ args: { roles: LOADING } });

export const Empty = meta.story({ args: { roles: EMPTY } });

export const Failed = meta.story({
  args: { roles: failed('', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const FailedWithServerText = meta.story({
  args: { roles: failed('The roles are being moved. They are back in an hour.', retry) },
});

/** Without the permission to see roles: the page names it, without a retry. */
export const Forbidden = meta.story({
  args: { roles: forbidden('You do not have the permission Permissions.Read.') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You do not have permission to see Roles.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Many are easier found in a list; a new one begins beside the search. */
export const List = meta.story({
  args: { view: 'list' },
  play: async ({ args, canvas }) => {
    // One page: how many there are is all that the pager says.
    await expect(canvas.getByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Role' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const Stale = meta.story({
  args: {
    roles: ready([adminRole, supportRole], { isStale: true, failure: failure('', retry) }),
  },
});
