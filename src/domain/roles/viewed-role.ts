import { type Access, ALLOWED, refused } from '../access';
import type { CurrentUser } from '../users/user';
import type { Role } from './role';

/** The role in "view as role" (contract §4.30). */
export interface ViewedRole {
  /** Name of the role. */
  readonly name: string;
  /** Names of its permissions when the view started. */
  readonly permissions: readonly string[];
}

/** Required for "view as role" (contract §4.30). */
const VIEW_AS = 'Permissions.Edit';

/**
 * Whether a user may view the portal as a role: users who may change roles see all permissions
 * anyway.
 */
export function canViewAs({
  allowedActions,
}: Pick<CurrentUser, 'allowedActions'>): Access<'noPermission'> {
  return allowedActions.includes(VIEW_AS) ? ALLOWED : refused('noPermission', VIEW_AS);
}

/** What is stored of the role while it is viewed. */
export function toViewedRole({ name, permissions }: Role): ViewedRole {
  return { name, permissions: permissions.map((permission) => permission.name) };
}

/** The user with another role; name, company and level stay. */
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
