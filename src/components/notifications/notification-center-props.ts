import type { Notification } from '../../domain/notifications/notification';
import type { NotificationCenterContent } from '../../domain/notifications/notification-center';

/** Props of `NotificationCenter`; `useNotificationCenter` of `./hooks` returns them. */
export interface NotificationCenterProps extends NotificationCenterContent {
  /**
   * The page of what a notification is about, by `relatedEntityType` and `relatedEntityId`: its row
   * leads there. @default none
   */
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /** Is given what opens the drawer from elsewhere; returns what takes it back. @default nothing */
  connect?: ((open: () => void) => () => void) | undefined;
}

/** Props of what the bell opens. */
export interface NotificationOverlaysProps
  extends Omit<NotificationCenterProps, 'bell' | 'isPulsing' | 'connect'> {
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called when the drawer is to be closed. */
  onClose: () => void;
}
