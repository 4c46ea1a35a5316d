import { useState } from 'react';
import { listUsers } from '../../api/users';
import { DEFAULT_PAGE_SIZE, type Page, type PagePosition, pageWithRows } from '../../domain/paging';
import type { UserRow } from '../../domain/users/user-row';
import { USER_SEARCH_DELAY_MS, userSearchOf } from '../../domain/users/user-search';
import { type Reading, useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { userKeys } from './user-keys';

/** A page of the list, and when it was read. */
export interface UserPage extends Page<UserRow> {
  /** Milliseconds since 1970: nobody on the page has signed in after it. */
  readonly readAt: number;
}

/** The list of all users: search, page and selection. */
export interface UserList {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly reading: Reading<UserPage>;
  readonly searchText: string;
  readonly setSearchText: (text: string) => void;
  /** The text is too short to search with: nothing is asked, and the rows stay. */
  readonly isSearchTooShort: boolean;
  /** What the rows were, or will be, searched with; '' lists all. */
  readonly search: string;
  readonly position: PagePosition;
  readonly setPosition: (position: PagePosition) => void;
  /** E-mails of the selected users of this page. */
  readonly selected: ReadonlySet<string>;
  readonly setSelected: (emails: ReadonlySet<string>) => void;
}

const NOBODY: ReadonlySet<string> = /* @__PURE__ */ new Set<string>();
const isEmpty = () => false;

/**
 * All users, page by page (specification §7.2). A search is sent once its text of more than 3
 * characters has stood still for 300 ms, and starts on the first page; one that is overtaken is
 * given up, and its answer never shown. A page whose last row went away gives way to the one before.
 * A selection ends with its page.
 */
export function useUserList(): UserList {
  const [searchText, setSearchText] = useState('');
  const [search, setSearch] = useState('');
  const [position, goTo] = useState<PagePosition>({ pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE });
  const [selected, setSelected] = useState(NOBODY);

  function setPosition(next: PagePosition): void {
    goTo(next);
    setSelected(NOBODY);
  }

  const wanted = userSearchOf(useDebouncedValue(searchText, USER_SEARCH_DELAY_MS));
  if (wanted !== null && wanted !== search) {
    setSearch(wanted);
    setPosition({ ...position, pageNumber: 1 });
  }

  const query = { ...position, searchString: search };
  const reading = useRead({
    key: userKeys.list(query),
    keepsPrevious: true,
    isEmpty,
    read: async (client, options): Promise<UserPage> => ({
      ...(await listUsers(client, query, options)),
      readAt: client.clock.now(),
    }),
  });

  const page = reading.status === 'ready' && !reading.isPrevious ? reading.data : null;
  if (page && !reading.isRetrying) {
    const pageNumber = pageWithRows(position, page);
    if (pageNumber !== position.pageNumber) setPosition({ ...position, pageNumber });
    // Somebody who has left is not selected anew when he comes back.
    const here = page.data.filter(({ email }) => selected.has(email));
    if (here.length !== selected.size) setSelected(new Set(here.map(({ email }) => email)));
  }

  return {
    reading,
    searchText,
    setSearchText,
    isSearchTooShort: userSearchOf(searchText) === null,
    search,
    position,
    setPosition,
    selected,
    setSelected,
  };
}
