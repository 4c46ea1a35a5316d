import { type Access, ALLOWED, refused } from '../access';
import { isAtLevel, type NavigationViewer } from './navigation';

/** The largest number on a badge; above it the badge shows "99+". */
export const BADGE_MAX = 99;

/** Whether the header shows the cart: Marketplace.ReadWrite, at any level (specification §6). */
export function canUseCart({ allowedActions, customerType }: NavigationViewer): boolean {
  return allowedActions.includes('Marketplace.ReadWrite') && isAtLevel(customerType, 0);
}

/** The permission that inviting takes (specification §6). */
const INVITE = 'User.Invite';

/** Why the Invite button is disabled. */
export type InviteRefusal = 'noPermission';

/** Whether the user may invite users: only with User.Invite (specification §6). */
export function inviteAccess({
  allowedActions,
}: Pick<NavigationViewer, 'allowedActions'>): Access<InviteRefusal> {
  return allowedActions.includes(INVITE) ? ALLOWED : refused('noPermission', INVITE);
}

/** A count as a whole number that is not negative; whatever else comes is 0. */
export function badgeCount(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
}
