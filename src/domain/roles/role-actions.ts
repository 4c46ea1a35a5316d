import { type Access, ALLOWED, refused } from '../access';
import { canChangeRole, canGiveRole, type Role } from './role';

/** What can be done with a role in the list. */
export type RoleAction = 'view' | 'edit' | 'duplicate' | 'compare' | 'delete';

/**
 * The menu of a role card: View for all roles, Edit and Delete only for non-system roles
 * (specification §2.6, §6). To copy or compare a role changes nothing about it, so all have that.
 */
export function roleActions(role: Pick<Role, 'owner'>): readonly RoleAction[] {
  return canChangeRole(role).allowed
    ? ['view', 'edit', 'duplicate', 'compare', 'delete']
    : ['view', 'duplicate', 'compare'];
}

/** What changes roles, or who has them. */
export type RoleChange = 'create' | 'edit' | 'delete' | 'give';

const PERMISSIONS = {
  create: 'Permissions.Create',
  edit: 'Permissions.Edit',
  delete: 'Permissions.Delete',
  give: 'Permissions.Assign',
} as const satisfies Record<RoleChange, string>;

/** Why somebody changes no role, or not this one. */
export type RoleRefusal = 'noPermission' | 'beyondOwnRights';

/** The change that an action of the menu makes; null for none. */
export function changeOf(action: RoleAction): RoleChange | null {
  if (action === 'duplicate') return 'create';
  return action === 'edit' || action === 'delete' ? action : null;
}

/**
 * Whether somebody may change a role, or give and take it (specification §7.3): each takes a permission
 * of its own, and a role that allows what they lack is not theirs to change (workday §9.6).
 *
 * @param role - null where it is about no role in particular
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
