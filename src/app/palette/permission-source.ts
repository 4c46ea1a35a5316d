import { listRoles } from '../../api/calls/roles';
import { listUsers } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import type { Page } from '../../domain/paging';
import { bestEntries } from '../../domain/palette/found-groups';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { rolesWith } from '../../domain/roles/permission-help';
import type { Role } from '../../domain/roles/role';
import type { UserRow } from '../../domain/users/user-row';
import type { RecordEntries } from './record-entries';
import { seen } from './seen';

/** Maximum number of permissions shown for a search. */
const PERMISSIONS_MOST = 3;
/** Maximum number of roles whose members are requested, and of members per role. */
const [ROLES_MOST, PEOPLE_MOST] = [5, 20];

/** Users that are disabled or have not accepted an invitation are left out. */
const CAN_SIGN_IN = { isActive: ['true'], isInvited: ['false'] };
// Servers may ignore these filters.
const isAround = ({ isActive, invitedAt }: UserRow) => isActive !== false && !invitedAt;

const NOBODY: Page<UserRow> = { data: [], totalRecords: 0, totalPages: 0 };

/** Each permission that a role has, once, in the server's order. */
function permissionsIn(roles: readonly Role[]): readonly string[] {
  return [...new Set(roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)))];
}

/**
 * Answers "who can approve orders": finds the permission by its sentence or its name, with the
 * roles that grant it and their members (workday §7).
 *
 * @param readsPeople - whether the viewer may see people
 */
export function permissionSource(
  client: ApiClient,
  entries: RecordEntries,
  readsPeople: boolean,
): PaletteSource {
  const { words, say } = entries;

  function rolesSource(permission: string): PaletteSource {
    return {
      id: 'permission-roles',
      group: words.roles,
      minimumLength: 0,
      async read(text, options) {
        const roles = rolesWith(await listRoles(client, options), permission);
        return bestEntries(roles.map(entries.role), text);
      },
    };
  }

  function peopleSource(permission: string): PaletteSource {
    return {
      id: 'permission-people',
      group: words.people,
      minimumLength: 0,
      async read(text, options) {
        const roles = rolesWith(await listRoles(client, options), permission);
        const pages = await Promise.all(
          roles.slice(0, ROLES_MOST).map(({ name }) => {
            const filters = { role: [name], ...CAN_SIGN_IN };
            const query = { pageNumber: 1, pageSize: PEOPLE_MOST, filters };
            return seen(listUsers(client, query, options), NOBODY);
          }),
        );
        const people = pages.flatMap(({ data }) => data.filter(isAround));
        return bestEntries(people.map(entries.person), text);
      },
    };
  }

  function entryOf(permission: string): PaletteEntry {
    const title = say.whoCan(say.permission(permission) || permission);
    const sources = [rolesSource(permission), ...(readsPeople ? [peopleSource(permission)] : [])];
    return {
      id: `permissions:${permission}`,
      group: words.permissions,
      kind: 'role',
      title,
      detail: permission,
      keywords: [permission],
      page: { title, sources },
    };
  }

  return {
    id: 'permissions',
    group: words.permissions,
    async read(text, options) {
      const all = permissionsIn(await seen(listRoles(client, options), []));
      return bestEntries(all.map(entryOf), text).slice(0, PERMISSIONS_MOST);
    },
    find: async (id) => entryOf(id.slice(id.indexOf(':') + 1)),
  };
}
