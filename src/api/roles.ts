import type { Page, PageQuery } from '../domain/paging';
import type { PermissionCategory, Role, RoleMember } from '../domain/roles/role';
import { searchOf } from '../domain/text/invisible';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get, patch, post, remove } from './endpoints';
import { filterParams } from './list-params';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readPage } from './wire/page';
import { readPermissionCatalogue, readRoleMember, readRoles } from './wire/roles';
import type { WireRoleMemberFilter } from './wire/types';
import { emailOf } from './wire/users';

/** Names a role. */
export interface RoleInput {
  /** Name of the role. */
  readonly role: string;
}

/** A role and what it shall allow, as names of permissions. */
export interface RolePermissionsInput extends RoleInput {
  /** Names of all permissions that the role shall have. */
  readonly permissions: readonly string[];
}

/** What the list of a role's people asks for, in the specification's order (§7.3). */
const MEMBER_COLUMNS = [
  'email',
  'userAvatar',
  'firstname',
  'lastname',
  'lastLoginDate',
  'isActive',
  'isSystem',
];

export const GET_PERMISSION_CATALOGUE = /* @__PURE__ */ get('getPermissionCatalogue', '/app/roles');

/** All permissions by category, in the server's order (specification §7.3). */
export function getPermissionCatalogue(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly PermissionCategory[]> {
  const call = { endpoint: GET_PERMISSION_CATALOGUE, read: readPermissionCatalogue };
  return client.send(call, options);
}

export const LIST_ROLES = /* @__PURE__ */ get('listRoles', '/app/roles/roles');

/** All roles, in the server's order (specification §7.3). */
export function listRoles(client: ApiClient, options?: CallOptions): Promise<readonly Role[]> {
  return client.send({ endpoint: LIST_ROLES, read: readRoles }, options);
}

export const CREATE_ROLE = /* @__PURE__ */ post('createRole', '/app/roles/create-role');

/** Makes a role (specification §7.3). */
export function createRole(
  client: ApiClient,
  { role, permissions }: RolePermissionsInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send(
    {
      endpoint: CREATE_ROLE,
      query: { roleName: role },
      body: permissions,
      read: readWriteAnswer,
    },
    options,
  );
}

export const UPDATE_ROLE_PERMISSIONS = /* @__PURE__ */ patch(
  'updateRolePermissions',
  '/app/roles/{role}/permissions',
);

/** Replaces what a role allows (specification §7.3). */
export function updateRolePermissions(
  client: ApiClient,
  { role, permissions }: RolePermissionsInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send(
    {
      endpoint: UPDATE_ROLE_PERMISSIONS,
      params: { role },
      body: permissions,
      read: readWriteAnswer,
    },
    options,
  );
}

export const DELETE_ROLE = /* @__PURE__ */ remove('deleteRole', '/app/roles/{role}');

/** Deletes a role; its people become Guest (specification §4). */
export function deleteRole(
  client: ApiClient,
  { role }: RoleInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: DELETE_ROLE, params: { role }, read: readWriteAnswer }, options);
}

export const ASSIGN_ROLE = /* @__PURE__ */ post('assignRole', '/app/roles/assign-role');

/**
 * Assigns a role to users. Assigning Guest revokes the role that they have (specification §7.3).
 */
export function assignRole(
  client: ApiClient,
  { role, emails }: RoleInput & { readonly emails: readonly string[] },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const query = { roleName: role };
  return client.send(
    { endpoint: ASSIGN_ROLE, query, body: emails, read: readWriteAnswer },
    options,
  );
}

export const LIST_ROLE_MEMBERS = /* @__PURE__ */ get(
  'listRoleMembers',
  '/app/roles/users-per-role',
);

/**
 * A page of a role's people (specification §7.3). An empty search lists all. Order and filters are
 * fields of the filter object, named as wire §2 names them.
 */
export function listRoleMembers(
  client: ApiClient,
  { role, pageNumber, pageSize, searchString = '', sort, filters }: RoleInput & PageQuery,
  options?: CallOptions,
): Promise<Page<RoleMember>> {
  const search = searchOf(searchString);
  const filter: WireRoleMemberFilter = {
    ...filterParams(filters),
    ...(search ? { searchString: search } : {}),
    ...(sort ? { sort } : {}),
    pageSize,
    pageNumber,
    columns: MEMBER_COLUMNS,
  };
  const query = { role, filter: JSON.stringify(filter) };
  const read = (json: unknown) => readPage(json, readRoleMember, emailOf);
  return client.send({ endpoint: LIST_ROLE_MEMBERS, query, read }, options);
}
