import { type Access, ALLOWED, refused } from '../access';
import type { Role } from './role';

/** What an edit adds to the permissions of a role and what it removes, as names, each once. */
export interface PermissionDiff {
  /** In the order in which they were selected. */
  readonly added: readonly string[];
  /** In the order in which the role held them. */
  readonly removed: readonly string[];
}

/** Names of what a role allows, each once. */
export function permissionSet(role: Pick<Role, 'permissions'>): ReadonlySet<string> {
  return new Set(role.permissions.map(({ name }) => name));
}

/**
 * What differs between two sets of permissions; order and repetition do not count (specification
 * §4).
 */
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
 * The Edit button is enabled only when the selected set differs from the current one and no save is
 * in progress (specification §4, "Role buttons").
 */
export function canUpdateRole(
  { added, removed }: PermissionDiff,
  isSaving: boolean,
): Access<'saving' | 'unchanged'> {
  if (isSaving) return refused('saving');
  return added.length + removed.length > 0 ? ALLOWED : refused('unchanged');
}

/**
 * The Create button is enabled when the name is non-empty and at least one permission is selected,
 * or while saving (specification §4, "Role buttons"). Blanks are no name.
 */
export function canCreateRole(
  { name, selected }: { readonly name: string; readonly selected: ReadonlySet<string> },
  isSaving: boolean,
): Access<'nameMissing' | 'nothingSelected'> {
  if (isSaving) return ALLOWED;
  if (name.trim() === '') return refused('nameMissing');
  return selected.size > 0 ? ALLOWED : refused('nothingSelected');
}

/**
 * What an edit takes away from the user who makes it: permissions come from the user's first role
 * (specification §6), so only an edit of that role does.
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

/** The wanted name, or with the first number behind it that no role has; case means nothing. */
export function freeRoleName(wanted: string, taken: readonly Pick<Role, 'name'>[]): string {
  const names = new Set(taken.map(({ name }) => name.toLowerCase()));
  let free = wanted;
  for (let number = 2; names.has(free.toLowerCase()); number += 1) free = `${wanted} ${number}`;
  return free;
}
