import { type Access, ALLOWED, refused } from '../access';
import type { CurrentUser } from '../users/user';
import { canChangeRole, type Role } from './role';

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

/** What is done to roles, or to who holds them. */
export type RoleChange = 'create' | 'edit' | 'delete' | 'assign';

/** Who changes roles. */
export type RoleActor = Pick<CurrentUser, 'allowedActions'>;

const PERMISSIONS: Record<RoleChange, string> = {
  create: 'Permissions.Create',
  edit: 'Permissions.Edit',
  delete: 'Permissions.Delete',
  assign: 'Permissions.Assign',
};

/** Whether somebody may make, change, delete or give roles. Until it is known who they are they may. */
export function changeAccess(
  actor: RoleActor | null | undefined,
  change: RoleChange,
): Access<'noPermission'> {
  const permission = PERMISSIONS[change];
  return !actor || actor.allowedActions.includes(permission)
    ? ALLOWED
    : refused('noPermission', permission);
}

/** What an action of the menu changes; undefined where it changes nothing. */
export function changeOf(action: RoleAction): RoleChange | undefined {
  if (action === 'duplicate') return 'create';
  return action === 'edit' || action === 'delete' ? action : undefined;
}
