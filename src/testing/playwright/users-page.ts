import {
  usersDeleteMessages,
  usersInviteMessages,
  usersListMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import type { Find } from './find';
import { type ListPage, listPage } from './list-page';
import type { Say } from './say';

/** The list of users. */
export interface UsersPage<Found> extends ListPage<Found> {
  /** Opens the invitation and sends it. */
  invite(email: string): Promise<void>;
  /** Selects users by their names, deletes them and confirms it. */
  deleteUsers(...names: readonly string[]): Promise<void>;
}

export function usersPage<Found>(find: Find<Found>, say: Say): UsersPage<Found> {
  const list = listPage(find, say, {
    table: say(usersListMessages, 'listTitle'),
    search: say(usersListMessages, 'listSearch'),
  });
  const invite = say(usersSharedMessages, 'invite');
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
