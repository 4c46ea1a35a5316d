/** Addresses of the area (specification §2.2). */
export const subscriptionsPaths = { subscriptions: '/apps/subscriptions' } as const;
