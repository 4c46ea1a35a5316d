import type { ReactNode } from 'react';
import type { Access } from '../domain/access';
import type { TwoFactorSetup } from '../domain/auth/session';
import type { Failure } from '../domain/failure';
import type { ChangePasswordValues } from '../domain/forms/change-password';
import type { ProfileDetails } from '../domain/forms/profile';
import type { Reading } from '../domain/reading';
import type { Role } from '../domain/roles/role';
import type { DateStyle, DateWays } from '../domain/time/date-ways';
import type { AccountAccess, AccountAction } from '../domain/users/account-actions';
import type { Device } from '../domain/users/device';
import type { Holdings, HoldingsByEmail } from '../domain/users/holdings';
import type { ProfileRefusal } from '../domain/users/profile-access';
import type { User } from '../domain/users/user';
import type { ImpersonateRefusal, UserActor } from '../domain/users/user-actions';
import type { UserDeletion } from '../domain/users/user-deletion';
import type { Invitations } from '../domain/users/user-invitations';
import type { UserRow } from '../domain/users/user-row';
import type { CsvExport, ListState } from './list';
import type { RoleGiving } from './roles';
import type { LanguageChoice } from './shell';

/** Somebody whose account it is. */
export type AccountUser = Pick<UserRow, 'email' | 'firstname' | 'lastname'>;

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

/** What can be done to the account of a profile. */
export interface ProfileAccount extends AccountControl {
  /** Whether the viewer may, and why not. */
  readonly access: AccountAccess;
}

/** A company, as far as people belong to it (workday §1). */
export interface PeopleCompany {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** A company that somebody can be invited to. */
export interface OfferedCompany extends PeopleCompany {
  /** Nobody is invited to it any more. */
  readonly isClosed: boolean;
}

/** Companies that were found, without one's own. */
export interface FoundCompanies {
  /** The first of them. */
  readonly companies: readonly OfferedCompany[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

/** The choice of the company that somebody is invited to. */
export interface CompanyChoice {
  /** One's own company, which is offered first. */
  readonly own: PeopleCompany;
  /** The one that is chosen. */
  readonly chosen: PeopleCompany;
  /** What the search found. */
  readonly found: Reading<FoundCompanies>;
  /** The text of the search. */
  readonly searchText: string;
  /** Called with each change of that text. */
  readonly onSearchTextChange: (text: string) => void;
  /** Called with the company that was chosen. */
  readonly onChoose: (company: PeopleCompany) => void;
}

/** What the list of one's own devices shows and calls (contract §4.28). */
export interface DevicesSectionProps {
  /** The devices, this one first. */
  devices: Reading<readonly Device[]>;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** The device that is about to be trusted no longer; null for none. */
  forgettingId: string | null;
  /** Why a device is still trusted; null when that did not fail. */
  forgetFailure: Failure | null;
  /** Takes the trust in a device back. */
  onForget: (id: string) => void;
  /** Asks whether to sign out on a device. */
  onSignOut: (device: Device) => void;
  /** Asks whether to sign out on all others. */
  onSignOutOthers: () => void;
  /** The question whether to sign out, once it was asked. */
  signOut: {
    /** Whether it is open. */
    isOpen: boolean;
    /** The device that is asked about; null for all others. */
    device: Device | null;
    /** Whether the server is being told. */
    isPending: boolean;
    /** Why the last try failed; null when it did not. */
    failure: Failure | null;
    /** Signs out there. */
    onConfirm: () => void;
    /** Closes it. */
    onClose: () => void;
  } | null;
}

/** What can be done about an invitation that is pending (contract §4.29). */
export type InvitationAction = 'resend' | 'withdraw';

/** Somebody who is invited. */
export type InvitedUser = Pick<UserRow, 'email' | 'customerName'>;

/** What was done about an invitation. */
export interface InvitationEvent {
  /** What it was. */
  readonly action: InvitationAction;
  /** Whose invitation it is, or was. */
  readonly email: string;
  /** The company that they are invited to. @default it is not known */
  readonly customerName?: string | undefined;
}

/** Pending invitations that can be sent again or withdrawn. */
export interface InvitationActions {
  /** Asks before it is done. */
  readonly onAsk: (action: InvitationAction, user: InvitedUser) => void;
  /** The dialog that asks; null for none. */
  readonly dialog: InvitationDialogState | null;
}

/** The dialog that asks before an invitation is sent again or withdrawn. */
export interface InvitationDialogState extends InvitationEvent {
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; null when it did not. */
  readonly failure: Failure | null;
  /** Does it. */
  readonly onConfirm: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** A deletion as its dialog shows it. */
export interface DeleteUsersDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Who is deleted, and how far it is; keep it until the dialog has closed. */
  deletion: UserDeletion;
  /** What they leave behind, of the first few, by e-mail (workday §2). @default it is not known */
  holdings?: HoldingsByEmail | undefined;
  /** Sends all that was asked for, at once; after the end, what failed once more. */
  onConfirm: () => void;
  /** Cancel, Close and Escape. While calls run it is Stop: no further one is sent. */
  onClose: () => void;
}

/** The dialog that invites several, as it shows it. */
export interface InviteSeveralModalProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** What the field begins with. */
  readonly text: string;
  /** The company that they are invited to, where it is fixed. @default it is not */
  readonly company?: PeopleCompany | null | undefined;
  /** The choice of a company. @default there is none */
  readonly companies?: CompanyChoice | null | undefined;
  /** The roles that they can start with; null where the viewer gives none. */
  readonly roles: Reading<readonly Role[]> | null;
  /** How far the invitations are; null while they are typed. */
  readonly invitations: Invitations | null;
  /** Sends the invitations, with the name of a role; null for the one that users start with. */
  readonly onInvite: (emails: readonly string[], role: string | null) => void;
  /** Tries again what failed. */
  readonly onRetry: () => void;
  /** Cancel, Close and Escape. While calls run it is Stop: no further one is sent. */
  readonly onClose: () => void;
}

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Whose profile it is, as the address says. */
  email: string;
  /** Whether it is the viewer's own. */
  isOwn: boolean;
  /** The user. Failures of the kinds `notFound` and `forbidden` have pages of their own. */
  user: Reading<ProfileUser>;
  /** The form of the details, by its name in `onUnsavedChange`. */
  details: Omit<ProfileDetailsFormProps, 'email' | 'isOwn'>;
  /** The form of the password, and whether the viewer may use it. */
  password: Omit<ChangePasswordFormProps, 'email'> & {
    /** Whether the viewer may, and why not. */
    access: Access<ProfileRefusal>;
  };
  /** What opens the dialogs of the second factor, and whether the viewer may. */
  secondFactor: {
    /** Whether the viewer may, and why not. */
    access: Access<ProfileRefusal>;
    /** Opens the set-up. */
    onSetUp: () => void;
    /** Asks whether to turn it off. */
    onTurnOff: () => void;
    /** The set-up of the second factor, while it is open. @default closed */
    setUp?: TwoFactorSetupModalProps | null | undefined;
    /** The dialog that turns the second factor off. @default closed */
    turnOff?: TwoFactorDisableDialogProps | null | undefined;
  };
  /** Starts to act as this user, and whether the viewer may. @default it is not offered */
  impersonation?:
    | {
        /** Whether the viewer may, and why not. */
        access: Access<ImpersonateRefusal>;
        /** Called by the button. */
        onStart: () => void;
      }
    | false
    | undefined;
  /** Gives this user another role, see `useGiveRole`. @default it is done on the Roles page */
  roleGiving?: RoleGiving | undefined;
  /** Resets their second factor, switches their account off and on, see `useAccountActions`. @default it is not offered */
  account?: ProfileAccount | undefined;
  /** Sections of their own after that of the second factor, such as `DevicesSection`. @default none */
  children?: ReactNode;
  /** What they did and what was done to them, such as an `ActivityFeed`. @default nothing */
  activity?: ReactNode;
}

/** What the screen shows of a user. */
export type ProfileUser = Pick<
  User,
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'username'
  | 'userAvatar'
  | 'twoFactorEnabled'
  | 'roles'
  | 'isActive'
  | 'isSystem'
> &
  Partial<Pick<User, 'customerName'>>;

/** Props of {@link ProfileDetailsForm}. */
export interface ProfileDetailsFormProps {
  /** What is saved now. A change of it is taken over, unless the user has changed something. */
  values: ProfileDetails;
  /**
   * Whose they are: what is typed then survives the end of a session, where the application keeps it.
   * @default it does not
   */
  email?: string | undefined;
  /** Whether they are one's own: the browser may then fill them in. */
  isOwn: boolean;
  /** While they are saved: nothing can be changed, and a second press does nothing. */
  isPending: boolean;
  /** Why nothing may be changed now: a sentence. @default it may */
  refusal?: string | undefined;
  /** Whether the viewer may change them, and why not. @default they may */
  access?: Access<'noPermission'> | undefined;
  /** Why the last try failed; what was typed stays. @default null */
  failure?: Failure | null | undefined;
  /** Called with checked values, without the blanks around them. */
  onSubmit: (values: ProfileDetails) => void;
  /** Told, as the user types, whether the form differs from what is saved. */
  onUnsavedChange: (hasChanges: boolean) => void;
}

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** Whose password it is; password managers keep the new one under it. */
  email: string;
  /** While it is changed: nothing can be typed, and a second press does nothing. */
  isPending: boolean;
  /** Why the last try failed; what was typed stays. @default null */
  failure?: Failure | null | undefined;
  /** How often it has been changed here. One more empties the fields. */
  changes: number;
  /** Called with checked values, byte for byte as typed. */
  onSubmit: (values: ChangePasswordValues) => void;
  /** Told, as the user types, whether a new password has been begun. */
  onUnsavedChange: (hasChanges: boolean) => void;
}

/** Props of {@link TwoFactorSetupModal}. */
export interface TwoFactorSetupModalProps
  extends Omit<TwoFactorKeyProps, 'sharedKey' | 'authenticatorUri'> {
  /** Whether it is open. You hold it; take the key away with it. */
  isOpen: boolean;
  /** The key as the server gave it. */
  setup: Reading<TwoFactorSetup>;
  /** While a code is checked: nothing closes it, and nothing more is sent. */
  isConfirming: boolean;
  /** Why the last code was refused. @default null */
  failure?: Failure | null | undefined;
  /** Called with six digits. */
  onConfirm: (code: string) => void;
  /** Called by Cancel, Escape and the button in its corner. Close it here. */
  onClose: () => void;
}

/** Props of {@link TwoFactorKey}. */
export interface TwoFactorKeyProps {
  /** The key as the server sent it; '' when it sent the address alone. */
  sharedKey: string;
  /** `otpauth://…` for the QR code; '' when the server sent the key alone. */
  authenticatorUri: string;
  /** Copies the key. */
  onCopy: () => void;
  /** True for 1 second after a copy (specification §9). */
  isCopied: boolean;
  /** Whether the browser refused the last copy. */
  isCopyRefused: boolean;
}

/** Props of {@link TwoFactorDisableDialog}. */
export interface TwoFactorDisableDialogProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Whose second factor it is. */
  email: string;
  /** While it is turned off: nothing closes the dialog. */
  isPending: boolean;
  /** Why it could not be turned off. @default null */
  failure?: Failure | null | undefined;
  /** Called when it is confirmed. */
  onConfirm: () => void;
  /** Called by "Keep it on" and by Escape. Close it here. */
  onClose: () => void;
}

/** Props of {@link RegionSettings}. */
export interface RegionSettingsProps {
  /** The languages to choose from, see `useOwnLanguage`. @default none but the one that is spoken */
  language?: LanguageChoice | undefined;
  /** How dates are shown now. */
  ways: DateWays;
  /** The time zones to choose from, by their IANA names. */
  timeZones: readonly string[];
  /** The present time in milliseconds since 1970, for examples. */
  now: number;
  /** Called with the name of a time zone; undefined for that of the device. */
  onTimeZoneChange: (timeZone: string | undefined) => void;
  /** Called with a style; undefined for that of the language. */
  onDateStyleChange: (style: DateStyle | undefined) => void;
}

/** Deletes users, and the dialog that asks first. */
export interface UsersDeletion {
  /** Called with one user of a row's menu, or with all that are selected. */
  onDelete: (users: readonly UserRow[]) => void;
  /**
   * Why no user may be deleted now, while impersonating for example. @default users may be deleted
   */
  refusal?: string | undefined;
  /** The dialog in which users are deleted, once it was opened. @default none */
  dialog?: DeleteUsersDialogProps | null | undefined;
}

/**
 * Props of {@link UsersScreen}. Keep the functions stable. Of the selected, who may not be deleted
 * never counts.
 */
export interface UsersScreenProps {
  /** The list. */
  readonly list: ListState<UserRow>;
  /** Who is looking: nobody deletes or impersonates themselves. */
  actor: UserActor;
  /** Starts an impersonation. @default no such entry in the menus */
  onImpersonate?: ((user: UserRow) => void) | undefined;
  /** The present time in milliseconds since 1970, for "3 days ago". */
  now: number;
  /** Called by "Invite". @default none, and no such button */
  onInvite?: (() => void) | undefined;
  /** Why the viewer may not invite: a sentence. @default they may */
  inviteRefusal?: string | undefined;
  /** Gives users another role, see `useGiveRole`. @default no such entry in the menus */
  roleGiving?: RoleGiving | undefined;
  /** Sends pending invitations again and withdraws them, see `useInvitations`. @default no such entries */
  invitations?: InvitationActions | undefined;
  /** All users of the search and the filters as a file. @default no such button */
  exporting?: CsvExport | undefined;
  /** Resets second factors, switches accounts off and on, see `useAccountActions`. @default no such entries */
  accounts?: AccountControl | undefined;
  /** Deletes users. */
  readonly deletion: UsersDeletion;
}
