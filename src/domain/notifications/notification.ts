/** How serious a notification is. Read case-insensitively; unknown becomes `info`. */
export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** A notification of the drawer (specification §3). */
export interface Notification {
  /** Tells it from the others. */
  readonly id: string;
  /** `Task`, `TaskHasMetadata`, or anything the server adds later. */
  readonly type: string;
  /** What it is about, such as `MSVendorIntegration`. */
  readonly category: string;
  /** How serious it is. */
  readonly severity: NotificationSeverity;
  /** Its heading. */
  readonly title: string;
  /** May hold several lines. */
  readonly description: string;
  /** UTC instant, or null when the server sent none that can be read. */
  readonly createdAt: Date | null;
  /** Id of what it is about, such as a task; '' for nothing. */
  readonly relatedEntityId: string;
  /** What kind of thing that is; '' for nothing. */
  readonly relatedEntityType: string;
}

/** Credentials of a Microsoft tenant made for a customer (specification §3). */
export interface VendorIntegration {
  /** The tenant's domain. */
  readonly domain: string;
  /** The tenant's id at Microsoft. */
  readonly tenantId: string;
  /** Name of its administrator. */
  readonly userName: string;
  /** Password of its administrator. */
  readonly password: string;
}

/** A task of the server; `vendorIntegration` is there for `MSVendorIntegration` (contract §3). */
export interface Task {
  /** Tells it from the others. */
  readonly id: string;
  /** How it stands, in the server's words. */
  readonly status: string;
  /** The credentials that it made; null for none. */
  readonly vendorIntegration: VendorIntegration | null;
}

/**
 * Live events are gathered: the shortest time between two loads of the list, in milliseconds
 * (contract §4.19).
 */
export const RELOAD_EVERY_MS = 2_000;

/** How long a dismissal waits for Undo before the server is told, in milliseconds. */
export const DISMISS_UNDO_MS = 8_000;

/** Shown credentials are hidden again after this time, in milliseconds. */
export const CREDENTIALS_SHOWN_MS = 30_000;

/**
 * Whether it is about work in progress; `TaskHasMetadata` is work that has ended (specification
 * §4).
 */
export function isTask({ type }: Pick<Notification, 'type'>): boolean {
  return type === 'Task';
}

/** Whether its task may hold the credentials of a tenant (specification §2.4, §3). */
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
