import type { Reading } from '../reading';
import type { Permission } from '../roles/role';
import type { ImpersonationSetting } from './permission-access';

/**
 * The level of a customer in the reseller chain (contract §2): 0 customer, 1 reseller,
 * 2 provider (administrator). Kept as a number because the rules compare it.
 */
export type CustomerType = number;

/** A role of a user: its name and what it allows. */
export interface UserRole {
  /** Name of the role. */
  readonly name: string;
  /** What it allows. */
  readonly permissions: readonly Permission[];
}

/** A person who signs in (specification §3). Missing optional fields are empty, never undefined. */
export interface User {
  /** Also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' for none. */
  readonly firstname: string;
  /** Last name; '' for none. */
  readonly lastname: string;
  /** The display name. */
  readonly username: string;
  /** Phone number; '' for none. */
  readonly phone: string;
  /** Whether they sign in with a second factor. */
  readonly twoFactorEnabled: boolean;
  /** Base64 of a JPEG, PNG or WebP picture without a data: prefix, or '' for none. */
  readonly userAvatar: string;
  /** Id of the customer that they belong to. */
  readonly customerId: string;
  /** What that company is called (workday §1). @default the server does not say */
  readonly customerName?: string | undefined;
  /** Whether they may do what the viewer may not, so that nobody acts as them (contract §4.30). @default false */
  readonly beyondOwnRights?: boolean | undefined;
  /** Their roles; the first one decides what they may do. */
  readonly roles: readonly UserRole[];
  /** Whether they can sign in. */
  readonly isActive: boolean;
  /** Whether they belong to the product itself and are protected. */
  readonly isSystem: boolean;
  /** The instant of the last sign-in in UTC, or null for never. */
  readonly lastLoginDate: Date | null;
  /**
   * Writes that the server allows while a tab acts as them (wire §1); told to that tab alone,
   * otherwise empty.
   */
  readonly allowedWhileImpersonating: readonly ImpersonationSetting[];
}

/**
 * The signed-in user with what the portal may show them: the permissions of their *first* role, as
 * a list of allowed actions (specification §6), and their customer level.
 */
export interface CurrentUser extends User {
  /** Their level in the reseller chain. */
  readonly customerType: CustomerType;
  /** Names of the permissions of the first role. */
  readonly allowedActions: readonly string[];
  /** Name of the first role, '' without one. */
  readonly roleName: string;
}

/** Joins what the session loads into the user that the portal works with (specification §6). */
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

/** A user as far as their name goes. */
type NamedUser = Partial<Pick<User, 'firstname' | 'lastname' | 'username'>> & Pick<User, 'email'>;

/** What a person is called on screen: display name, else both names, else the e-mail. */
export function displayNameOf(user: NamedUser): string {
  const full = `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim();
  return user.username?.trim() || full || user.email;
}

/** What a user is called whose record may be on its way still: by their e-mail until then. */
export function readNameOf(user: Reading<NamedUser>, email: string): string {
  return displayNameOf(user.status === 'ready' ? user.data : { email });
}
