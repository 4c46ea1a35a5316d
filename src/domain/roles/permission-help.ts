import type { Page } from '../paging';
import type { Reading } from '../reading';
import type { Role, RoleMember } from './role';

/** The permission that giving roles to users takes (contract §4.30). */
export const ROLE_GIVING = 'Permissions.Assign';
/** The permission that seeing roles takes (specification §6). */
export const ROLES_READ = 'Permissions.Read';
/** People asked for of each role whose holders can give roles. */
export const GIVERS_PER_ROLE = 20;
/** People who are named before "N more people". */
const GIVERS_SHOWN = 5;
/** Roles whose holders are asked for: more names than these help nobody. */
export const GIVING_ROLES_MAX = 3;

/** Whom somebody can ask for a role. */
export type RoleGiver = Pick<RoleMember, 'email' | 'firstname' | 'lastname' | 'userAvatar'>;

/** The people who can give roles: some of them, and how many more there are. */
export interface RoleGivers {
  /** Some of them. */
  readonly people: readonly RoleGiver[];
  /** How many more there are. */
  readonly more: number;
}

/** What a `PermissionHelpDialog` shows, as `usePermissionHelp` returns it. */
export interface PermissionHelp {
  /** Name of the permission. */
  readonly permission: string;
  /** The roles that have it, in the server's order. */
  readonly roles: Reading<readonly Role[]>;
  /** The people who can give one of them. */
  readonly givers: Reading<RoleGivers>;
}

/** The roles that allow something, in the server's order. */
export function rolesWith(roles: readonly Role[], permission: string): readonly Role[] {
  return roles.filter(({ permissions }) => permissions.some(({ name }) => name === permission));
}

/**
 * The people of several roles as one list. Who cannot sign in can give nothing, and who belongs to the
 * product itself cannot be asked.
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
