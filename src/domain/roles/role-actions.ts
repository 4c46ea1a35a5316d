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

/** Whether an action changes what roles there are or what they allow. */
export function isChange(action: RoleAction): boolean {
  return action !== 'view' && action !== 'compare';
}

/** Whether an action changes or deletes the role itself: not one that holds what one lacks (workday §9.6). */
export function altersRole(action: RoleAction): boolean {
  return action === 'edit' || action === 'delete';
}
