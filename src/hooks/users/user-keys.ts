import type { PageQuery } from '../../domain/paging';

/** Keys of what the users room reads. A key includes everything that begins with it. */
export const userKeys = {
  /** Everything about users. */
  all: ['users'] as const,
  one: (email: string) => ['users', 'one', email.toLowerCase()] as const,
  /** Every page of the list of all users. */
  lists: ['users', 'list'] as const,
  list: (query: PageQuery) => ['users', 'list', query] as const,
};
