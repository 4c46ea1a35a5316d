/** Addresses of the area (specification §2.2). */
export const ordersPaths = { orders: '/apps/orders' } as const;
