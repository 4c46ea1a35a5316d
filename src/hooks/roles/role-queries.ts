import { getPermissionCatalogue, listRoleMembers, listRoles } from '../../api/calls/roles';
import type { ApiClient } from '../../api/client';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import type { PermissionCategory, Role, RoleMember } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { type ListSource, listQuery, type ReadQuery, readQuery } from '../reads/read-query';

export const rolesSource = { key: roleKeys.list, read: listRoles };
export const catalogueSource = { key: roleKeys.catalogue, read: getPermissionCatalogue };
export const roleUsersSource = (role: string): ListSource<Page<RoleMember>> => ({
  key: (query) => roleKeys.memberPage(role, query),
  read: (client, query, call) => listRoleMembers(client, { role, ...query }, call),
});

/**
 * All roles, as `useRolesScreen`, `useRoleDetailScreen` and `useRoles` read them.
 *
 * @example
 * const load = () => createQueryClient().prefetchQuery(rolesQuery(createConsole().client));
 */
export function rolesQuery(client: ApiClient): ReadQuery<readonly Role[]> {
  return readQuery(client, rolesSource);
}

/** All permissions by category, as `useRolesScreen` reads them beside the roles. */
export function permissionCatalogueQuery(
  client: ApiClient,
): ReadQuery<readonly PermissionCategory[]> {
  return readQuery(client, catalogueSource);
}

/**
 * The users of a role, as `useRoleDetailScreen` reads them beside {@link rolesQuery}.
 * @param query - the state of the list. @default its first page
 */
export function roleUsersQuery(
  client: ApiClient,
  role: string,
  query?: Partial<ListQuery>,
): ReadQuery<Page<RoleMember>> {
  return listQuery(client, roleUsersSource(role), query);
}
