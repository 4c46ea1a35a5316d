import type { PageQuery } from '../../domain/paging';

/** Keys of what the customers' room reads. A key includes everything that begins with it. */
export const customerKeys = {
  /** Everything about customers. */
  all: ['customers'] as const,
  /** Every page of the list of all customers. */
  lists: ['customers', 'list'] as const,
  list: (query: PageQuery) => ['customers', 'list', query] as const,
};
