import type { PageQuery } from '../../domain/paging';

/** Keys of what is read of subscriptions. A key includes everything that begins with it. */
export const subscriptionKeys = {
  /** Everything about subscriptions, also that of a customer's page. */
  all: ['subscriptions'] as const,
  /** Every page of the lists, and what is counted of them. */
  lists: ['subscriptions', 'list'] as const,
  list: (query: PageQuery) => ['subscriptions', 'list', query] as const,
  /** Everything about one of them. */
  one: (id: string) => ['subscriptions', 'one', id] as const,
};
