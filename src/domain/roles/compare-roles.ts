import type { Permission } from '../users/user';
import type { Role } from './role';

/** The permissions that two roles share, and those that only one of them has. */
export interface RoleComparison {
  readonly both: readonly Permission[];
  readonly onlyFirst: readonly Permission[];
  readonly onlySecond: readonly Permission[];
}

function withoutNames(
  permissions: readonly Permission[],
  names: ReadonlySet<string>,
): readonly Permission[] {
  return permissions.filter(({ name }) => !names.has(name));
}

/** Compares the permissions of two roles by name, each in the role's own order. */
export function compareRoles(
  first: Pick<Role, 'permissions'>,
  second: Pick<Role, 'permissions'>,
): RoleComparison {
  const firstNames = new Set(first.permissions.map(({ name }) => name));
  const secondNames = new Set(second.permissions.map(({ name }) => name));
  return {
    both: first.permissions.filter(({ name }) => secondNames.has(name)),
    onlyFirst: withoutNames(first.permissions, secondNames),
    onlySecond: withoutNames(second.permissions, firstNames),
  };
}
