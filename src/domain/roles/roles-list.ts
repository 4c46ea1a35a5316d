import type { Entries } from '../entries';
import { type ListQuery, type ListRules, sortField, withIds } from '../list-query';
import { clampPage, lastPageOf, type Page } from '../paging';
import type { Role } from './role';
import { findRoles } from './role-search';

/** Sorting of the roles. All rows are loaded, so the client sorts. */
export const ROLES_LIST: ListRules = {
  sorts: ['name', 'owner', 'permissions'],
  start: { pageSize: 20 },
};

/** Comparison for each sort field. */
const ORDERS: Readonly<Record<string, (one: Role, other: Role) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  owner: (one, other) => one.owner.localeCompare(other.owner),
  permissions: (one, other) => one.permissions.length - other.permissions.length,
};

function sorted(roles: readonly Role[], sort: string): readonly Role[] {
  const order = ORDERS[sortField(sort)];
  if (!order) return roles;
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...roles].sort((one, other) => sign * order(one, other));
}

/** The roles that a list is filtered by, by name; all without such a filter. */
export const rolesChosen = (roles: Entries<Role>, query: ListQuery): Entries<Role> =>
  withIds(roles, query, ({ name }) => name);

/** One page of the roles. A page number past the end returns the last page. */
export function rolesPage(roles: readonly Role[], query: ListQuery): Page<Role> {
  const found = findRoles(rolesChosen(roles, query), query.searchString);
  const { pageSize } = query;
  const last = lastPageOf({ ...query, totalRecords: found.length });
  const first = (clampPage(query.pageNumber, last) - 1) * pageSize;
  return {
    data: sorted(found, query.sort).slice(first, first + pageSize),
    totalRecords: found.length,
    totalPages: Math.ceil(found.length / pageSize),
  };
}
