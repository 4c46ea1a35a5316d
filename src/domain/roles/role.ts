import { type Access, ALLOWED, refused } from '../access';

/** One thing a role allows. Names are dotted, such as `User.Invite` (specification §3). */
export interface Permission {
  /** Its dotted name. */
  readonly name: string;
  /** What it allows, in the server's words. */
  readonly description: string;
}

/** A named group of the permission catalogue, in the server's order. */
export interface PermissionCategory {
  /** What the group is called. */
  readonly name: string;
  /** What it holds, in the server's order. */
  readonly permissions: readonly Permission[];
}

/** A role (specification §3). Its name is data: `__proto__` is an ordinary one (contract §1). */
export interface Role {
  /** Its name, which is also its id. */
  readonly name: string;
  /** `System` for a role of the product itself; otherwise the user who created it. */
  readonly owner: string;
  /** What it allows. */
  readonly permissions: readonly Permission[];
}

/** A user in the list of a role (specification §3, "User in role"). */
export interface RoleMember {
  /** Also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' for none. */
  readonly firstname: string;
  /** Last name; '' for none. */
  readonly lastname: string;
  /** Base64 picture or ''. */
  readonly userAvatar: string;
  /** The instant of the last sign-in, or null for never. */
  readonly lastLoginDate: Date | null;
  /** Whether they can sign in. */
  readonly isActive: boolean;
  /** Whether they belong to the product itself and are protected. */
  readonly isSystem: boolean;
}

/** Longest name of a role, in characters (contract §1, "Keys from the server"). */
export const ROLE_NAME_MAX = 200;
/** The owner that marks a system role (specification §6). */
export const SYSTEM_OWNER = 'System';
/** The role that users drop to (specification §6). */
export const GUEST_ROLE = 'Guest';
/** The role whose system users are protected (specification §6). */
export const ADMIN_ROLE = 'Admin';
/** Permissions named on a role card before "and N more..." (specification §9). */
export const CARD_PERMISSIONS_SHOWN = 5;
/** Avatars on a role card before "+N" (specification §9). */
export const CARD_USERS_SHOWN = 5;
/** People asked for a role card: page 1 with this size (specification §7.3). */
export const CARD_USERS_PAGE_SIZE = 10;
/** People a page in the dialogs that name whom a change concerns. */
export const AFFECTED_PAGE_SIZE = 5;
/** Calls for the people of cards that may run at a time (contract §4.17). */
export const CARD_CALLS_AT_A_TIME = 6;

/** Whether a role belongs to the product itself: the owner is exactly `System`. */
export function isSystemRole(role: Pick<Role, 'owner'>): boolean {
  return role.owner === SYSTEM_OWNER;
}

/** System roles can be viewed but not edited or deleted (specification §6). */
export function canChangeRole(role: Pick<Role, 'owner'>): Access<'systemRole'> {
  return isSystemRole(role) ? refused('systemRole') : ALLOWED;
}

/** Whether a user can lose a role: never Guest, never a system user in Admin (specification §5). */
export function canRevoke(
  role: Pick<Role, 'name'>,
  user: Pick<RoleMember, 'isSystem'>,
): Access<'guestRole' | 'systemUser'> {
  if (role.name === GUEST_ROLE) return refused('guestRole');
  if (role.name === ADMIN_ROLE && user.isSystem) return refused('systemUser');
  return ALLOWED;
}

/**
 * Nobody gives a role that allows what they may not do themselves, but for Guest, which everybody falls
 * back to (contract §4.30).
 */
export function canGiveRole(
  giver: { readonly allowedActions: readonly string[] },
  { name, permissions }: Pick<Role, 'name' | 'permissions'>,
): Access<'beyondOwnRights'> {
  if (name === GUEST_ROLE) return ALLOWED;
  const lacked = permissions.find((each) => !giver.allowedActions.includes(each.name));
  return lacked ? refused('beyondOwnRights', lacked.name) : ALLOWED;
}

/** A system user keeps the role Admin, and so can be given no other (specification §5). */
export function canGetRole(user: {
  readonly isSystem: boolean;
  readonly roles: readonly string[] | null;
}): Access<'systemUser'> {
  return user.isSystem && user.roles?.includes(ADMIN_ROLE) ? refused('systemUser') : ALLOWED;
}

/** What a card names and what it only counts: the first five and "and N more..." (§2.6). */
export function splitForCard<T>(
  items: readonly T[],
  shown: number,
): { readonly shown: readonly T[]; readonly more: number } {
  return { shown: items.slice(0, shown), more: Math.max(0, items.length - shown) };
}
