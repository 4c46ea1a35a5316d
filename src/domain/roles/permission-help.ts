import type { Page } from '../paging';
import type { Reading } from '../reading';
import type { Role, RoleMember } from './role';

/** The permission for assigning roles to users (contract §4.30). */
export const ROLE_GIVING = 'Permissions.Assign';
/** The permission for seeing roles (specification §6). */
export const ROLES_READ = 'Permissions.Read';
/** Users requested for each role that can assign roles. */
export const GIVERS_PER_ROLE = 20;
/** Users named before "N more people". */
const GIVERS_SHOWN = 5;
/** Maximum number of such roles that are requested. */
export const GIVING_ROLES_MAX = 3;

/** A user who can assign a role. */
export type RoleGiver = Pick<RoleMember, 'email' | 'firstname' | 'lastname' | 'userAvatar'>;

/** Users who can assign roles: some of them, and the number of others. */
export interface RoleGivers {
  /** Some of them. */
  readonly people: readonly RoleGiver[];
  /** Number of others. */
  readonly more: number;
}

/** Data of a `PermissionHelpDialog`, as returned by `usePermissionHelp`. */
export interface PermissionHelp {
  /** Name of the permission. */
  readonly permission: string;
  /** The roles with this permission, in the server's order. */
  readonly roles: Reading<readonly Role[]>;
  /** The users who can assign one of them. */
  readonly givers: Reading<RoleGivers>;
}

/** The roles with a permission, in the server's order. */
export function rolesWith(roles: readonly Role[], permission: string): readonly Role[] {
  return roles.filter(({ permissions }) => permissions.some(({ name }) => name === permission));
}

/**
 * Merges the users of several roles. Excludes inactive users, who cannot assign anything, and
 * system users, who cannot be contacted.
 */
export function giversOf(pages: readonly Page<RoleMember>[]): RoleGivers {
  const people = pages.flatMap(({ data }) =>
    data.filter(({ isActive, isSystem }) => isActive && !isSystem),
  );
  const unseen = pages.map(({ data, totalRecords }) =>
    Math.max(0, (totalRecords ?? data.length) - data.length),
  );
  return {
    people: people.slice(0, GIVERS_SHOWN),
    more: Math.max(0, people.length - GIVERS_SHOWN) + unseen.reduce((sum, one) => sum + one, 0),
  };
}
