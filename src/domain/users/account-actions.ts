import { type Access, ALLOWED, refused } from '../access';
import { isSameUser, type UserActor } from './user-actions';
import type { UserRow } from './user-row';

/** Actions on another user's account (workday §2). */
export const ACCOUNT_ACTIONS = ['resetSecondFactor', 'deactivate', 'activate'] as const;

/** One of {@link ACCOUNT_ACTIONS}. */
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** The fields that determine the available actions. */
export type AccountFacts = Pick<
  UserRow,
  'email' | 'isSystem' | 'isActive' | 'beyondOwnRights' | 'twoFactorEnabled'
>;

/** The permission for each action. */
const PERMISSIONS = {
  resetSecondFactor: 'User.ResetTwoFactor',
  deactivate: 'User.Deactivate',
  activate: 'User.Deactivate',
} as const satisfies Record<AccountAction, string>;

/** Why an action on an account is not available. */
export type AccountRefusal =
  | 'self'
  | 'noPermission'
  | 'systemUser'
  | 'beyondOwnRights'
  | 'alreadyOff';

/** Access to an action on an account (workday §2). */
export function canChangeAccount(
  actor: UserActor,
  action: AccountAction,
  user: AccountFacts,
): Access<AccountRefusal> {
  if (isSameUser(actor, user)) return refused('self');
  const permission = PERMISSIONS[action];
  if (!actor.allowedActions.includes(permission)) return refused('noPermission', permission);
  if (user.isSystem) return refused('systemUser');
  const isBeyond = action === 'resetSecondFactor' && user.beyondOwnRights === true;
  if (isBeyond) return refused('beyondOwnRights');
  const isOff = action === 'resetSecondFactor' && user.twoFactorEnabled === false;
  return isOff ? refused('alreadyOff') : ALLOWED;
}

/** The actions to show; activate or deactivate depends on the account's state, if known. */
export function accountActionsOf({
  isActive,
}: Pick<UserRow, 'isActive'>): readonly AccountAction[] {
  const turn =
    isActive === null ? [] : [isActive ? ('deactivate' as const) : ('activate' as const)];
  return ['resetSecondFactor', ...turn];
}

/** Whether an action needs a reason (workday §9.7). */
export function needsReason(action: AccountAction): boolean {
  return action !== 'activate';
}

/** Access to each action on an account. */
export type AccountAccess = Readonly<Record<AccountAction, Access<AccountRefusal>>>;

/** {@link canChangeAccount} for all actions. */
export function accountAccess(actor: UserActor, user: AccountFacts): AccountAccess {
  const access = (action: AccountAction) => canChangeAccount(actor, action, user);
  return {
    resetSecondFactor: access('resetSecondFactor'),
    deactivate: access('deactivate'),
    activate: access('activate'),
  };
}
