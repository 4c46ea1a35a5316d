import {
  rolesDialogsMessages,
  rolesMessages,
  rolesPermissionsMessages,
} from '../../messages/generated/en/roles';
import { uiDataMessages } from '../../messages/generated/en/ui';
import type { Find } from './find';
import { literal, type Say } from './say';

/** The roles page. */
export interface RolesPage<Found> {
  /** The search field, for names and owners. */
  readonly search: Found;
  /** The card of a role. */
  card(role: string): Found;
  /** Chooses from the menu of a role, by the text of the entry. */
  choose(role: string, entry: string | RegExp): Promise<void>;
  /**
   * Creates a role with every permission whose name or description contains this text:
   * `Order.Read`. Without a text, with all permissions.
   */
  create(role: string, permissions?: string): Promise<void>;
}

export function rolesPage<Found>(find: Find<Found>, say: Say): RolesPage<Found> {
  return {
    search: find('searchbox', say(rolesMessages, 'searchRoles')),
    card: (role) => find('article', role),
    async choose(role, entry) {
      await find('button', say(uiDataMessages, 'actionsOf', { name: role })).click();
      await find('menuitem', entry).click();
    },
    async create(role, permissions) {
      const opener = literal(String(say(rolesMessages, 'createNewRole')));
      await find('button', new RegExp(`^${opener}`)).click();
      const dialog = find('dialog', say(rolesDialogsMessages, 'createTitle'));
      await find('textbox', say(rolesDialogsMessages, 'createName'), dialog).fill(role);
      if (permissions !== undefined) {
        const filter = say(rolesPermissionsMessages, 'editorFilter');
        await find('searchbox', filter, dialog).fill(permissions);
      }
      await find('checkbox', say(rolesPermissionsMessages, 'editorSelectAll'), dialog).check();
      await find('button', say(rolesDialogsMessages, 'create'), dialog).click();
    },
  };
}
