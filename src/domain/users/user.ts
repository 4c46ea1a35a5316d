import type { ImpersonationSetting } from '../impersonation/restrictions';
import type { Reading } from '../reading';

/**
 * Level of a customer in the reseller chain (contract §2): 0 customer, 1 reseller, 2 provider
 * (administrator). A number, because rules compare it.
 */
export type CustomerType = number;

/** A role of a user. */
export interface UserRole {
  /** Name of the role. */
  readonly name: string;
  /** Its permissions. */
  readonly permissions: readonly Permission[];
}

/** A user (specification §3). Missing optional fields are empty, never undefined. */
export interface User {
  /** E-mail address; also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' if none. */
  readonly firstname: string;
  /** Last name; '' if none. */
  readonly lastname: string;
  /** Display name. */
  readonly username: string;
  /** Phone number; '' if none. */
  readonly phone: string;
  /** Whether sign-in needs a second factor. */
  readonly twoFactorEnabled: boolean;
  /** JPEG, PNG or WebP picture as base64 without a data: prefix; '' if none. */
  readonly userAvatar: string;
  /** Id of the user's company. */
  readonly customerId: string;
  /** Name of that company (workday §1). @default the server did not send it */
  readonly customerName?: string | undefined;
  /**
   * Whether the user has permissions beyond the viewer's, and so cannot be impersonated (contract
   * §4.30). @default false
   */
  readonly beyondOwnRights?: boolean | undefined;
  /** Roles; only the first one grants permissions. */
  readonly roles: readonly UserRole[];
  /** Whether the user can sign in. */
  readonly isActive: boolean;
  /** Whether it is a protected account of the product itself. */
  readonly isSystem: boolean;
  /** Time of the last sign-in in UTC; null for never. */
  readonly lastLoginDate: Date | null;
  /**
   * Writes that the server allows while this user is impersonated (wire §1); sent only to the
   * impersonating tab, otherwise empty.
   */
  readonly allowedWhileImpersonating: readonly ImpersonationSetting[];
}

/**
 * The signed-in user with the permissions of their *first* role, as a list of allowed actions
 * (specification §6), and their customer level.
 */
export interface CurrentUser extends User {
  /** Level in the reseller chain. */
  readonly customerType: CustomerType;
  /** Names of the permissions of the first role. */
  readonly allowedActions: readonly string[];
  /** Name of the first role; '' without one. */
  readonly roleName: string;
}

/** Builds the current user from the responses that the session loads (specification §6). */
export function toCurrentUser(user: User, customerType: CustomerType): CurrentUser {
  const first = user.roles[0];
  return {
    ...user,
    customerType,
    allowedActions: first?.permissions.map((permission) => permission.name) ?? [],
    roleName: first?.name ?? '',
  };
}

/** Whether the first-time profile page comes before the dashboard (specification §4, Login). */
export function isProfileIncomplete(
  user: Pick<User, 'firstname' | 'lastname' | 'username'>,
): boolean {
  return [user.firstname, user.lastname, user.username].some((name) => name.trim() === '');
}

/** The fields of a user's name. */
type NamedUser = Partial<Pick<User, 'firstname' | 'lastname' | 'username'>> & Pick<User, 'email'>;

/** Name shown for a user: display name, else both names, else the e-mail. */
export function displayNameOf(user: NamedUser): string {
  const full = `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim();
  return user.username?.trim() || full || user.email;
}

/** Name shown for a user who may still be loading: the e-mail until then. */
export function readNameOf(user: Reading<NamedUser>, email: string): string {
  return displayNameOf(user.status === 'ready' ? user.data : { email });
}

/** A permission of a role. Names are dotted, such as `User.Invite` (specification §3). */
export interface Permission {
  /** Dotted name. */
  readonly name: string;
  /** Description, as sent by the server. */
  readonly description: string;
}
