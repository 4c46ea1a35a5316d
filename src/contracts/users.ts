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

/** The owner of an account. */
export type AccountUser = Pick<UserRow, 'email' | 'firstname' | 'lastname'>;

/** The server's reason against it, by its code (workday §2). */
export type AccountObjection = 'lastAdministrator' | 'beyondOwnRights' | 'ownAccount';

/** A change of an account. */
export interface AccountEvent {
  /** The kind of change. */
  readonly action: AccountAction;
  /** The owner of the account. */
  readonly user: AccountUser;
}

/** The confirmation dialog, which asks for the reason. */
export interface AccountDialogState extends AccountEvent {
  /** What the user leaves behind; null if not relevant. */
  readonly holdings: Reading<Holdings> | null;
  /** The server's reason against it; null for none. */
  readonly objection: AccountObjection | null;
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  readonly failure: Failure | null;
  /** Confirms, with this reason. */
  readonly onConfirm: (reason: string) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Account actions, for a list or a page of users. */
export interface AccountControl {
  /** Why the actions are disabled now, for example while impersonating: sentences. */
  readonly refusals: Readonly<Partial<Record<AccountAction, string | undefined>>>;
  /** Opens the confirmation dialog. */
  readonly onAsk: (action: AccountAction, user: AccountUser) => void;
  /** The open confirmation dialog; null for none. */
  readonly dialog: AccountDialogState | null;
}

/** Account actions on a profile. */
export interface ProfileAccount extends AccountControl {
  /** Whether the action is allowed, and why not. */
  readonly access: AccountAccess;
}

/** A company that users belong to (workday §1). */
export interface PeopleCompany {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** A company that somebody can be invited to. */
export interface OfferedCompany extends PeopleCompany {
  /** Whether invitations to it are closed. */
  readonly isClosed: boolean;
}

/** Found companies, without the viewer's own. */
export interface FoundCompanies {
  /** The first matches. */
  readonly companies: readonly OfferedCompany[];
  /** Whether there are more. */
  readonly hasMore: boolean;
}

/** The choice of the company that somebody is invited to. */
export interface CompanyChoice {
  /** The viewer's company, offered first. */
  readonly own: PeopleCompany;
  /** The selected company. */
  readonly chosen: PeopleCompany;
  /** The search results. */
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
  /** The device whose trust is being revoked; null for none. */
  forgettingId: string | null;
  /** Why the trust could not be revoked; null for no failure. */
  forgetFailure: Failure | null;
  /** Revokes the trust in a device. */
  onForget: (id: string) => void;
  /** Opens the question before signing out a device. */
  onSignOut: (device: Device) => void;
  /** Opens the question before signing out all others. */
  onSignOutOthers: () => void;
  /** The open question before signing out. */
  signOut: {
    /** Whether it is open. */
    isOpen: boolean;
    /** The device; null for all others. */
    device: Device | null;
    /** Whether the request is pending. */
    isPending: boolean;
    /** Why the last attempt failed; null for no failure. */
    failure: Failure | null;
    /** Signs out the device or devices. */
    onConfirm: () => void;
    /** Closes the dialog. */
    onClose: () => void;
  } | null;
}

/** Actions on a pending invitation (contract §4.29). */
export type InvitationAction = 'resend' | 'withdraw';

/** Somebody who is invited. */
export type InvitedUser = Pick<UserRow, 'email' | 'customerName'>;

/** A change of an invitation. */
export interface InvitationEvent {
  /** The kind of change. */
  readonly action: InvitationAction;
  /** The invited user. */
  readonly email: string;
  /** The company that they are invited to. @default unknown */
  readonly customerName?: string | undefined;
}

/** Pending invitations that can be sent again or withdrawn. */
export interface InvitationActions {
  /** Opens the confirmation dialog. */
  readonly onAsk: (action: InvitationAction, user: InvitedUser) => void;
  /** The open confirmation dialog; null for none. */
  readonly dialog: InvitationDialogState | null;
}

/** The dialog that asks before an invitation is sent again or withdrawn. */
export interface InvitationDialogState extends InvitationEvent {
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  readonly failure: Failure | null;
  /** Confirms. */
  readonly onConfirm: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The dialog of a deletion. */
export interface DeleteUsersDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The users and the progress of the deletion; keep it until the dialog has closed. */
  deletion: UserDeletion;
  /** What the first few leave behind, by e-mail (workday §2). @default unknown */
  holdings?: HoldingsByEmail | undefined;
  /** Starts the deletion; after the end, retries what failed. */
  onConfirm: () => void;
  /**
   * Called by Cancel, Close and Escape. While requests are pending it is Stop: no further ones are
   * sent.
   */
  onClose: () => void;
}

/** The dialog that invites several people. */
export interface InviteSeveralModalProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** Initial text of the field. */
  readonly text: string;
  /** The company that they are invited to, if fixed. @default not fixed */
  readonly company?: PeopleCompany | null | undefined;
  /** The choice of a company. @default none */
  readonly companies?: CompanyChoice | null | undefined;
  /** The roles to choose from; null if the viewer may not assign roles. */
  readonly roles: Reading<readonly Role[]> | null;
  /** Progress of the invitations; null while editing. */
  readonly invitations: Invitations | null;
  /** Sends the invitations, with the name of a role; null for the default role. */
  readonly onInvite: (emails: readonly string[], role: string | null) => void;
  /** Retries only what failed. */
  readonly onRetry: () => void;
  /**
   * Called by Cancel, Close and Escape. While requests are pending it is Stop: no further ones are
   * sent.
   */
  readonly onClose: () => void;
}

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** The user's e-mail, from the address. */
  email: string;
  /** Whether it is the viewer's own. */
  isOwn: boolean;
  /** The user. Failures of kind `notFound` and `forbidden` show their own pages. */
  user: Reading<ProfileUser>;
  /** Name of the details form in `onUnsavedChange`. */
  details: Omit<ProfileDetailsFormProps, 'email' | 'isOwn'>;
  /** The form of the password, and whether the viewer may use it. */
  password: Omit<ChangePasswordFormProps, 'email'> & {
    /** Whether the action is allowed, and why not. */
    access: Access<ProfileRefusal>;
  };
  /** Opens the dialogs of the second factor, and whether the viewer may. */
  secondFactor: {
    /** Whether the action is allowed, and why not. */
    access: Access<ProfileRefusal>;
    /** Opens the set-up. */
    onSetUp: () => void;
    /** Opens the question before turning it off. */
    onTurnOff: () => void;
    /** The set-up of the second factor, while it is open. @default closed */
    setUp?: TwoFactorSetupModalProps | null | undefined;
    /** The dialog that turns the second factor off. @default closed */
    turnOff?: TwoFactorDisableDialogProps | null | undefined;
  };
  /** Starts an impersonation of this user, and whether the viewer may. @default not offered */
  impersonation?:
    | {
        /** Whether the action is allowed, and why not. */
        access: Access<ImpersonateRefusal>;
        /** Called by the button. */
        onStart: () => void;
      }
    | false
    | undefined;
  /** Assigns another role to this user, see `useGiveRole`. @default only on the Roles page */
  roleGiving?: RoleGiving | undefined;
  /**
   * Resets the second factor, disables and enables the account, see `useAccountActions`. @default
   * not offered
   */
  account?: ProfileAccount | undefined;
  /** Additional sections after the second factor, such as `DevicesSection`. @default none */
  children?: ReactNode;
  /** Their activity, such as an `ActivityFeed`. @default none */
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
  /** The saved values. A change is adopted unless the user has edited the form. */
  values: ProfileDetails;
  /**
   * The user's e-mail: drafts then survive the end of a session if the application stores them.
   * @default none
   */
  email?: string | undefined;
  /** Whether they are the viewer's own, so that the browser may autofill them. */
  isOwn: boolean;
  /** Whether they are being saved: fields are read-only, and a second press is ignored. */
  isPending: boolean;
  /** Why editing is disabled now: a sentence. @default enabled */
  refusal?: string | undefined;
  /** Whether the viewer may change them, and why not. @default allowed */
  access?: Access<'noPermission'> | undefined;
  /** Why the last attempt failed; the input is kept. @default null */
  failure?: Failure | null | undefined;
  /** Called with validated, trimmed values. */
  onSubmit: (values: ProfileDetails) => void;
  /** Called on input with whether the form differs from the saved values. */
  onUnsavedChange: (hasChanges: boolean) => void;
}

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** The user's e-mail; password managers store the new password under it. */
  email: string;
  /** Whether it is being changed: fields are read-only, and a second press is ignored. */
  isPending: boolean;
  /** Why the last attempt failed; the input is kept. @default null */
  failure?: Failure | null | undefined;
  /** How often it has been changed here. An increase clears the fields. */
  changes: number;
  /** Called with validated values, exactly as typed. */
  onSubmit: (values: ChangePasswordValues) => void;
  /** Called on input with whether a new password was entered. */
  onUnsavedChange: (hasChanges: boolean) => void;
}

/** Props of {@link TwoFactorSetupModal}. */
export interface TwoFactorSetupModalProps
  extends Omit<TwoFactorKeyProps, 'sharedKey' | 'authenticatorUri'> {
  /** Whether it is open (controlled). Discard the key when it closes. */
  isOpen: boolean;
  /** The key from the server. */
  setup: Reading<TwoFactorSetup>;
  /** Whether a code is being verified: the dialog cannot be closed, and no other code is sent. */
  isConfirming: boolean;
  /** Why the last code was refused. @default null */
  failure?: Failure | null | undefined;
  /** Called with six digits. */
  onConfirm: (code: string) => void;
  /** Called by Cancel, Escape and the close button. Close it here. */
  onClose: () => void;
}

/** Props of {@link TwoFactorKey}. */
export interface TwoFactorKeyProps {
  /** The key from the server; '' if it sent only the address. */
  sharedKey: string;
  /** `otpauth://…` for the QR code; '' if the server sent only the key. */
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
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The user's e-mail. */
  email: string;
  /** Whether it is being turned off; the dialog cannot be closed meanwhile. */
  isPending: boolean;
  /** Why it could not be turned off. @default null */
  failure?: Failure | null | undefined;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Called by "Keep it on" and by Escape. Close it here. */
  onClose: () => void;
}

/** Props of {@link RegionSettings}. */
export interface RegionSettingsProps {
  /** The languages to choose from, see `useOwnLanguage`. @default only the current one */
  language?: LanguageChoice | undefined;
  /** The current date settings. */
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
  /** Called with one user from a row's menu, or with all selected users. */
  onDelete: (users: readonly UserRow[]) => void;
  /** Why deletion is disabled now, for example while impersonating. @default enabled */
  refusal?: string | undefined;
  /** The open dialog that deletes users. @default none */
  dialog?: DeleteUsersDialogProps | null | undefined;
}

/**
 * Props of {@link UsersScreen}. Keep the functions stable. Selected users who may not be deleted
 * are ignored.
 */
export interface UsersScreenProps {
  /** The list. */
  readonly list: ListState<UserRow>;
  /** The viewer, who cannot delete or impersonate themselves. */
  actor: UserActor;
  /** Starts an impersonation. @default no such entry in the menus */
  onImpersonate?: ((user: UserRow) => void) | undefined;
  /** The present time in milliseconds since 1970, for "3 days ago". */
  now: number;
  /** Called by "Invite". @default none, and no such button */
  onInvite?: (() => void) | undefined;
  /** Why the viewer may not invite: a sentence. @default allowed */
  inviteRefusal?: string | undefined;
  /** Assigns other roles to users, see `useGiveRole`. @default no such entry in the menus */
  roleGiving?: RoleGiving | undefined;
  /** Sends pending invitations again and withdraws them, see `useInvitations`. @default no such entries */
  invitations?: InvitationActions | undefined;
  /** The export of all users that match the search and the filters. @default no such button */
  exporting?: CsvExport | undefined;
  /**
   * Resets second factors, disables and enables accounts, see `useAccountActions`. @default no such
   * entries
   */
  accounts?: AccountControl | undefined;
  /** Deletes users. */
  readonly deletion: UsersDeletion;
}
