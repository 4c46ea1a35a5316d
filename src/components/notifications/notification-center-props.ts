import type { RefObject } from 'react';
import type { Notification } from '../../domain/notifications/notification';
import type { NotificationCenterContent } from '../../domain/notifications/notification-center';

/** Props of `NotificationCenter`; `useNotificationCenter` of `./hooks` returns them. */
export interface NotificationCenterProps extends NotificationCenterContent {
  /**
   * The page of what a notification is about, by `relatedEntityType` and `relatedEntityId`: its row
   * leads there. @default none
   */
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /** The bell's button: a press opens the drawer from elsewhere. @default a ref of its own */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** Props of what the bell opens. */
export interface NotificationOverlaysProps
  extends Omit<NotificationCenterProps, 'bell' | 'isPulsing' | 'buttonRef'> {
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called when the drawer is to be closed. */
  onClose: () => void;
}
