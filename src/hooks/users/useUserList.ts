import { listUsers } from '../../api/users';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { UserRow } from '../../domain/users/user-row';
import { USER_SEARCH_DELAY_MS, userSearchOf } from '../../domain/users/user-search';
import { useRead } from '../reads/useRead';
import {
  type ListPlace,
  queryOf,
  type SearchedPages,
  useSearchedPages,
  useStandingPage,
} from '../reads/useSearchedPages';
import { userKeys } from './user-keys';

/** A page of the list, and when it was read. */
export interface UserPage extends Page<UserRow> {
  /** Milliseconds since 1970: no user on the page has signed in after it. */
  readonly readAt: number;
}

/** The list of all users: search, page and selection, by e-mail. */
export interface UserList extends SearchedPages {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly rows: Reading<UserPage>;
}

const isEmpty = () => false;
const emailsOf = (users: readonly UserRow[]) => users.map(({ email }) => email);

/**
 * All users, page by page (specification §7.2). A search is sent once its text of more than 3
 * characters has been unchanged for 300 ms, and starts on the first page; one that is overtaken is
 * given up, and its answer never shown. A page whose last row went away is replaced by the one
 * before. A selection ends with its page.
 *
 * @param place - where it begins, when somebody comes back to it
 */
export function useUserList(
  place?: ListPlace | null,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UserList {
  const pages = useSearchedPages({
    searchOf: userSearchOf,
    delayMs: USER_SEARCH_DELAY_MS,
    place,
  });
  const query = queryOf(pages);
  const rows = useRead({
    key: userKeys.list(query),
    isEnabled,
    keepsPrevious: true,
    isEmpty,
    read: async (client, options): Promise<UserPage> => ({
      ...(await listUsers(client, query, options)),
      readAt: client.clock.now(),
    }),
  });
  useStandingPage(pages, rows, emailsOf);
  return { ...pages, rows };
}
