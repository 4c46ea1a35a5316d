/** Addresses of the first page after sign-in (specification §2.2). */
export const dashboardPaths = { root: '/', dashboard: '/dashboard' } as const;
