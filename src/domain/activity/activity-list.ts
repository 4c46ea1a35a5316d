import type { ListRules } from '../list-query';
import type { Need } from '../users/permission-access';
import type { ActivityRecord, ActivityRecordType } from './activity';

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

/** Whether a text is one of the types of records that are known. */
export function isRecordType(type: string): type is ActivityRecordType {
  return Object.hasOwn(ACTIVITY_RECORD_NEEDS, type);
}
