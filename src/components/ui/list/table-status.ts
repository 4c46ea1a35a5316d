import type { Reading } from '../../../domain/reading';

/** A reading as a `Table` says it. */
export function tableStatus(rows: Reading<unknown>) {
  if (rows.status === 'failed') return 'error' as const;
  if (rows.status === 'loading') return 'loading' as const;
  return rows.isRefreshing ? ('refreshing' as const) : ('ready' as const);
}
