import { listRoleMembers } from '../../api/roles';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { RoleMember } from '../../domain/roles/role';
import {
  keptSelection,
  ROLE_USERS_SEARCH_DELAY_MS,
  roleSearchOf,
} from '../../domain/roles/role-users';
import { useRead } from '../reads/useRead';
import {
  queryOf,
  type SearchedPages,
  useSearchedPages,
  useStandingPage,
} from '../reads/useSearchedPages';
import { roleKeys } from './role-keys';

/** The people of a role: search, page and selection (specification §2.7). */
export interface RoleUsers extends Omit<SearchedPages, 'selected'> {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly reading: Reading<Page<RoleMember>>;
  /** The selected people of this page who may be selected. */
  readonly selected: readonly RoleMember[];
}

const isEmpty = () => false;

/**
 * What the users' card of the detail page stands on. A search starts on the first page; a page
 * whose last row went away gives way to the one before; a selection ends with its page.
 */
export function useRoleUsers(role: string): RoleUsers {
  const pages = useSearchedPages({
    searchOf: roleSearchOf,
    delayMs: ROLE_USERS_SEARCH_DELAY_MS,
  });
  const query = queryOf(pages);
  const reading = useRead({
    key: roleKeys.memberPage(role, query),
    keepsPrevious: true,
    isEmpty,
    read: (client, options) => listRoleMembers(client, { role, ...query }, options),
  });
  const keptOf = (rows: readonly RoleMember[]) =>
    keptSelection({ name: role }, rows, pages.selected);
  useStandingPage(pages, reading, (rows) => keptOf(rows).map(({ email }) => email));
  const isThere = reading.status === 'ready' && !reading.isPrevious;
  return { ...pages, reading, selected: isThere ? keptOf(reading.data.data) : [] };
}
