import type { ListRules } from '../list-query';
import type { Need } from '../users/permission-access';
import type { ActivityRecord, ActivityRecordType } from './activity';

/** Required to see all activity (contract §4.27). */
export const ACTIVITY_READ = { permission: 'Settings.AuditLog' } as const satisfies Need;

/** Required to see the activity of a record: the same as for the record itself. */
export const ACTIVITY_RECORD_NEEDS = {
  order: { permission: 'Order.Read' },
  subscription: { permission: 'Subscription.Read' },
  customer: { permission: 'Customer.Read' },
  statement: { permission: 'Billing.Read' },
  priceList: { permission: 'Marketplace.Prices' },
  user: { permission: 'User.Read' },
  role: { permission: 'Permissions.Read' },
} as const satisfies Record<ActivityRecord['type'], Need>;

/** Sorting and filters of the activity list (contract §4.27). */
export const ACTIVITY_LIST: ListRules = {
  sorts: ['at'],
  filters: ['area', 'by'],
  days: ['at'],
  // Several entries may be folded into one.
  start: { pageSize: 20 },
};

/** Entries shown for a record at first, and after each "Show older" (specification §2.9). */
export const ACTIVITY_FEED_SIZES = [5, 20, 50, 100] as const;

/** Type guard for the known record types. */
export function isRecordType(type: string): type is ActivityRecordType {
  return Object.hasOwn(ACTIVITY_RECORD_NEEDS, type);
}
