/** Keys of what the first page reads. A key includes everything that begins with it. */
export const dashboardKeys = {
  /** Everything on the first page. */
  all: ['dashboard'] as const,
  summary: ['dashboard', 'summary'] as const,
  attention: ['dashboard', 'attention'] as const,
  spend: ['dashboard', 'spend'] as const,
  renewals: ['dashboard', 'renewals'] as const,
  statement: ['dashboard', 'statement'] as const,
  customers: ['dashboard', 'customers'] as const,
};
