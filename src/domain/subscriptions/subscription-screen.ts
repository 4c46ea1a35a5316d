import type { ListRules } from '../list-query';

/** What seeing subscriptions takes (wire §2). */
export const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const;

/** What seeing the lists of a subscription takes (wire §2). */
export const SUBSCRIPTION_PART_NEEDS = {
  orders: { permission: 'Order.Read' },
  charges: { permission: 'Billing.Read' },
} as const;

/** What its orders can be sorted by, as the wire names it. */
export const SUBSCRIPTION_ORDERS: ListRules = {
  sorts: ['createdAt', 'number', 'state', 'total'],
};
