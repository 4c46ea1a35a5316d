import type { RefObject } from 'react';
import type { BellState } from '../domain/notifications/bell-state';
import type { Notification } from '../domain/notifications/notification';
import type {
  CredentialsField,
  NotificationsFailure,
  NotificationsState,
  TenantCredentialsState,
} from '../domain/notifications/notifications-state';

/** The credentials of a tenant, and their actions. */
export interface CredentialsControl {
  /** Their state; a failure has a retry. */
  readonly state: TenantCredentialsState;
  /** Loads the credentials of a task. */
  readonly open: (taskId: string) => void;
  /** Discards them. */
  readonly close: () => void;
  /** Shows the password for 30 seconds, or until the tab is hidden. */
  readonly show: () => void;
  /** Masks the password. */
  readonly mask: () => void;
  /** Copies a field, and confirms it for a second (specification §9). */
  readonly copy: (field: CredentialsField) => void;
}

/** A dismissed notification that can be restored. */
export interface DismissedNotification {
  /** The notification. */
  readonly notification: Notification;
  /** Called to restore it. */
  readonly onUndo: () => void;
}

/** What the bell with its drawer shows and calls (specification §2.4, §4). */
export interface NotificationCenterProps {
  /** State of the list. Nothing is shown while signed out. */
  state: NotificationsState;
  /** The badge of the bell: number and kind. */
  bell: BellState;
  /**
   * Whether the bell is highlighted: for 10 seconds after the count has changed (specification §9).
   */
  isPulsing: boolean;
  /** The present time in milliseconds since 1970, for "5 minutes ago". */
  now: number;
  /** Whether all are being marked as read. */
  isMarkingAll: boolean;
  /** The failure shown in the drawer; null if an alert shows it. */
  failure: NotificationsFailure | null;
  /** The credentials of a tenant that a notification leads to. */
  credentials: CredentialsControl;
  /** The notification dismissed last, while it can be restored; null for none. */
  dismissed: DismissedNotification | null;
  /** Called with the id of a notification to dismiss. */
  onDismiss: (id: string) => void;
  /** Called to mark all as read, which clears the list. */
  onMarkAllRead: () => void;
  /**
   * The page of a notification's subject, by `relatedEntityType` and `relatedEntityId`, for the
   * link of its row. @default none
   */
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /**
   * Ref of the bell's button; pressing it opens the drawer from elsewhere. @default an internal ref
   */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}
