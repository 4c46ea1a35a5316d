import type { PageQuery } from '../../domain/paging';

/** Keys of what the roles room reads. A key includes everything that begins with it. */
export const roleKeys = {
  all: ['roles'] as const,
  list: ['roles', 'list'] as const,
  catalogue: ['roles', 'catalogue'] as const,
  /** Everything about the people of one role. */
  members: (role: string) => ['roles', 'members', role] as const,
  card: (role: string) => ['roles', 'members', role, 'card'] as const,
  /** A page of the users in a dialog. */
  affected: (role: string, pageNumber: number, pageSize: number) =>
    ['roles', 'members', role, 'affected', pageNumber, pageSize] as const,
  memberPage: (role: string, query: PageQuery) =>
    ['roles', 'members', role, 'page', query] as const,
  /** The people of all roles: who gets a role loses the one before. */
  allMembers: ['roles', 'members'] as const,
  /** Some people of the roles that can give roles. */
  givers: (roles: readonly string[], company: readonly string[]) =>
    ['roles', 'members', 'givers', roles, company] as const,
  allCandidates: ['roles', 'candidates'] as const,
  /** Users who can be given a role. */
  candidates: (role: string, search: string) => ['roles', 'candidates', role, search] as const,
};
