import { NotificationCenter as NotificationCenterPart } from '../components/notifications/NotificationCenter';
import { useNotificationCenter } from '../hooks/notifications/useNotificationCenter';
import { row } from './row';
import { wired } from './wired';

export const notifications = row({
  useScreen: useNotificationCenter,
  Component: NotificationCenterPart,
  isLive: true,
});

/** The bell, with the drawer of notifications behind it. */
export const NotificationCenter = wired(notifications);
