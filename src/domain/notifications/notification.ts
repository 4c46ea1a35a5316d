/** How serious a notification is. Read case-insensitively; unknown becomes `info`. */
export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** A notification of the drawer (specification §3). */
export interface Notification {
  readonly id: string;
  /** `Task`, `TaskHasMetadata`, or anything the server adds later. */
  readonly type: string;
  readonly category: string;
  readonly severity: NotificationSeverity;
  readonly title: string;
  /** May hold several lines. */
  readonly description: string;
  /** UTC instant, or null when the server sent none that can be read. */
  readonly createdAt: Date | null;
  readonly relatedEntityId: string;
  readonly relatedEntityType: string;
}

/** Credentials of a Microsoft tenant made for a customer (specification §3). */
export interface VendorIntegration {
  readonly domain: string;
  readonly tenantId: string;
  readonly userName: string;
  readonly password: string;
}

/** A task of the server; `vendorIntegration` is there for `MSVendorIntegration` (contract §3). */
export interface Task {
  readonly id: string;
  readonly status: string;
  readonly vendorIntegration: VendorIntegration | null;
}
