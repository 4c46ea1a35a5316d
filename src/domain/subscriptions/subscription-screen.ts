import type { ListRules } from '../list-query';

/** Required to see subscriptions (wire §2). */
export const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const;

/** Required for the lists of a subscription (wire §2). */
export const SUBSCRIPTION_PART_NEEDS = {
  orders: { permission: 'Order.Read' },
  charges: { permission: 'Billing.Read' },
} as const;

/** Sorting of its orders, by their names on the wire. */
export const SUBSCRIPTION_ORDERS: ListRules = {
  sorts: ['createdAt', 'number', 'state', 'total'],
};
