import { type Access, ALLOWED, refused } from '../access';
import { isAtLevel, type NavigationViewer } from './navigation';

/** The largest number on a badge; higher ones show "99+". */
export const BADGE_MAX = 99;

/** Whether the header shows the cart: Marketplace.ReadWrite, at any level (specification §6). */
export function canUseCart({ allowedActions, customerType }: NavigationViewer): boolean {
  return allowedActions.includes('Marketplace.ReadWrite') && isAtLevel(customerType, 0);
}

/** Required to invite users (specification §6). */
const INVITE = 'User.Invite';

/** Why the Invite button is disabled. */
export type InviteRefusal = 'noPermission';

/** Access to inviting users: only with User.Invite (specification §6). */
export function inviteAccess({
  allowedActions,
}: Pick<NavigationViewer, 'allowedActions'>): Access<InviteRefusal> {
  return allowedActions.includes(INVITE) ? ALLOWED : refused('noPermission', INVITE);
}

/** A count as a non-negative integer; 0 for anything else. */
export function badgeCount(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
}
