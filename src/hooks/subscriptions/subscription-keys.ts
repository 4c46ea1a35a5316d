import type { ListFilters, PageQuery } from '../../domain/paging';
import type { CivilDate, CivilMonth } from '../../domain/time/civil-date';

/** Keys of what is read of subscriptions. A key includes everything that begins with it. */
export const subscriptionKeys = {
  /** Everything about subscriptions, also that of a customer's page. */
  all: ['subscriptions'] as const,
  /** Every page of the lists, and what is counted of them. */
  lists: ['subscriptions', 'list'] as const,
  list: (query: PageQuery) => ['subscriptions', 'list', query] as const,
  /** A page of the renewals, which are several lists. */
  renewals: (parts: readonly ListFilters[], query: PageQuery) =>
    ['subscriptions', 'list', 'renewals', parts, query] as const,
  renewalCounts: (scope: string, todayOn: CivilDate, fromMonth: CivilMonth, filters: ListFilters) =>
    ['subscriptions', 'list', 'renewalCounts', scope, todayOn, fromMonth, filters] as const,
  /** Everything about one of them. */
  one: (id: string) => ['subscriptions', 'one', id] as const,
  /** What others' rooms know of it is stale when theirs is: its key begins with theirs. */
  ordersOf: (id: string) => ['orders', 'subscription', id] as const,
  orders: (id: string, query: PageQuery) => ['orders', 'subscription', id, query] as const,
  chargesOf: (id: string) => ['statements', 'subscription', id] as const,
  charges: (id: string, statements: number) =>
    ['statements', 'subscription', id, statements] as const,
};
