/** Where a tab begins to act as somebody else (contract §3). */
export const impersonationPaths = { impersonate: '/impersonate/:sessionId' } as const;
