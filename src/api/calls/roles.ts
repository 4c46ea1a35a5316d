import type { Entries } from '../../domain/entries';
import type { PageQuery } from '../../domain/paging';
import type { Permission, PermissionCategory, Role, RoleMember } from '../../domain/roles/role';
import { searchOf } from '../../domain/text/invisible';
import { warnDeveloper } from '../../domain/warn-developer';
import {
  anyText,
  email,
  type Field,
  loose,
  mapOf,
  maybe,
  page,
  record,
  some,
  someText,
  utcTime,
  type WireOf,
  yesOrNo,
} from '../wire/fields';
import { entriesInTextOrder } from '../wire/ordered';
import { asRecord, field, type JsonRecord, readEntries, text, unexpected } from '../wire/readers';
import { type CallFacts, filterParams, get, patch, post, remove, written } from './call';

const PERMISSION = () => ({ name: someText, description: loose(anyText) });

/** A permission as the server sends it. */
export type WirePermission = { name: string; description: string };

export const permission = record<Permission, WirePermission>(PERMISSION, 'name');

/**
 * A permission list in any of its shapes: `[[{name, description}]]`, `[{name, description}]`,
 * `["Name"]`, null. Entries without a name are left out, and so are repeated names.
 */
export const permissions: Field<readonly Permission[], WirePermission[]> = (value) => {
  const known = new Map<string, Permission>();
  const entries = Array.isArray(value) ? value.flat(2) : [];
  for (const entry of entries) {
    const name = text(typeof entry === 'string' ? entry : field(entry, 'name'));
    if (name && !known.has(name)) {
      known.set(name, { name, description: text(field(entry, 'description')) });
    }
  }
  return [...known.values()];
};

/**
 * The entries of a map keyed by names, in the server's order, which is also read from inside
 * `{data: map}`. An entry may itself be called `data`: `isEntry` tells it from a wrapped map.
 */
function readMap(
  body: unknown,
  json: string,
  isEntry: (value: unknown) => boolean,
): readonly (readonly [string, unknown])[] {
  const map = asRecord(body) ?? unexpected('map');
  const inner = asRecord(field(map, 'data'));
  return inner && !isEntry(inner)
    ? entriesInTextOrder(inner, json, 'data')
    : entriesInTextOrder(map, json);
}

function isRole(value: unknown): boolean {
  return (
    typeof field(value, 'name') === 'string' ||
    typeof field(value, 'owner') === 'string' ||
    Array.isArray(field(value, 'permissions'))
  );
}

function readRole(key: string, value: JsonRecord): Role {
  return {
    // Some servers change the case of keys; the name inside is as its author wrote it.
    name: text(value.name) || key,
    owner: text(value.owner),
    permissions: permissions(value.permissions),
  };
}

/** Role name to role. */
function readRoleMap(body: unknown, json: string): Entries<Role> {
  const named = readMap(body, json, isRole).map(([id, value]) => ({ id, value }));
  if (named.length > 0 && named.every(({ value }) => Array.isArray(value))) {
    warnDeveloper(
      'GET /app/roles/roles was answered with the catalogue of permissions, which is GET /app/roles; ' +
        'roles are {"RoleName": {name, owner, permissions}} (docs/contract.md §2).',
    );
  }
  return readEntries(
    named,
    (entry) => {
      const role = asRecord(field(entry, 'value'));
      return role && readRole(text(field(entry, 'id')), role);
    },
    ({ name }) => name,
  );
}

/** Category name to its permissions. */
function readCategories(body: unknown, json: string): readonly PermissionCategory[] {
  return readMap(body, json, Array.isArray).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ name, permissions: permissions(value) }] : [],
  );
}

const ROLE = () => ({ name: someText, owner: someText, permissions });

/** Role name to role as the server sends it: the first element of `permissions` is the list. */
export type WireRoleMap = Record<
  string,
  { name: string; owner: string; permissions: WirePermission[][] }
>;

export const readRoles: Field<Entries<Role>> = mapOf(record(ROLE, 'name'), readRoleMap);

export const readPermissionCatalogue: Field<readonly PermissionCategory[]> = mapOf(
  some(permission),
  readCategories,
);

/** A picture as base64: some servers write a whole `data:` address. Its validity is not checked. */
export const avatar: Field<string, string | null | undefined> = (value, { avatar }) =>
  (text(value) || text(avatar)).replace(/^data:image\/[\w.+-]+;base64,/i, '').trim();

const MEMBER = () => ({
  email,
  firstname: loose(anyText),
  lastname: loose(anyText),
  userAvatar: avatar,
  lastLoginDate: maybe(utcTime),
  isActive: yesOrNo,
  isSystem: yesOrNo,
});

/** One of a role's people as the server sends them. */
export type WireRoleMember = WireOf<typeof MEMBER>;

const member = record<RoleMember, WireRoleMember>(MEMBER, 'email');

export const readRoleMembers = page(member);

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

/** All permissions by category, in the server's order (specification §7.3). */
export const getPermissionCatalogue = get(
  'getPermissionCatalogue',
  '/app/roles',
  readPermissionCatalogue,
);

/** All roles, in the server's order (specification §7.3). */
export const listRoles = get('listRoles', '/app/roles/roles', readRoles);

/** Makes a role (specification §7.3). */
export const createRole = post(
  'createRole',
  '/app/roles/create-role',
  written,
  ({ role, permissions }: RolePermissionsInput) => ({
    query: { roleName: role },
    body: permissions,
  }),
);

/** Replaces what a role allows (specification §7.3). */
export const updateRolePermissions = patch(
  'updateRolePermissions',
  '/app/roles/{role}/permissions',
  written,
  ({ role, permissions }: RolePermissionsInput) => ({ params: { role }, body: permissions }),
);

/** Deletes a role; its people become Guest (specification §4). */
export const deleteRole = remove(
  'deleteRole',
  '/app/roles/{role}',
  written,
  ({ role }: RoleInput) => ({ params: { role } }),
);

/** The role of some users. */
interface AssignInput extends RoleInput {
  readonly emails: readonly string[];
}

/**
 * Assigns a role to users. Assigning Guest revokes the role that they have (specification §7.3).
 */
export const assignRole = post(
  'assignRole',
  '/app/roles/assign-role',
  written,
  ({ role, emails }: AssignInput) => ({ query: { roleName: role }, body: emails }),
);

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

/**
 * A page of a role's people (specification §7.3). An empty search lists all. Order and filters are
 * fields of the filter object, named as wire §2 names them.
 */
export const listRoleMembers = get(
  'listRoleMembers',
  '/app/roles/users-per-role',
  readRoleMembers,
  ({ role, pageNumber, pageSize, searchString = '', sort, filters }: RoleInput & PageQuery) => {
    const search = searchOf(searchString);
    const filter = {
      ...filterParams(filters),
      ...(search ? { searchString: search } : {}),
      ...(sort ? { sort } : {}),
      pageSize,
      pageNumber,
      columns: MEMBER_COLUMNS,
    };
    return { query: { role, filter: JSON.stringify(filter) } };
  },
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const READ = { needs: ['Permissions.Read'] } as const;
  const SETTING = { setting: 'manageRoles' } as const;
  const EMAIL = 'zoë+1@example.com';
  const FILTER = () =>
    JSON.stringify({
      ...{ searchString: 'anna', pageSize: 50, pageNumber: 2 },
      columns: [
        ...[
          'email',
          'userAvatar',
          'firstname',
          'lastname',
          'lastLoginDate',
          'isActive',
          'isSystem',
        ],
      ],
    });
  return {
    getPermissionCatalogue: { ...READ, example: [undefined, 'GET /app/roles'] },
    listRoles: { ...READ, example: [undefined, 'GET /app/roles/roles'] },
    listRoleMembers: {
      ...READ,
      refuses: { 400: ['bad_query', ''], 404: [''] },
      example: [
        { role: 'Admin', pageNumber: 2, pageSize: 50, searchString: 'anna' },
        `GET /app/roles/users-per-role?role=Admin&filter=${encodeURIComponent(FILTER())}`,
      ],
    },
    createRole: {
      needs: ['Permissions.Create'],
      ...SETTING,
      refuses: { 400: [''], 403: ['beyond_own_rights'] },
      example: [
        { role: 'a/b?#%2F', permissions: ['User.Invite'] },
        'POST /app/roles/create-role?roleName=a%2Fb%3F%23%252F',
        ['User.Invite'],
      ],
    },
    updateRolePermissions: {
      needs: ['Permissions.Edit'],
      ...SETTING,
      only: 'auditor',
      refuses: { 403: ['', 'beyond_own_rights'], 404: [''] },
      example: [{ role: 'a/b', permissions: [] }, 'PATCH /app/roles/a%2Fb/permissions', []],
    },
    deleteRole: {
      needs: ['Permissions.Delete'],
      ...SETTING,
      refuses: { 403: ['', 'beyond_own_rights'], 404: [''] },
      example: [{ role: '__proto__' }, 'DELETE /app/roles/__proto__'],
    },
    assignRole: {
      needs: ['Permissions.Assign'],
      ...SETTING,
      about: 'person',
      refuses: { 400: [''], 403: ['', 'beyond_own_rights'], 404: [''] },
      example: [
        { role: 'Guest', emails: [EMAIL] },
        'POST /app/roles/assign-role?roleName=Guest',
        [EMAIL],
      ],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
