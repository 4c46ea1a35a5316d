/**
 * A user in the list of all users (specification §7.2). The specification promises e-mail, names,
 * picture and `isSystem`; the rest is null when the server does not say.
 */
export interface UserRow {
  /** Also the user's id (contract §1). */
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Base64 of a picture without a data: prefix, or '' for none. */
  readonly userAvatar: string;
  readonly isSystem: boolean;
  readonly isActive: boolean | null;
  readonly twoFactorEnabled: boolean | null;
  /** The instant of the last sign-in in UTC, or null for never or unknown. */
  readonly lastLoginDate: Date | null;
  /** Names of the user's roles; empty for none or unknown. */
  readonly roles: readonly string[];
}
