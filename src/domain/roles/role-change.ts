import type { Role } from './role';

/** The permissions that an edit adds and removes, by name. */
export interface PermissionDiff {
  /** In the order of selection. */
  readonly added: readonly string[];
  /** In the order of the role. */
  readonly removed: readonly string[];
}

/** Names of a role's permissions. */
export function permissionSet(role: Pick<Role, 'permissions'>): ReadonlySet<string> {
  return new Set(role.permissions.map(({ name }) => name));
}

/** Compares two sets of permissions, ignoring order and duplicates (specification §4). */
export function permissionDiff(
  current: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): PermissionDiff {
  return {
    added: [...selected].filter((name) => !current.has(name)),
    removed: [...current].filter((name) => !selected.has(name)),
  };
}

/**
 * Permissions that users lose by their own edit: permissions come from the user's first role
 * (specification §6), so only an edit of that role counts.
 */
export function lostByEditor(
  editor: { readonly roleName: string; readonly allowedActions: readonly string[] },
  roleName: string,
  removed: readonly string[],
): readonly string[] {
  if (editor.roleName !== roleName) return [];
  const held = new Set(editor.allowedActions);
  return removed.filter((name) => held.has(name));
}

/** The name, or the name with the first free number; case does not matter. */
export function freeRoleName(requested: string, taken: readonly Pick<Role, 'name'>[]): string {
  const names = new Set(taken.map(({ name }) => name.toLowerCase()));
  let free = requested;
  for (let number = 2; names.has(free.toLowerCase()); number += 1) free = `${requested} ${number}`;
  return free;
}
