import { sharedUsersMessages } from '../../messages/generated/en/shared';
import {
  usersDeleteMessages,
  usersInviteMessages,
  usersListMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import type { Find } from './find';
import { type ListPage, listPage } from './list-page';
import type { Say } from './say';

/** The user list. */
export interface UsersPage<Found> extends ListPage<Found> {
  /** Opens the invitation dialog and sends an invitation. */
  invite(email: string): Promise<void>;
  /** Selects users by name, deletes them and confirms. */
  deleteUsers(...names: readonly string[]): Promise<void>;
}

export function usersPage<Found>(find: Find<Found>, say: Say): UsersPage<Found> {
  const list = listPage(find, say, {
    table: say(usersListMessages, 'listTitle'),
    search: say(sharedUsersMessages, 'usersSearch'),
  });
  const invite = say(sharedUsersMessages, 'invite');
  return {
    ...list,
    async invite(email) {
      await find('button', invite).first().click();
      const dialog = find('dialog', say(usersInviteMessages, 'inviteTitle'));
      await find('textbox', say(usersSharedMessages, 'email'), dialog).fill(email);
      await find('button', invite, dialog).click();
    },
    async deleteUsers(...names) {
      for (const name of names) await list.select(name);
      const selection = list.selection as ReturnType<typeof find>;
      await find('button', say(usersListMessages, 'listDelete'), selection).click();
      const count = { count: names.length };
      const dialog = find('alertdialog', say(usersDeleteMessages, 'deleteTitle', count));
      await find('button', say(usersDeleteMessages, 'deleteConfirm', count), dialog).click();
    },
  };
}
