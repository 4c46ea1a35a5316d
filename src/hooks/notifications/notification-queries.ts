import { listNotifications } from '../../api/calls/notifications';
import type { ApiClient } from '../../api/client';
import type { Entries } from '../../domain/entries';
import type { Notification } from '../../domain/notifications/notification';
import { notificationKeys } from '../reads/keys';
import { type ReadQuery, type ReadSource, readQuery } from '../reads/read-query';
import { presentTime } from '../timing/present-time';

/** What the cache holds. */
export interface NotificationList {
  /** The newest first. */
  readonly notifications: Entries<Notification>;
  /** Time of the read, in milliseconds since 1970. */
  readonly readAt: number;
}

export const notificationsSource: ReadSource<NotificationList> = {
  key: notificationKeys.list,
  read: async (client, call) => ({
    notifications: await listNotifications(client, call),
    readAt: presentTime(client),
  }),
};

/** The notifications of the signed-in user, as `useNotificationCenter` reads them. */
export function notificationsQuery(client: ApiClient): ReadQuery<NotificationList> {
  return readQuery(client, notificationsSource);
}
