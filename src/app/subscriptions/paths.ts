/** Addresses of the area (specification §2.2, commerce §1). */
export const subscriptionsPaths = {
  subscriptions: '/apps/subscriptions',
  allSubscriptions: '/apps/subscriptions/all',
  renewals: '/apps/subscriptions/renewals',
  subscription: '/apps/subscriptions/:id',
} as const;

/** The page of a subscription. */
export function subscriptionPath(id: string): string {
  return subscriptionsPaths.subscription.replace(':id', () => encodeURIComponent(id));
}
