import type { PageQuery } from '../../domain/paging';
import type { CivilMonth } from '../../domain/time/civil-date';

/** Keys of what the billing room reads. A key includes everything that begins with it. */
export const statementKeys = {
  /** Everything about statements, also that of other rooms. */
  all: ['statements'] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['statements', 'list', query] as const,
  /** One of them. */
  one: (id: string) => ['statements', 'one', id] as const,
  /** Two of them beside each other. */
  compared: (a: string | null, b: string | null) => ['statements', 'compared', a, b] as const,
  /** What was bought and billed in a month. */
  reconciliation: (period: CivilMonth) => ['statements', 'reconciliation', period] as const,
};
