import type { Entries } from '../domain/entries';
import type { Notification } from '../domain/notifications/notification';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get, post, remove } from './endpoints';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readNotifications } from './wire/notifications';

export const LIST_NOTIFICATIONS = /* @__PURE__ */ get('listNotifications', '/app/notifications');

/** All notifications of the user (contract §3). */
export function listNotifications(
  client: ApiClient,
  options?: CallOptions,
): Promise<Entries<Notification>> {
  return client.send({ endpoint: LIST_NOTIFICATIONS, read: readNotifications }, options);
}

export const DISMISS_NOTIFICATION = /* @__PURE__ */ remove(
  'dismissNotification',
  '/app/notifications/{id}',
);

/** Dismisses one notification (contract §3). */
export function dismissNotification(
  client: ApiClient,
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const params = { id };
  return client.send({ endpoint: DISMISS_NOTIFICATION, params, read: readWriteAnswer }, options);
}

export const MARK_ALL_NOTIFICATIONS_READ = /* @__PURE__ */ post(
  'markAllNotificationsRead',
  '/app/notifications/mark-all-read',
);

/** Marks all notifications as read (contract §3). */
export function markAllNotificationsRead(
  client: ApiClient,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: MARK_ALL_NOTIFICATIONS_READ, read: readWriteAnswer }, options);
}
