/**
 * A user in the list of all users (specification §7.2). The specification promises e-mail, names,
 * picture and `isSystem`; the rest is null when the server does not say.
 */
export interface UserRow {
  /** Also the user's id (contract §1). */
  readonly email: string;
  /** First name; '' for none. */
  readonly firstname: string;
  /** Last name; '' for none. */
  readonly lastname: string;
  /** Base64 of a picture without a data: prefix, or '' for none. */
  readonly userAvatar: string;
  /** Whether they belong to the product itself and are protected. */
  readonly isSystem: boolean;
  /** Whether they can sign in; null for unknown. */
  readonly isActive: boolean | null;
  /** Whether they sign in with a second factor; null for unknown. */
  readonly twoFactorEnabled: boolean | null;
  /** The instant of the last sign-in in UTC, `never` for the zero date, or null for unknown. */
  readonly lastLoginDate: Date | 'never' | null;
  /** Names of the user's roles; null for unknown. */
  readonly roles: readonly string[] | null;
  /** Id of the company that they belong to (workday §1). @default the server does not say */
  readonly customerId?: string | undefined;
  /** What that company is called. @default the server does not say */
  readonly customerName?: string | undefined;
  /** Whether they may do what the viewer may not, so that nobody acts as them (contract §4.30). @default false */
  readonly beyondOwnRights?: boolean | undefined;
  /** When they were invited who have not accepted yet (contract §4.29). @default nothing is pending */
  readonly invitedAt?: Date | null | undefined;
}

/** What the rows of a list say beyond the promised fields. */
export type UserFact = 'customerName' | 'roles' | 'lastLoginDate' | 'isActive' | 'twoFactorEnabled';

/** Whether any of the rows says it; what the server never says is left out of a list. */
export function isKnown(rows: readonly UserRow[], fact: UserFact): boolean {
  return rows.some((row) => (row[fact] ?? null) !== null);
}
