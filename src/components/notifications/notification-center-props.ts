import type { BellState } from '../../domain/notifications/bell-state';
import type {
  CredentialsField,
  NotificationsFailure,
  NotificationsState,
  TenantCredentialsState,
} from '../../domain/notifications/notifications-state';

/** The credentials of a tenant as `useTenantCredentials` of `./hooks` holds them. */
export interface CredentialsControl {
  readonly state: TenantCredentialsState;
  /** Loads those of a task. */
  readonly open: (taskId: string) => void;
  readonly close: () => void;
  readonly retry: () => void;
  readonly show: () => void;
  readonly mask: () => void;
  readonly copy: (field: CredentialsField) => void;
}

/** Props of `NotificationCenter`; `useNotificationCenter` of `./hooks` has them all. */
export interface NotificationCenterProps {
  /** Nothing is shown while nobody is signed in. */
  state: NotificationsState;
  bell: BellState;
  /** For 10 seconds after the count has changed. */
  isPulsing: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** While a list that could not be loaded is asked for again. */
  isRetrying: boolean;
  isMarkingAll: boolean;
  /** What the drawer says could not be done; null where an alert says it. */
  failure: NotificationsFailure | null;
  credentials: CredentialsControl;
  onRetry: () => void;
  onDismiss: (id: string) => void;
  onMarkAllRead: () => void;
}

/** Props of what the bell opens. */
export interface NotificationOverlaysProps
  extends Omit<NotificationCenterProps, 'bell' | 'isPulsing'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
