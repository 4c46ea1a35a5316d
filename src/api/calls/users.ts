import type { TwoFactorSetup } from '../../domain/auth/session';
import { IMPERSONATION_SETTINGS } from '../../domain/impersonation/restrictions';
import type { PageQuery } from '../../domain/paging';
import { isZeroDate, parseServerTime } from '../../domain/time/server-time';
import type { Holdings } from '../../domain/users/holdings';
import type { User, UserRole } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { userSearchOf } from '../../domain/users/user-search';
import {
  anyText,
  as,
  email,
  type Field,
  loose,
  optional,
  otpAddress,
  page,
  record,
  secretText,
  someText,
  texts,
  unread,
  utcTime,
  type WireOf,
  whole,
  yesOrNo,
} from '../wire/fields';
import {
  asRecord,
  compact,
  count,
  distinct,
  flag,
  list,
  optionalFlag,
  text,
  unexpected,
} from '../wire/readers';
import {
  byQuery,
  type CallFacts,
  csvFile,
  type ExportQuery,
  get,
  listParams,
  patch,
  post,
  remove,
  written,
} from './call';
import { avatar, permissions, type WirePermission } from './roles';

/** Identifies a user by e-mail (contract §1). */
export interface UserInput {
  /** E-mail address, which is also the user's id. */
  readonly email: string;
}

const byEmail = ({ email }: UserInput) => ({ params: { email } });

const ROLE = () => ({ name: someText, permissions });
export const role = record<UserRole>(ROLE);

/** A user's role on the wire. */
interface Named {
  name: string;
}

/** A role with its permissions. */
interface WireRole extends Named {
  permissions: WirePermission[];
}

/** A user's roles; a plain name is accepted as one role. */
export const userRoles: Field<readonly UserRole[], WireRole[]> = (value) =>
  compact(list(value), (each) =>
    typeof each === 'string' ? { name: each, permissions: [] } : asRecord(each) && role.row(each),
  );

export const whereTrue: Field<true | undefined, boolean | undefined> = (value) =>
  flag(value) || undefined;
/** Omitted if it is missing. */
export const whereSaid: Field<string | undefined, string | undefined> = (value) =>
  text(value) || undefined;

/** The writes allowed while impersonating (wire §1). Unknown names allow nothing. */
export const allowedSettings: Field<User['allowedWhileImpersonating'], string[] | undefined> = (
  value,
) => IMPERSONATION_SETTINGS.filter((setting) => list(value).includes(setting));

const USER = () => ({
  email,
  firstname: loose(anyText),
  lastname: loose(anyText),
  username: loose(anyText),
  phone: loose(anyText),
  twoFactorEnabled: yesOrNo,
  userAvatar: avatar,
  customerId: loose(anyText),
  // Since the working day (workday §1).
  customerName: whereSaid,
  customerType: unread(loose(whole)),
  // Only for users with permissions beyond the caller's (contract §4.30).
  beyondOwnRights: whereTrue,
  roles: userRoles,
  // Not part of the specified user: a user is active unless the server says otherwise.
  isActive: as(loose(yesOrNo), (value) => optionalFlag(value) ?? true),
  isSystem: loose(yesOrNo),
  lastLoginDate: loose(utcTime),
  allowedWhileImpersonating: allowedSettings,
});

/** A user on the wire (specification §7.2). */
export type WireUser = WireOf<typeof USER>;

export const readUser = record<User, WireUser>(USER, 'email');

/** The signed-in user, or the impersonated one (specification §7.2). */
export const getCurrentUser = get('getCurrentUser', '/app/users/me', readUser);

/** One user by e-mail (specification §7.2). */
export const getUser = get('getUser', '/app/users/{email}', readUser, byEmail);

/** A last sign-in that may be missing: the zero date means never, an invalid time is null. */
const readLastLogin = (value: unknown): Date | 'never' | null =>
  parseServerTime(value) ?? (isZeroDate(value) ? 'never' : null);

const nameOf = ({ name }: UserRole) => name;

/** Names of a user's roles; null if missing. */
export const roleNames: Field<readonly string[] | null, Named[] | null | undefined> = (value) =>
  Array.isArray(value)
    ? distinct([...userRoles(value)], nameOf)
        .map(nameOf)
        .filter((name) => name !== '')
    : null;

const USER_ROW = () => ({
  email,
  firstname: loose(anyText),
  lastname: loose(anyText),
  userAvatar: avatar,
  isSystem: loose(yesOrNo),
  isActive: as(loose(yesOrNo), optionalFlag),
  twoFactorEnabled: as(loose(yesOrNo), optionalFlag),
  lastLoginDate: as(loose(utcTime), readLastLogin),
  // Only while the invitation is pending (contract §4.29).
  invitedAt: optional(utcTime),
  // Since the working day (workday §1).
  customerId: whereSaid,
  customerName: whereSaid,
  beyondOwnRights: whereTrue,
  roles: roleNames,
});

/** A row of the user list on the wire. */
export type WireUserRow = WireOf<typeof USER_ROW>;

const userRow = record<UserRow, WireUserRow>(USER_ROW, 'email');

export const readUsers = page(userRow);

/** Drops a search text of up to 3 characters from a query. */
const searched = <Asked extends ExportQuery>(input: Asked): Asked => ({
  ...input,
  searchString: userSearchOf(input.searchString ?? '') ?? '',
});

/**
 * A page of all users (specification §7.2). A search text of up to 3 characters is not sent, so the
 * response is the whole list. Order and filters are sent only if set: servers that do not support
 * them ignore them (wire §2).
 */
export const listUsers = get('listUsers', '/app/users', readUsers, (query: PageQuery) => ({
  query: listParams(searched(query)),
}));

/** Exports all users of a query (wire §2); the page is ignored. */
export const exportUsers = get('exportUsers', '/app/users/export', csvFile, (query: ExportQuery) =>
  byQuery(searched(query)),
);

/** A user to invite, and their company. */
export interface InvitationInput extends UserInput {
  /** Id of the company (workday §1). @default the caller's own */
  readonly customerId?: string | undefined;
}

/** Invites a user by e-mail (specification §7.2), to the caller's company or one below it. */
export const inviteUser = post(
  'inviteUser',
  '/app/users',
  written,
  // Without a company the body is as specified, for servers without companies of users.
  ({ email, customerId }: InvitationInput) => ({ body: { email, customerId } }),
);

/** Resends a pending invitation with a new link (contract §4.29). */
export const resendInvitation = post(
  'resendInvitation',
  '/app/users/{email}/invitation',
  written,
  byEmail,
);

/**
 * Withdraws a pending invitation: its link becomes invalid and the user is removed (contract
 * §4.29).
 */
export const withdrawInvitation = remove(
  'withdrawInvitation',
  '/app/users/{email}/invitation',
  written,
  byEmail,
);

/** Changes to a profile; omitted values stay (specification §7.2). */
export interface UserChanges {
  /** First name. */
  readonly firstname?: string;
  /** Last name. */
  readonly lastname?: string;
  /** Name shown in the portal. */
  readonly displayName?: string;
  /** Phone number, digits only. */
  readonly phoneNumber?: string;
  /** The new password. */
  readonly password?: string;
  /** Its confirmation (contract §2, "Profile completion"). */
  readonly changepassword?: string;
  /** The current password, required for a new one. */
  readonly oldPassword?: string;
}

/** A changed profile. */
interface UserUpdate extends UserInput {
  readonly changes: UserChanges;
}

/** Changes a profile, or completes it at the first sign-in (contract §2). */
export const updateUser = patch(
  'updateUser',
  '/app/users/{email}',
  written,
  ({ email, changes }: UserUpdate) => ({ params: { email }, body: changes }),
);

/** A changed password. */
interface PasswordInput extends UserInput {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes a password (specification §7.2). */
export const changePassword = patch(
  'changePassword',
  '/app/users/{email}/change-password',
  written,
  ({ email, oldPassword, newPassword }: PasswordInput) => ({
    params: { email },
    body: { oldPassword, newPassword },
  }),
);

/** Deletes one user; several are deleted one by one (specification §7.2). */
export const deleteUser = remove('deleteUser', '/app/users/{email}', written, byEmail);

const TWO_FACTOR = () => ({ sharedKey: secretText, authenticatorUri: otpAddress });

/** The setup of a second factor on the wire (contract §2). */
export type WireTwoFactorSetup = WireOf<typeof TWO_FACTOR>;

const twoFactor = record<TwoFactorSetup>(TWO_FACTOR, 'sharedKey', 'authenticatorUri');

export const readTwoFactorSetup: Field<TwoFactorSetup> = as(twoFactor, (body) => {
  const setup = twoFactor(body);
  return setup.sharedKey || setup.authenticatorUri ? setup : unexpected('two-factor setup');
});

/** Starts the setup of a second factor (contract §2). It is never retried automatically. */
export const setupTwoFactor = get(
  'setupTwoFactor',
  '/app/users/setup2fa/{email}',
  readTwoFactorSetup,
  byEmail,
  { hasEffects: true },
);

/** The first code of a second factor. */
interface CodeInput extends UserInput {
  readonly code: string;
}

/** Enables the second factor with its first code (contract §2). */
export const confirmTwoFactor = post(
  'confirmTwoFactor',
  '/app/users/setup2fa',
  written,
  ({ email, code }: CodeInput) => ({ query: { email, code } }),
);

/** Disables the second factor (specification §7.2). */
export const disableTwoFactor = post(
  'disableTwoFactor',
  '/app/users/disable2fa/{email}',
  written,
  byEmail,
);

/** An account to change, with the reason. */
export interface AccountInput extends UserInput {
  /** The reason, for the activity log: 1 to 500 characters; '' where it is optional. */
  readonly reason: string;
}

const withReason = ({ email, reason }: AccountInput) => ({ params: { email }, body: { reason } });

/**
 * Removes the second factor of a user who lost their phone, with recovery codes, trusted devices,
 * passkeys and all sessions (workday §2).
 */
export const resetSecondFactor = post(
  'resetSecondFactor',
  '/app/users/{email}/second-factor/reset',
  readUser,
  withReason,
);

/** Deactivates an account: its sessions end, and it can no longer sign in (workday §2). */
export const deactivateUser = post(
  'deactivateUser',
  '/app/users/{email}/deactivate',
  readUser,
  withReason,
);

/** Activates an account again; the reason may be '' (workday §9.7). */
export const activateUser = post(
  'activateUser',
  '/app/users/{email}/activate',
  readUser,
  withReason,
);

/** Missing and invalid numbers are unknown. */
const held: Field<number | null, number> = as(whole, (value) => count(value));

const HOLDINGS = () => ({
  roles: texts(someText),
  waitingOrders: held,
  openCartLines: held,
  apiKeys: held,
  invitationsSent: held,
  devices: held,
});

/** A user's holdings on the wire (workday §2). */
export type WireHoldings = WireOf<typeof HOLDINGS>;

export const readHoldings = record<Holdings>(
  HOLDINGS,
  'roles',
  'waitingOrders',
  'openCartLines',
  'apiKeys',
  'invitationsSent',
  'devices',
);

/** What a user leaves behind (workday §2). */
export const getHoldings = get('getHoldings', '/app/users/{email}/holdings', readHoldings, byEmail);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const EMAIL = 'zoë+1@example.com';
  const IN_PATH = 'zo%C3%AB%2B1%40example.com';
  const INVITE = { needs: ['User.Invite'], setting: 'inviteUsers' } as const;
  const PENDING = {
    ...INVITE,
    about: 'person',
    optional: 'where lists of users say `invitedAt`',
  } as const;
  const TWO_FACTOR_OF = { setting: 'changeTwoFactor', about: 'own' } as const;
  const ACCOUNTS = { optional: 'to reset second factors and to switch accounts off' } as const;
  const SWITCH = {
    ...ACCOUNTS,
    needs: ['User.Deactivate'],
    setting: 'changeUsers',
    about: 'person',
    only: 'somebodyElse',
  } as const;
  return {
    getCurrentUser: { isOfSession: true, example: [undefined, 'GET /app/users/me'] },
    getUser: {
      needs: ['User.Read'],
      about: 'person',
      isOwnFree: true,
      example: [{ email: EMAIL }, `GET /app/users/${IN_PATH}`],
    },
    listUsers: {
      needs: ['User.Read'],
      example: [
        { pageNumber: 2, pageSize: 50, searchString: 'anna' },
        'GET /app/users?pageNumber=2&pageSize=50&searchString=anna',
      ],
    },
    exportUsers: {
      ...ACCOUNTS,
      needs: ['User.Read', 'User.Export'],
      example: [
        { searchString: 'halv', sort: '-name' },
        'GET /app/users/export?searchString=halv&sort=-name',
      ],
    },
    inviteUser: {
      ...INVITE,
      about: 'company',
      refuses: { 400: [''], 422: ['invalid'] },
      example: [{ email: EMAIL }, 'POST /app/users', { email: EMAIL }],
    },
    resendInvitation: {
      ...PENDING,
      refuses: { 409: [''] },
      example: [{ email: EMAIL }, `POST /app/users/${IN_PATH}/invitation`],
    },
    withdrawInvitation: {
      ...PENDING,
      refuses: { 409: [''] },
      example: [{ email: EMAIL }, `DELETE /app/users/${IN_PATH}/invitation`],
    },
    updateUser: {
      needs: ['User.Edit'],
      setting: 'changeUsers',
      about: 'person',
      isOwnFree: true,
      refuses: { 400: [''] },
      example: [
        { email: EMAIL, changes: { firstname: 'Zoë', oldPassword: 'x' } },
        `PATCH /app/users/${IN_PATH}`,
        { firstname: 'Zoë', oldPassword: 'x' },
      ],
    },
    changePassword: {
      setting: 'changePassword',
      about: 'own',
      refuses: { 400: [''] },
      example: [
        { email: EMAIL, oldPassword: 'a', newPassword: 'b' },
        `PATCH /app/users/${IN_PATH}/change-password`,
        { oldPassword: 'a', newPassword: 'b' },
      ],
    },
    deleteUser: {
      needs: ['User.Delete'],
      setting: 'deleteUsers',
      about: 'person',
      only: 'unprotected',
      refuses: { 400: [''] },
      example: [{ email: EMAIL }, `DELETE /app/users/${IN_PATH}`],
    },
    setupTwoFactor: {
      ...TWO_FACTOR_OF,
      refuses: { 400: [''] },
      example: [{ email: EMAIL }, `GET /app/users/setup2fa/${IN_PATH}`],
    },
    confirmTwoFactor: {
      ...TWO_FACTOR_OF,
      refuses: { 400: [''] },
      example: [
        { email: EMAIL, code: '012345' },
        `POST /app/users/setup2fa?email=${IN_PATH}&code=012345`,
      ],
    },
    disableTwoFactor: {
      needs: ['User.ResetTwoFactor'],
      setting: 'changeTwoFactor',
      about: 'person',
      isOwnFree: true,
      only: 'within',
      refuses: { 400: [''] },
      example: [{ email: EMAIL }, `POST /app/users/disable2fa/${IN_PATH}`],
    },
    resetSecondFactor: {
      ...ACCOUNTS,
      needs: ['User.ResetTwoFactor'],
      setting: 'changeTwoFactor',
      about: 'person',
      only: 'resettable',
      refuses: { 403: ['own_account'], 422: ['invalid'] },
      example: [
        { email: EMAIL, reason: 'lost phone' },
        `POST /app/users/${IN_PATH}/second-factor/reset`,
        { reason: 'lost phone' },
      ],
    },
    deactivateUser: {
      ...SWITCH,
      refuses: { 403: ['own_account'], 409: ['last_administrator'], 422: ['invalid'] },
      example: [
        { email: EMAIL, reason: 'left' },
        `POST /app/users/${IN_PATH}/deactivate`,
        { reason: 'left' },
      ],
    },
    activateUser: {
      ...SWITCH,
      refuses: { 403: ['own_account'], 422: ['invalid'] },
      example: [
        { email: EMAIL, reason: '' },
        `POST /app/users/${IN_PATH}/activate`,
        { reason: '' },
      ],
    },
    getHoldings: {
      ...ACCOUNTS,
      needs: ['User.Read'],
      about: 'person',
      example: [{ email: EMAIL }, `GET /app/users/${IN_PATH}/holdings`],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
