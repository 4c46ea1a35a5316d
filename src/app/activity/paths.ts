/** Address of the page (contract §4.27). */
export const activityPaths = { activity: '/activity' } as const;
