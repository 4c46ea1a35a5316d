import type { Notification } from '../domain/notifications/notification';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readNotifications } from './wire/notifications';

/** All notifications of the user (contract §3). */
export function listNotifications(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly Notification[]> {
  return client.send({ endpoint: 'listNotifications', read: readNotifications }, options);
}

/** Dismisses one notification (contract §3). */
export function dismissNotification(
  client: ApiClient,
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const params = { id };
  return client.send({ endpoint: 'dismissNotification', params, read: readWriteAnswer }, options);
}

/** Marks all notifications as read (contract §3). */
export function markAllNotificationsRead(
  client: ApiClient,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: 'markAllNotificationsRead', read: readWriteAnswer }, options);
}
