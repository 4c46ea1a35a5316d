import { type Access, ALLOWED, refused } from '../access';
import type { CurrentUser } from './user';
import type { UserRow } from './user-row';

/** The signed-in user. */
export type UserActor = Pick<CurrentUser, 'email' | 'allowedActions'> &
  // Users of level 0 only see their own company (workday §1).
  Partial<Pick<CurrentUser, 'customerType'>>;

/** Required to impersonate (contract §3). */
const IMPERSONATE = 'User.Impersonate';
const DELETE = 'User.Delete';
const EDIT = 'User.Edit';

/** Why a user cannot be deleted. */
export type DeleteRefusal = 'self' | 'systemUser' | 'noPermission';

/** Why a user cannot be impersonated. */
export type ImpersonateRefusal = 'self' | 'noPermission' | 'beyondOwnRights';

/** Whether two e-mails are the same user; e-mails are ids, case-insensitive. */
export function isSameUser(one: { readonly email: string }, other: { readonly email: string }) {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

/** Needs the permission `User.Delete`; not for oneself or a system user. */
export function canDelete(
  actor: UserActor,
  user: Pick<UserRow, 'email' | 'isSystem'>,
): Access<DeleteRefusal> {
  if (isSameUser(actor, user)) return refused('self');
  if (!actor.allowedActions.includes(DELETE)) return refused('noPermission', DELETE);
  return user.isSystem ? refused('systemUser') : ALLOWED;
}

/** Users can change their own details; those of others need `User.Edit`. */
export function canChangeDetails(
  actor: UserActor,
  user: Pick<UserRow, 'email'>,
): Access<'noPermission'> {
  const isAllowed = isSameUser(actor, user) || actor.allowedActions.includes(EDIT);
  return isAllowed ? ALLOWED : refused('noPermission', EDIT);
}

/**
 * Needs the permission `User.Impersonate`; never for oneself (contract §3), or for a user with
 * permissions beyond one's own, as marked by the server (contract §4.30).
 */
export function canImpersonate(
  actor: UserActor,
  user: Pick<UserRow, 'email' | 'beyondOwnRights'>,
): Access<ImpersonateRefusal> {
  if (isSameUser(actor, user)) return refused('self');
  if (!actor.allowedActions.includes(IMPERSONATE)) return refused('noPermission', IMPERSONATE);
  return user.beyondOwnRights ? refused('beyondOwnRights') : ALLOWED;
}
