import { type Access, ALLOWED, refused } from '../access';
import { isSameUser, type UserActor } from './user-actions';
import type { UserRow } from './user-row';

/** What can be done to the account of somebody else (workday §2). */
export const ACCOUNT_ACTIONS = ['resetSecondFactor', 'deactivate', 'activate'] as const;

/** One of {@link ACCOUNT_ACTIONS}. */
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** What decides what can be done to an account. */
export type AccountFacts = Pick<
  UserRow,
  'email' | 'isSystem' | 'isActive' | 'beyondOwnRights' | 'twoFactorEnabled'
>;

/** The permissions that it takes. */
const PERMISSIONS = {
  resetSecondFactor: 'User.ResetTwoFactor',
  deactivate: 'User.Deactivate',
  activate: 'User.Deactivate',
} as const satisfies Record<AccountAction, string>;

/** Why something cannot be done to an account. */
export type AccountRefusal =
  | 'self'
  | 'noPermission'
  | 'systemUser'
  | 'beyondOwnRights'
  | 'alreadyOff';

/** Whether somebody may do something to an account (workday §2). */
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

/** What is offered for an account: it is switched off or on, where it is known which it is. */
export function accountActionsOf({
  isActive,
}: Pick<UserRow, 'isActive'>): readonly AccountAction[] {
  const turn =
    isActive === null ? [] : [isActive ? ('deactivate' as const) : ('activate' as const)];
  return ['resetSecondFactor', ...turn];
}

/** Whether it is not done without saying why (workday §9.7). */
export function needsReason(action: AccountAction): boolean {
  return action !== 'activate';
}

/** Whether somebody may do each of it to an account. */
export type AccountAccess = Readonly<Record<AccountAction, Access<AccountRefusal>>>;

/** {@link canChangeAccount} of everything. */
export function accountAccess(actor: UserActor, user: AccountFacts): AccountAccess {
  const access = (action: AccountAction) => canChangeAccount(actor, action, user);
  return {
    resetSecondFactor: access('resetSecondFactor'),
    deactivate: access('deactivate'),
    activate: access('activate'),
  };
}
