import type { ApiClient } from '../../api/client';
import { listRoleMembers } from '../../api/roles';
import { listUsers } from '../../api/users';
import { hasNextPage, PAGE_SIZES, type Page, type PageQuery } from '../../domain/paging';
import {
  ADD_USERS_PAGES,
  ADD_USERS_SHOWN,
  type Candidates,
  candidatesOf,
  memberKeys,
} from '../../domain/roles/role-users';
import type { UserRow } from '../../domain/users/user-row';

const MEMBERS_PAGE_SIZE = Math.max(...PAGE_SIZES);

/** Follows the pages of a list until it ends or is enough. */
async function collect<T>(
  pageSize: number,
  ask: (query: PageQuery) => Promise<Page<T>>,
  isEnough: (rows: readonly T[]) => boolean,
): Promise<{ readonly rows: readonly T[]; readonly hasMore: boolean }> {
  const rows: T[] = [];
  for (let pageNumber = 1; pageNumber <= ADD_USERS_PAGES; pageNumber += 1) {
    const { data, totalRecords, totalPages } = await ask({ pageNumber, pageSize });
    rows.push(...data);
    const facts = { pageNumber, pageSize, totalRecords, totalPages, rowCount: data.length };
    // Totals that lie must not lead on to pages without rows.
    if (data.length === 0 || !hasNextPage(facts)) return { rows, hasMore: false };
    if (isEnough(rows)) break;
  }
  return { rows, hasMore: true };
}

/**
 * The users who can be added to a role, up to 50: members and system users are left out, and the
 * next pages are asked for while the list is not full (contract §4.16). Who has the role is asked
 * with the same search, as the list of all users need not tell it; of a role with many people the
 * first 500 are known, and giving one of the others the role again changes nothing.
 */
export async function collectCandidates(
  client: ApiClient,
  { role, search: searchString }: { readonly role: string; readonly search: string },
  options: { readonly signal: AbortSignal },
): Promise<Candidates> {
  const { rows: people } = await collect(
    MEMBERS_PAGE_SIZE,
    (query) => listRoleMembers(client, { role, searchString, ...query }, options),
    () => false,
  );
  const members = memberKeys(people);
  const of = (users: readonly UserRow[]) => candidatesOf({ name: role }, users, members);
  const { rows, hasMore } = await collect(
    ADD_USERS_SHOWN,
    (query) => listUsers(client, { searchString, ...query }, options),
    (users) => of(users).length >= ADD_USERS_SHOWN,
  );
  const users = of(rows);
  return {
    users: users.slice(0, ADD_USERS_SHOWN),
    members,
    hasMore: hasMore || users.length > ADD_USERS_SHOWN,
  };
}
