import { type Access, ALLOWED, refused } from '../access';
import type { CurrentUser } from '../users/user';
import type { Role } from './role';

/** A role through whose permissions the portal is looked at (contract §4.30). */
export interface ViewedRole {
  /** Its name. */
  readonly name: string;
  /** Names of its permissions, as they were when the view began. */
  readonly permissions: readonly string[];
}

/** The permission that looking at the portal as a role takes (contract §4.30). */
const VIEW_AS = 'Permissions.Edit';

/** Whether somebody may look at the portal as a role: who may change roles, since they see them all. */
export function canViewAs({
  allowedActions,
}: Pick<CurrentUser, 'allowedActions'>): Access<'noPermission'> {
  return allowedActions.includes(VIEW_AS) ? ALLOWED : refused('noPermission', VIEW_AS);
}

/** What is kept of a role while it is looked at. */
export function toViewedRole({ name, permissions }: Role): ViewedRole {
  return { name, permissions: permissions.map((permission) => permission.name) };
}

/** A user as they would be with another role: their name, their company and its level stay. */
export function asHolder(user: CurrentUser, { name, permissions }: ViewedRole): CurrentUser {
  return {
    ...user,
    roles: [
      {
        name,
        permissions: permissions.map((permission) => ({ name: permission, description: '' })),
      },
    ],
    roleName: name,
    allowedActions: permissions,
  };
}
