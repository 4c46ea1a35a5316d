import { MATCHES_MAX } from '../../domain/paging';
import type { UserRow } from '../../domain/users/user-row';
import { USER_SEARCH_DELAY_MS, userSearchOf } from '../../domain/users/user-search';
import { type HeldQuery, type ListResult, useList } from '../reads/useList';
import { type UserPage, usersSource } from './user-queries';

/** The list of all users: search, order, filters, page and selection, by e-mail. */
export interface UserList extends ListResult<UserRow, UserPage> {}

/** Options of {@link useUserList}. */
export interface UserListOptions extends HeldQuery {
  /** False delays the request. @default true */
  readonly isEnabled?: boolean | undefined;
}

/**
 * All users, page by page (specification §7.2). A search is sent once its text of more than 3
 * characters has been unchanged for 300 ms, and starts on the first page; an outdated one is
 * aborted. A page that becomes empty is replaced by the previous one. A selection is limited to its
 * page.
 */
export function useUserList(options: UserListOptions = {}): UserList {
  return useList<UserRow, UserPage>({
    ...options,
    ...usersSource,
    name: 'users',
    mostMatches: MATCHES_MAX,
    getRowKey: ({ email }) => email,
    searchOf: userSearchOf,
    searchDelayMs: USER_SEARCH_DELAY_MS,
  });
}
