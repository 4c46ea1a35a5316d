import { useState } from 'react';
import { listRoleMembers } from '../../api/roles';
import { DEFAULT_PAGE_SIZE, type Page, type PagePosition, pageWithRows } from '../../domain/paging';
import type { RoleMember } from '../../domain/roles/role';
import {
  keptSelection,
  ROLE_USERS_SEARCH_DELAY_MS,
  roleSearchOf,
} from '../../domain/roles/role-users';
import { type Reading, useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { roleKeys } from './role-keys';

/** The people of a role: search, page and selection (specification §2.7). */
export interface RoleUsers {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly reading: Reading<Page<RoleMember>>;
  readonly searchText: string;
  readonly setSearchText: (text: string) => void;
  /** The text is too short to search with: nothing is asked. */
  readonly isSearchTooShort: boolean;
  /** What the rows were, or will be, searched with; '' lists all. */
  readonly search: string;
  readonly position: PagePosition;
  readonly setPosition: (position: PagePosition) => void;
  /** The selected people of this page who may be selected. */
  readonly selected: readonly RoleMember[];
  readonly setSelected: (emails: ReadonlySet<string>) => void;
}

const NOBODY: ReadonlySet<string> = /* @__PURE__ */ new Set<string>();
const isEmpty = () => false;

/**
 * What the users' card of the detail page stands on. A search starts on the first page; a page
 * whose last row went away gives way to the one before; a selection ends with its page.
 */
export function useRoleUsers(role: string): RoleUsers {
  const [searchText, setSearchText] = useState('');
  const [search, setSearch] = useState('');
  const [position, goTo] = useState<PagePosition>({ pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE });
  const [emails, setEmails] = useState(NOBODY);

  function setPosition(next: PagePosition): void {
    goTo(next);
    setEmails(NOBODY);
  }

  const wanted = roleSearchOf(useDebouncedValue(searchText, ROLE_USERS_SEARCH_DELAY_MS));
  if (wanted !== null && wanted !== search) {
    setSearch(wanted);
    setPosition({ ...position, pageNumber: 1 });
  }

  const query = { ...position, searchString: search };
  const reading = useRead({
    key: roleKeys.memberPage(role, query),
    keepsPrevious: true,
    isEmpty,
    read: (client, options) => listRoleMembers(client, { role, ...query }, options),
  });

  const page = reading.status === 'ready' && !reading.isPrevious ? reading.data : null;
  if (page && !reading.isRetrying) {
    const pageNumber = pageWithRows(position, page);
    if (pageNumber !== position.pageNumber) setPosition({ ...position, pageNumber });
  }
  const selected = page ? keptSelection({ name: role }, page.data, emails) : [];
  const kept = new Set(selected.map(({ email }) => email));
  // Somebody who has left is not selected anew when he comes back.
  if (page && kept.size !== emails.size) setEmails(kept);

  return {
    reading,
    searchText,
    setSearchText,
    isSearchTooShort: roleSearchOf(searchText) === null,
    search,
    position,
    setPosition,
    selected,
    setSelected: setEmails,
  };
}
