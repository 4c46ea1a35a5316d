import type { NotificationCenterProps } from '../../contracts/notifications';

/** Props of what the bell opens. */
export interface NotificationOverlaysProps
  extends Omit<NotificationCenterProps, 'bell' | 'isPulsing' | 'buttonRef'> {
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called when the drawer is to be closed. */
  onClose: () => void;
}
