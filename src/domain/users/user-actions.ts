import { type Access, ALLOWED, refused } from '../access';
import type { CurrentUser } from './user';
import type { UserRow } from './user-row';

/** The signed-in user, who acts. */
export type UserActor = Pick<CurrentUser, 'email' | 'allowedActions'>;

/** The permission that impersonating takes (contract §3). */
const IMPERSONATE = 'User.Impersonate';
/** The permission that deleting users takes. */
const DELETE = 'User.Delete';
/** The permission that changing the profile of somebody else takes. */
const EDIT = 'User.Edit';

/** Why a user cannot be deleted. */
export type DeleteRefusal = 'self' | 'systemUser' | 'noPermission';

/** Why a user cannot be impersonated. */
export type ImpersonateRefusal = 'self' | 'noPermission';

/** Whether two e-mails are one user: an e-mail is the id, in whatever case. */
export function isSameUser(one: { readonly email: string }, other: { readonly email: string }) {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

/** Needs the permission `User.Delete`; users cannot delete themselves, nor a system user. */
export function canDelete(
  actor: UserActor,
  user: Pick<UserRow, 'email' | 'isSystem'>,
): Access<DeleteRefusal> {
  if (isSameUser(actor, user)) return refused('self');
  if (user.isSystem) return refused('systemUser');
  return actor.allowedActions.includes(DELETE) ? ALLOWED : refused('noPermission', DELETE);
}

/** Whether a profile may be changed: one's own, or with the permission `User.Edit`. */
export function canEdit(
  actor: UserActor,
  user: { readonly email: string },
): Access<'noPermission'> {
  return isSameUser(actor, user) || actor.allowedActions.includes(EDIT)
    ? ALLOWED
    : refused('noPermission', EDIT);
}

/** Needs the permission `User.Impersonate`; never offered for oneself (contract §3). */
export function canImpersonate(
  actor: UserActor,
  user: { readonly email: string },
): Access<ImpersonateRefusal> {
  if (isSameUser(actor, user)) return refused('self');
  return actor.allowedActions.includes(IMPERSONATE)
    ? ALLOWED
    : refused('noPermission', IMPERSONATE);
}
