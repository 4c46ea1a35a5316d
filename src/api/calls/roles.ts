import type { Entries } from '../../domain/entries';
import type { PageQuery } from '../../domain/paging';
import type { PermissionCategory, Role, RoleMember } from '../../domain/roles/role';
import { searchOf } from '../../domain/text/invisible';
import type { Permission } from '../../domain/users/user';
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

export type WirePermission = { name: string; description: string };

export const permission = record<Permission, WirePermission>(PERMISSION, 'name');

/**
 * Decodes permissions in any of their shapes: `[[{name, description}]]`, `[{name, description}]`,
 * `["Name"]`, null. Drops entries without a name and duplicates.
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
 * The entries of a map keyed by names, in the server's order; also accepts `{data: map}`. An entry
 * may itself be called `data`: `isEntry` distinguishes it from a wrapper.
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
    // Some servers change the case of keys; the name inside has its original spelling.
    name: text(value.name) || key,
    owner: text(value.owner),
    permissions: permissions(value.permissions),
  };
}

/** Roles by name. */
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

/** Permissions by category name. */
function readCategories(body: unknown, json: string): readonly PermissionCategory[] {
  return readMap(body, json, Array.isArray).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ name, permissions: permissions(value) }] : [],
  );
}

const ROLE = () => ({ name: someText, owner: someText, permissions });

/** Roles by name on the wire: the first element of `permissions` is the list. */
export type WireRoleMap = Record<
  string,
  { name: string; owner: string; permissions: WirePermission[][] }
>;

export const readRoles: Field<Entries<Role>> = mapOf(record(ROLE, 'name'), readRoleMap);

export const readPermissionCatalogue: Field<readonly PermissionCategory[]> = mapOf(
  some(permission),
  readCategories,
);

/** A base64 picture; some servers send a whole `data:` address. Its validity is not checked. */
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

export type WireRoleMember = WireOf<typeof MEMBER>;

const member = record<RoleMember, WireRoleMember>(MEMBER, 'email');

export const readRoleMembers = page(member);

/** Identifies a role. */
export interface RoleInput {
  /** Name of the role. */
  readonly role: string;
}

/** A role with the permissions it should have. */
export interface RolePermissionsInput extends RoleInput {
  /** Names of all its permissions. */
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

/** Creates a role (specification §7.3). */
export const createRole = post(
  'createRole',
  '/app/roles/create-role',
  written,
  ({ role, permissions }: RolePermissionsInput) => ({
    query: { roleName: role },
    body: permissions,
  }),
);

/** Replaces the permissions of a role (specification §7.3). */
export const updateRolePermissions = patch(
  'updateRolePermissions',
  '/app/roles/{role}/permissions',
  written,
  ({ role, permissions }: RolePermissionsInput) => ({ params: { role }, body: permissions }),
);

/** Deletes a role; its users become Guest (specification §4). */
export const deleteRole = remove(
  'deleteRole',
  '/app/roles/{role}',
  written,
  ({ role }: RoleInput) => ({ params: { role } }),
);

/** A role to assign to users. */
interface AssignInput extends RoleInput {
  readonly emails: readonly string[];
}

/** Assigns a role to users. Assigning Guest revokes their current role (specification §7.3). */
export const assignRole = post(
  'assignRole',
  '/app/roles/assign-role',
  written,
  ({ role, emails }: AssignInput) => ({ query: { roleName: role }, body: emails }),
);

/** The columns of the member list, in the specification's order (§7.3). */
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
 * A page of a role's users (specification §7.3). An empty search lists all. Order and filters are
 * fields of the filter object, with their names of wire §2.
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
