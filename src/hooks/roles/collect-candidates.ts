import { listRoleMembers } from '../../api/calls/roles';
import { listUsers } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { PAGE_SIZES } from '../../domain/paging';
import {
  ADD_USERS_PAGES,
  ADD_USERS_SHOWN,
  type Candidates,
  candidatesOf,
  memberKeys,
} from '../../domain/roles/role-users';
import type { UserRow } from '../../domain/users/user-row';
import { collectPages } from '../reads/collect-pages';

const MEMBERS_PAGE_SIZE = Math.max(...PAGE_SIZES);

/**
 * The users who can be added to a role, up to 50: members and system users are left out, and
 * further pages are read while the list is not full (contract §4.16). The members of the role are
 * read with the same search, as the list of all users need not contain roles. Only the first 500
 * members are read; assigning the role again to others changes nothing.
 */
export async function collectCandidates(
  client: ApiClient,
  { role, search: searchString }: { readonly role: string; readonly search: string },
  options: { readonly signal: AbortSignal },
): Promise<Candidates> {
  const { rows: people } = await collectPages(
    (query) => listRoleMembers(client, { role, searchString, ...query }, options),
    { pageSize: MEMBERS_PAGE_SIZE, mostPages: ADD_USERS_PAGES },
  );
  const members = memberKeys(people);
  const of = (users: readonly UserRow[]) => candidatesOf({ name: role }, users, members);
  const { rows, hasMore } = await collectPages(
    (query) => listUsers(client, { searchString, ...query }, options),
    {
      pageSize: ADD_USERS_SHOWN,
      mostPages: ADD_USERS_PAGES,
      isEnough: (users: readonly UserRow[]) => of(users).length >= ADD_USERS_SHOWN,
    },
  );
  const users = of(rows);
  return {
    users: users.slice(0, ADD_USERS_SHOWN),
    members,
    hasMore: hasMore || users.length > ADD_USERS_SHOWN,
  };
}
