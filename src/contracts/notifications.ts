import type { RefObject } from 'react';
import type { BellState } from '../domain/notifications/bell-state';
import type { Notification } from '../domain/notifications/notification';
import type {
  CredentialsField,
  NotificationsFailure,
  NotificationsState,
  TenantCredentialsState,
} from '../domain/notifications/notifications-state';

/** The credentials of a tenant, and what can be done with them. */
export interface CredentialsControl {
  /** How they stand; a failure has the way to try again. */
  readonly state: TenantCredentialsState;
  /** Loads those of a task. */
  readonly open: (taskId: string) => void;
  /** Forgets them. */
  readonly close: () => void;
  /** Shows the password for 30 seconds, or until the tab is hidden. */
  readonly show: () => void;
  /** Masks the password. */
  readonly mask: () => void;
  /** Copies a field, and confirms it for a second (specification §9). */
  readonly copy: (field: CredentialsField) => void;
}

/** What was dismissed, and can be had back. */
export interface DismissedNotification {
  /** The notification. */
  readonly notification: Notification;
  /** Called to have it back. */
  readonly onUndo: () => void;
}

/** What the bell with its drawer shows and calls (specification §2.4, §4). */
export interface NotificationCenterProps {
  /** How the list stands. Nothing is shown while nobody is signed in. */
  state: NotificationsState;
  /** What the bell shows: how many there are, and of what kind. */
  bell: BellState;
  /** Draws the eye to the bell: for 10 seconds after the count has changed (specification §9). */
  isPulsing: boolean;
  /** Milliseconds since 1970: what "5 minutes ago" counts from. */
  now: number;
  /** While all are being marked as read. */
  isMarkingAll: boolean;
  /** What the drawer says could not be done; null where an alert says it. */
  failure: NotificationsFailure | null;
  /** The credentials of a tenant that a notification leads to. */
  credentials: CredentialsControl;
  /** What was dismissed last, while it can be had back; null for nothing. */
  dismissed: DismissedNotification | null;
  /** Called with the id of a notification to dismiss. */
  onDismiss: (id: string) => void;
  /** Called to mark all as read, which clears the list. */
  onMarkAllRead: () => void;
  /**
   * The page of what a notification is about, by `relatedEntityType` and `relatedEntityId`: its row
   * leads there. @default none
   */
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /** The bell's button: a press opens the drawer from elsewhere. @default a ref of its own */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}
