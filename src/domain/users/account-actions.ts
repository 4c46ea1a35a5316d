import { type Access, ALLOWED, refused } from '../access';
import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { Holdings } from './holdings';
import { isSameUser, type UserActor } from './user-actions';
import type { UserRow } from './user-row';

/** What can be done to the account of somebody else (workday §2). */
export const ACCOUNT_ACTIONS = ['resetSecondFactor', 'deactivate', 'activate'] as const;

/** One of {@link ACCOUNT_ACTIONS}. */
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** Somebody whose account it is. */
export type AccountUser = Pick<UserRow, 'email' | 'firstname' | 'lastname'>;

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

/** What the server has against it, by its code (workday §2). */
export type AccountObjection = 'lastAdministrator' | 'beyondOwnRights' | 'ownAccount';

/** What was done to an account. */
export interface AccountEvent {
  /** What it was. */
  readonly action: AccountAction;
  /** Whose account it is. */
  readonly user: AccountUser;
}

/** The dialog that asks before it is done, and why. */
export interface AccountDialogState extends AccountEvent {
  /** What they leave behind; null where that does not matter. */
  readonly holdings: Reading<Holdings> | null;
  /** What the server has against it; null for nothing. */
  readonly objection: AccountObjection | null;
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; null when it did not. */
  readonly failure: Failure | null;
  /** Does it, for this reason. */
  readonly onConfirm: (reason: string) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** What can be done to accounts, for a list or a page of people. */
export interface AccountControl {
  /** Why it cannot be done to anybody now, while impersonating for example: sentences. */
  readonly refusals: Readonly<Partial<Record<AccountAction, string | undefined>>>;
  /** Asks before it is done. */
  readonly onAsk: (action: AccountAction, user: AccountUser) => void;
  /** The dialog that asks; null for none. */
  readonly dialog: AccountDialogState | null;
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

/** What can be done to the account of a profile. */
export interface ProfileAccount extends AccountControl {
  /** Whether the viewer may, and why not. */
  readonly access: AccountAccess;
}
