import {
  notificationsDrawerMessages,
  notificationsMessages,
} from '../../messages/generated/en/notifications';
import type { Find } from './find';
import { literal, type Say } from './say';

/** The bell with its drawer. */
export interface NotificationsPage<Found> {
  /** The bell; its name has the number of new ones. */
  readonly bell: Found;
  /** The drawer, once it is open. */
  readonly drawer: Found;
  /** A notification in the drawer, by its title. */
  item(title: string): Found;
  /** Opens the drawer. */
  open(): Promise<void>;
  /** Closes the drawer by Escape. */
  close(): Promise<void>;
  /** Takes a notification away, by its title. */
  dismiss(title: string): Promise<void>;
  /** Takes all away. */
  markAllAsRead(): Promise<void>;
}

export function notificationsPage<Found>(find: Find<Found>, say: Say): NotificationsPage<Found> {
  const title = say(notificationsMessages, 'title');
  const count = say(notificationsMessages, 'bellCount');
  // What else it tells, such as an error, stands behind the number.
  const counted = String(count instanceof RegExp ? count.source : literal(count)).replace(
    /\$$/,
    '',
  );
  const bell = find('button', new RegExp(`^${literal(String(title))}$|${counted}`));
  const drawer = find('dialog', title);
  return {
    bell,
    drawer,
    item: (name) => find('article', name, drawer),
    open: () => bell.click(),
    close: () => drawer.press('Escape'),
    dismiss: (name) =>
      find('button', say(notificationsDrawerMessages, 'dismiss', { title: name }), drawer).click(),
    markAllAsRead: () =>
      find('button', say(notificationsDrawerMessages, 'markAll'), drawer).click(),
  };
}
