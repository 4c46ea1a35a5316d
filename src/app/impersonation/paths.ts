/** Where a tab starts to impersonate (contract §3). */
export const impersonationPaths = { impersonate: '/impersonate/:sessionId' } as const;
