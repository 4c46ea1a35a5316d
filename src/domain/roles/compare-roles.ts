import type { Permission, Role } from './role';

/** What two roles have in common and what each of them has alone. */
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

/** Compares what two roles allow, by name, in the order in which each role lists it. */
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
