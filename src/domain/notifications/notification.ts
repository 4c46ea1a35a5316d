/** Severity of a notification. Read case-insensitively; unknown values become `info`. */
export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** A notification of the drawer (specification §3). */
export interface Notification {
  /** Id of the notification. */
  readonly id: string;
  /** `Task`, `TaskHasMetadata`, or a type added later by the server. */
  readonly type: string;
  /** Subject area, such as `MSVendorIntegration`. */
  readonly category: string;
  /** Severity. */
  readonly severity: NotificationSeverity;
  /** Heading. */
  readonly title: string;
  /** Text; may have several lines. */
  readonly description: string;
  /** UTC instant; null if the server sent none that can be parsed. */
  readonly createdAt: Date | null;
  /** Id of the related record, such as a task; '' if none. */
  readonly relatedEntityId: string;
  /** Type of the related record; '' if none. */
  readonly relatedEntityType: string;
}

/** Credentials of a Microsoft tenant created for a customer (specification §3). */
export interface VendorIntegration {
  /** Domain of the tenant. */
  readonly domain: string;
  /** The tenant's id at Microsoft. */
  readonly tenantId: string;
  /** User name of its administrator. */
  readonly userName: string;
  /** Password of its administrator. */
  readonly password: string;
}

/**
 * A background task of the server; `vendorIntegration` is present for `MSVendorIntegration`
 * (contract §3).
 */
export interface Task {
  /** Id of the task. */
  readonly id: string;
  /** Status, as sent by the server. */
  readonly status: string;
  /** The credentials it created; null if none. */
  readonly vendorIntegration: VendorIntegration | null;
}

/**
 * Live events are throttled: minimum time between two loads of the list, in milliseconds (contract
 * §4.19).
 */
export const RELOAD_EVERY_MS = 2_000;

/** How long a dismissal can be undone before it is sent to the server, in milliseconds. */
export const DISMISS_UNDO_MS = 8_000;

/** Shown credentials are masked again after this time, in milliseconds. */
export const CREDENTIALS_SHOWN_MS = 30_000;

/**
 * Whether it is about work in progress; `TaskHasMetadata` is about finished work (specification
 * §4).
 */
export function isTask({ type }: Pick<Notification, 'type'>): boolean {
  return type === 'Task';
}

/** Whether its task may contain the credentials of a tenant (specification §2.4, §3). */
export function hasTenantCredentials({
  type,
  category,
  relatedEntityId,
}: Pick<Notification, 'type' | 'category' | 'relatedEntityId'>): boolean {
  return (
    (type === 'Task' || type === 'TaskHasMetadata') &&
    category === 'MSVendorIntegration' &&
    relatedEntityId !== ''
  );
}
