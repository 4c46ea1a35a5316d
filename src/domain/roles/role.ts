import { type Access, ALLOWED, refused } from '../access';
import type { Permission } from '../users/user';

/** A named group of the permission catalogue, in the server's order. */
export interface PermissionCategory {
  /** Name of the category. */
  readonly name: string;
  /** Its permissions, in the server's order. */
  readonly permissions: readonly Permission[];
}

/** A role (specification §3). Its name may be any text, even `__proto__` (contract §1). */
export interface Role {
  /** Name; also the id. */
  readonly name: string;
  /** `System` for a role of the product itself; otherwise the user who created it. */
  readonly owner: string;
  /** Its permissions. */
  readonly permissions: readonly Permission[];
}

/** A user in the list of a role (specification §3, "User in role"). */
export interface RoleMember {
  /** E-mail address; also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' if none. */
  readonly firstname: string;
  /** Last name; '' if none. */
  readonly lastname: string;
  /** Picture as base64; '' if none. */
  readonly userAvatar: string;
  /** Time of the last sign-in; null for never. */
  readonly lastLoginDate: Date | null;
  /** Whether the user can sign in. */
  readonly isActive: boolean;
  /** Whether it is a protected account of the product itself. */
  readonly isSystem: boolean;
}

/** Maximum length of a role name, in characters (contract §1, "Keys from the server"). */
export const ROLE_NAME_MAX = 200;
/** The owner that marks a system role (specification §6). */
export const SYSTEM_OWNER = 'System';
/** The role that users fall back to (specification §6). */
export const GUEST_ROLE = 'Guest';
/** The role whose system users are protected (specification §6). */
export const ADMIN_ROLE = 'Admin';
/** Permissions named on a role card before "and N more..." (specification §9). */
export const CARD_PERMISSIONS_SHOWN = 5;
/** Avatars on a role card before "+N" (specification §9). */
export const CARD_USERS_SHOWN = 5;
/** Page size for the users of a role card, page 1 (specification §7.3). */
export const CARD_USERS_PAGE_SIZE = 10;
/** Users on a page in the dialogs that list who is affected by a change. */
export const AFFECTED_PAGE_SIZE = 5;
/** Concurrent calls for the users of role cards (contract §4.17). */
export const CARD_CALLS_AT_A_TIME = 6;

/** Whether a role belongs to the product itself: its owner is exactly `System`. */
export function isSystemRole(role: Pick<Role, 'owner'>): boolean {
  return role.owner === SYSTEM_OWNER;
}

/** System roles can be viewed but not edited or deleted (specification §6). */
export function canChangeRole(role: Pick<Role, 'owner'>): Access<'systemRole'> {
  return isSystemRole(role) ? refused('systemRole') : ALLOWED;
}

/**
 * Whether a user's role can be revoked: never Guest, never Admin from a system user (specification
 * §5).
 */
export function canRevoke(
  role: Pick<Role, 'name'>,
  user: Pick<RoleMember, 'isSystem'>,
): Access<'guestRole' | 'systemUser'> {
  if (role.name === GUEST_ROLE) return refused('guestRole');
  if (role.name === ADMIN_ROLE && user.isSystem) return refused('systemUser');
  return ALLOWED;
}

/**
 * A user cannot assign a role with permissions they lack, except Guest, the fallback role (contract
 * §4.30).
 */
export function canGiveRole(
  giver: { readonly allowedActions: readonly string[] },
  { name, permissions }: Pick<Role, 'name' | 'permissions'>,
): Access<'beyondOwnRights'> {
  if (name === GUEST_ROLE) return ALLOWED;
  const lacked = permissions.find((each) => !giver.allowedActions.includes(each.name));
  return lacked ? refused('beyondOwnRights', lacked.name) : ALLOWED;
}

/** A system user keeps the role Admin, so no other role can be assigned (specification §5). */
export function canGetRole(user: {
  readonly isSystem: boolean;
  readonly roles: readonly string[] | null;
}): Access<'systemUser'> {
  return user.isSystem && user.roles?.includes(ADMIN_ROLE) ? refused('systemUser') : ALLOWED;
}

/** Splits a list into the first five and the number for "and N more..." (§2.6). */
export function splitForCard<T>(
  items: readonly T[],
  shown: number,
): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: items.slice(0, shown), more: Math.max(0, items.length - shown) };
}
