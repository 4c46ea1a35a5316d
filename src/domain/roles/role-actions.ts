import { type Access, ALLOWED, refused } from '../access';
import { canChangeRole, canGiveRole, type Role } from './role';

/** Actions on a role in the list. */
export type RoleAction = 'view' | 'edit' | 'duplicate' | 'compare' | 'delete';

/**
 * The menu of a role card: View for all roles, Edit and Delete for non-system roles only
 * (specification §2.6, §6). Duplicate and Compare do not change the role, so they are always
 * available.
 */
export function roleActions(role: Pick<Role, 'owner'>): readonly RoleAction[] {
  return canChangeRole(role).allowed
    ? ['view', 'edit', 'duplicate', 'compare', 'delete']
    : ['view', 'duplicate', 'compare'];
}

/** A change to roles or to their assignment. */
export type RoleChange = 'create' | 'edit' | 'delete' | 'give';

const PERMISSIONS = {
  create: 'Permissions.Create',
  edit: 'Permissions.Edit',
  delete: 'Permissions.Delete',
  give: 'Permissions.Assign',
} as const satisfies Record<RoleChange, string>;

/** Why a user cannot change roles, or this role. */
export type RoleRefusal = 'noPermission' | 'beyondOwnRights';

/** The change behind a menu action; null for none. */
export function changeOf(action: RoleAction): RoleChange | null {
  if (action === 'duplicate') return 'create';
  return action === 'edit' || action === 'delete' ? action : null;
}

/**
 * Access to changing, assigning or revoking a role (specification §7.3): each needs its own
 * permission, and a role with permissions that the user lacks cannot be changed (workday §9.6).
 *
 * @param role - null if it is not about a particular role
 */
export function canMakeRoleChange(
  actor: { readonly allowedActions: readonly string[] },
  change: RoleChange,
  role: Pick<Role, 'name' | 'permissions'> | null,
): Access<RoleRefusal> {
  const permission = PERMISSIONS[change];
  if (!actor.allowedActions.includes(permission)) return refused('noPermission', permission);
  return role && change !== 'create' ? canGiveRole(actor, role) : ALLOWED;
}
