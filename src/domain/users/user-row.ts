/**
 * A user in the list of all users (specification §7.2). The specification guarantees e-mail, names,
 * picture and `isSystem`; the rest is null if the server does not send it.
 */
export interface UserRow {
  /** E-mail address; also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' if none. */
  readonly firstname: string;
  /** Last name; '' if none. */
  readonly lastname: string;
  /** Picture as base64 without a data: prefix; '' if none. */
  readonly userAvatar: string;
  /** Whether it is a protected account of the product itself. */
  readonly isSystem: boolean;
  /** Whether the user can sign in; null if unknown. */
  readonly isActive: boolean | null;
  /** Whether sign-in needs a second factor; null if unknown. */
  readonly twoFactorEnabled: boolean | null;
  /** Time of the last sign-in in UTC, `never` for the zero date; null if unknown. */
  readonly lastLoginDate: Date | 'never' | null;
  /** Names of the user's roles; null if unknown. */
  readonly roles: readonly string[] | null;
  /** Id of the user's company (workday §1). @default the server did not send it */
  readonly customerId?: string | undefined;
  /** Name of that company. @default the server did not send it */
  readonly customerName?: string | undefined;
  /**
   * Whether the user has permissions beyond the viewer's, and so cannot be impersonated (contract
   * §4.30). @default false
   */
  readonly beyondOwnRights?: boolean | undefined;
  /** Time of a pending invitation (contract §4.29). @default no pending invitation */
  readonly invitedAt?: Date | null | undefined;
}

/** Optional facts of the rows. */
export type UserFact = 'customerName' | 'roles' | 'lastLoginDate' | 'isActive' | 'twoFactorEnabled';

/** Whether any row has a fact; columns without one are omitted. */
export function isKnown(rows: readonly UserRow[], fact: UserFact): boolean {
  return rows.some((row) => (row[fact] ?? null) !== null);
}
