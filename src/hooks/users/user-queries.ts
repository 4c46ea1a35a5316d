import { getHoldings, getUser, listUsers } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import type { Holdings } from '../../domain/users/holdings';
import type { User } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { userKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';
import { presentTime } from '../timing/present-time';

/** A page of the list, and the time of its read. */
export interface UserPage extends Page<UserRow> {
  /** Milliseconds since 1970: no user on the page has signed in after it. */
  readonly readAt: number;
}

export const usersSource: ListSource<UserPage> = {
  key: userKeys.list,
  read: async (client, query, call) => ({
    ...(await listUsers(client, query, call)),
    readAt: presentTime(client),
  }),
};
export const userSource = (email: string): ReadSource<User> => ({
  key: userKeys.one(email),
  read: (client, call) => getUser(client, { email }, call),
});

export const holdingsSource = (email: string): ReadSource<Holdings> => ({
  key: userKeys.holdings(email),
  read: (client, call) => getHoldings(client, { email }, call),
});

/**
 * A page of all users, as `useUsersScreen` reads it.
 * @param query - the state of the list. @default its first page
 *
 * @example
 * const load = (email: string) =>
 *   createQueryClient().prefetchQuery(usersQuery(createConsole().client, { searchString: email }));
 */
export function usersQuery(client: ApiClient, query?: Partial<ListQuery>): ReadQuery<UserPage> {
  return listQuery(client, usersSource, query);
}

/** One user, as `useProfileScreen` reads them. */
export function userQuery(client: ApiClient, email: string): ReadQuery<User> {
  return readQuery(client, userSource(email));
}
