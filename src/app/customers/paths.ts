/** Addresses of the area (specification §2.2). */
export const customersPaths = { customers: '/apps/customers' } as const;
