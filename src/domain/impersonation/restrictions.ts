import { type Access, ALLOWED, refused } from '../access';

/** Actions on people and roles that are blocked while impersonating, unless the server allows them. */
export const DANGEROUS_ACTIONS = [
  /** Changing the password of the account that is acted as. */
  'changePassword',
  /** Setting up or taking away its second factor. */
  'changeTwoFactor',
  'deleteUsers',
  /** Changing profiles, also that of the account that is acted as. */
  'changeUsers',
  /** Inviting, sending an invitation again, withdrawing it. */
  'inviteUsers',
  /** Creating, editing and deleting roles, assigning and revoking them. */
  'manageRoles',
] as const;

/** One of {@link DANGEROUS_ACTIONS}. */
export type DangerousAction = (typeof DANGEROUS_ACTIONS)[number];

/** Why a dangerous action is refused. */
export type DangerousRefusal = 'impersonating';

/**
 * Whether a dangerous action may be done. The server decides; this is what the screens disable, and
 * why.
 * @param isImpersonating whether the tab impersonates a user
 * @param allow what the server allows nevertheless: `allowedWhileImpersonating` of the user
 */
export function canWhileImpersonating(
  action: DangerousAction,
  isImpersonating: boolean,
  allow: readonly string[] = [],
): Access<DangerousRefusal> {
  return isImpersonating && !allow.includes(action) ? refused('impersonating') : ALLOWED;
}
