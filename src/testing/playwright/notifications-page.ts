import {
  notificationsDrawerMessages,
  notificationsMessages,
} from '../../messages/generated/en/notifications';
import type { Find } from './find';
import { literal, type Say } from './say';

/** The bell with its drawer. */
export interface NotificationsPage<Found> {
  /** The bell; its name contains the number of new notifications. */
  readonly bell: Found;
  /** The open drawer. */
  readonly drawer: Found;
  /** A notification in the drawer, by title. */
  item(title: string): Found;
  /** Opens the drawer. */
  open(): Promise<void>;
  /** Closes the drawer with Escape. */
  close(): Promise<void>;
  /** Dismisses a notification, by title. */
  dismiss(title: string): Promise<void>;
  /** Marks all notifications as read. */
  markAllAsRead(): Promise<void>;
}

export function notificationsPage<Found>(find: Find<Found>, say: Say): NotificationsPage<Found> {
  const title = say(notificationsMessages, 'title');
  const count = say(notificationsMessages, 'bellCount');
  // Further information, such as an error, follows the number.
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
