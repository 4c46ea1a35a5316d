import type { PageQuery } from '../../domain/paging';

/** Keys of what the users room reads. A key includes everything that begins with it. */
export const userKeys = {
  /** Everything about users. */
  all: ['users'] as const,
  one: (email: string) => ['users', 'one', email.toLowerCase()] as const,
  /** What somebody leaves behind. */
  holdings: (email: string) => ['users', 'holdings', email.toLowerCase()] as const,
  /** One's own devices. */
  devices: ['users', 'me', 'devices'] as const,
  /** How many recovery codes are left. */
  recoveryCodes: ['users', 'me', 'recoveryCodes'] as const,
  /** One's own passkeys. */
  passkeys: ['users', 'me', 'passkeys'] as const,
  /** Every page of the list of all users. */
  lists: ['users', 'list'] as const,
  list: (query: PageQuery) => ['users', 'list', query] as const,
};
