import type { Access } from '../access';
import type { ListRules, ListState } from '../list-query';
import type { Reading } from '../reading';
import type { Need, NeedRefusal } from '../users/permission-access';
import type { ActivityEntry, ActivityRecord, ActivitySubject } from './activity';

/** What seeing all activity takes (contract §4.27). */
export const ACTIVITY_READ = { permission: 'Settings.AuditLog' } as const satisfies Need;

/** What seeing the activity of one record takes: what seeing the record does. */
export const ACTIVITY_RECORD_NEEDS = {
  order: { permission: 'Order.Read' },
  subscription: { permission: 'Subscription.Read' },
  customer: { permission: 'Customer.Read' },
  statement: { permission: 'Billing.Read' },
  priceList: { permission: 'Marketplace.Prices' },
  user: { permission: 'User.Read' },
  role: { permission: 'Permissions.Read' },
} as const satisfies Record<ActivityRecord['type'], Need>;

/** What the activity can be sorted and filtered by (contract §4.27). */
export const ACTIVITY_LIST: ListRules = {
  sorts: ['at'],
  filters: ['area', 'by'],
  days: ['at'],
};

/** How many entries of a record show at first, and after each "Show older" (specification §2.9). */
export const ACTIVITY_FEED_SIZES = [5, 20, 50, 100] as const;

/** Where the subject of an entry is; undefined for one without a page. */
export type ActivityHref = (subject: ActivitySubject) => string | undefined;

/** What the page of all activity shows (contract §4.27). */
export interface ActivityScreenContent extends ListState<ActivityEntry> {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether it is of several customers. */
  readonly hasCustomers: boolean;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** Where a subject is. Keep the function stable. @default subjects have no page */
  readonly subjectHref?: ActivityHref | undefined;
}

/** The activity of one record, the newest first (contract §4.27). */
export interface ActivityFeedContent {
  /** The record. */
  readonly record: ActivityRecord;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Its newest entries; `empty` when nothing happened yet. */
  readonly entries: Reading<readonly ActivityEntry[]>;
  /** Whether there are older ones that can be shown. */
  readonly hasMore: boolean;
  /** Shows older ones too. */
  readonly onMore: () => void;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** Where a subject is. @default subjects have no page */
  readonly subjectHref?: ActivityHref | undefined;
}
