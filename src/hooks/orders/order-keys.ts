import type { PageQuery } from '../../domain/paging';

/** Keys of what the orders' room reads. A key includes everything that begins with it. */
export const orderKeys = {
  /** Everything about orders. */
  all: ['orders'] as const,
  /** The orders of one purchase. */
  ofQuote: (quoteId: string) => ['orders', 'quote', quoteId] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['orders', 'list', query] as const,
  /** How many there are in the views of the list. */
  counts: ['orders', 'counts'] as const,
  /** One of them. */
  one: (id: string) => ['orders', 'one', id] as const,
};
