import { type Access, ALLOWED, refused } from '../access';

/**
 * Actions on users and roles that are blocked while impersonating, unless the server allows them.
 */
export const DANGEROUS_ACTIONS = [
  /** Changing the password of the impersonated account. */
  'changePassword',
  /** Setting up or removing its second factor. */
  'changeTwoFactor',
  'deleteUsers',
  /** Changing profiles, including that of the impersonated account. */
  'changeUsers',
  /** Inviting users; resending and withdrawing invitations. */
  'inviteUsers',
  /** Creating, editing, deleting, assigning and revoking roles. */
  'manageRoles',
] as const;

/** One of {@link DANGEROUS_ACTIONS}. */
export type DangerousAction = (typeof DANGEROUS_ACTIONS)[number];

/** Why a dangerous action is refused. */
export type DangerousRefusal = 'impersonating';

/**
 * Access to a dangerous action, for disabling controls; the server decides.
 *
 * @param isImpersonating whether the tab impersonates a user
 * @param allow exceptions allowed by the server: `allowedWhileImpersonating` of the user
 */
export function canWhileImpersonating(
  action: DangerousAction,
  isImpersonating: boolean,
  allow: readonly string[] = [],
): Access<DangerousRefusal> {
  return isImpersonating && !allow.includes(action) ? refused('impersonating') : ALLOWED;
}

/** Commerce writes that are blocked while impersonating (wire §1). */
export const COMMERCE_SETTINGS = [
  /** Placing and cancelling orders, retrying a line. */
  'placeOrders',
  /** Approving and rejecting orders. */
  'approveOrders',
  /** Changing subscriptions and their renewal. */
  'changeSubscriptions',
  /** Recording payments, voiding statements. */
  'recordPayments',
] as const;

/** One of {@link COMMERCE_SETTINGS}. */
export type CommerceSetting = (typeof COMMERCE_SETTINGS)[number];

/** All writes that are blocked while impersonating unless the server allows them (wire §1). */
export const IMPERSONATION_SETTINGS = [...COMMERCE_SETTINGS, ...DANGEROUS_ACTIONS] as const;

/** One of {@link IMPERSONATION_SETTINGS}. */
export type ImpersonationSetting = (typeof IMPERSONATION_SETTINGS)[number];
