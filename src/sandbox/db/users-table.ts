import { withoutMarks } from '../../domain/text/invisible';

/** A user in the sandbox. */
export interface UserRecord {
  /**
   * Id of the account. All data of a user refers to it, never to the e-mail, which may be reused.
   */
  readonly id: string;
  /** When the account was created, in milliseconds since 1970; 0 for the seed. */
  readonly madeAt: number;
  readonly email: string;
  firstname: string | null;
  lastname: string | null;
  /** The display name. */
  username: string | null;
  phone: string | null;
  /** Demo data, therefore plain text. */
  password: string;
  /** Base32 secret of the second factor; null without one. */
  totpSecret: string | null;
  /** Secret that is not yet confirmed by a code. */
  pendingTotpSecret: string | null;
  /** Seed of their picture; null for none. */
  readonly avatarSeed: number | null;
  readonly customerId: string;
  /** 0 customer, 1 reseller, 2 provider. */
  readonly customerType: number;
  /** Name of their role; null without one. */
  role: string | null;
  isActive: boolean;
  readonly isSystem: boolean;
  isEmailConfirmed: boolean;
  /** Time of the invitation, in milliseconds since 1970; null if they were not invited. */
  invitedAt: number | null;
  /** Milliseconds since 1970; null for never. */
  lastLogin: number | null;
  /** Hidden from lists, in the scenario where all lists are empty. */
  readonly isHidden: boolean;
}

/** A normalized e-mail: trimmed, without invisible characters (contract §4.34). */
export function emailOf(text: string): string {
  return withoutMarks(text).trim();
}

const keyOf = (email: string) => emailOf(email).toLowerCase();

/** Whether two texts are the same e-mail. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && keyOf(one) === keyOf(other);
}

/**
 * Whether an e-mail in a record of a given time means this account: a deleted account may have had
 * the same e-mail.
 */
export function isAbout(user: UserRecord, email: string | null, at: number): boolean {
  return isSameEmail(email, user.email) && at >= user.madeAt;
}

/** Users that are generated on access. */
export interface GeneratedUsers {
  readonly count: number;
  at(index: number): UserRecord;
  /** The index of an e-mail; -1 if unknown. */
  indexOf(email: string): number;
}

const NOBODY: GeneratedUsers = {
  count: 0,
  at: () => {
    throw new RangeError('There are no generated users');
  },
  indexOf: () => -1,
};

/** Users by e-mail, in list order. E-mails are compared without case and invisible characters. */
export class UsersTable {
  readonly #byEmail = new Map<string, UserRecord>();
  readonly #byId = new Map<string, UserRecord>();
  /** Deleted accounts, which records still refer to. */
  readonly #gone = new Map<string, UserRecord[]>();
  #generated: GeneratedUsers;

  constructor(seed: readonly UserRecord[], generated: GeneratedUsers = NOBODY) {
    this.#generated = generated;
    for (const user of seed) this.add(user);
  }

  find(email: string): UserRecord | undefined {
    const key = keyOf(email);
    const existing = this.#byEmail.get(key);
    if (existing || this.#generated.indexOf(key) < 0) return existing;
    this.#makeAll();
    return this.#byEmail.get(key);
  }

  /** The user of an account; undefined if it was deleted. */
  byId(id: string): UserRecord | undefined {
    return this.#byId.get(id);
  }

  /**
   * The company of an e-mail's user at a time, in milliseconds since 1970: the e-mail may be reused
   * by now. Null for nobody.
   */
  companyOf(email: string, at: number): string | null {
    const now = this.find(email);
    const gone = this.#gone.get(keyOf(email)) ?? [];
    const then = [...(now ? [now] : []), ...gone].find(({ madeAt }) => madeAt <= at);
    return then?.customerId ?? null;
  }

  /** All users, in order. */
  all(): readonly UserRecord[] {
    this.#makeAll();
    return [...this.#byEmail.values()];
  }

  /** Users that lists show. */
  listed(): readonly UserRecord[] {
    return this.all().filter((user) => !user.isHidden);
  }

  add(user: UserRecord): void {
    this.#byEmail.set(keyOf(user.email), user);
    this.#byId.set(user.id, user);
  }

  remove(user: UserRecord): void {
    this.#makeAll();
    const key = keyOf(user.email);
    this.#byEmail.delete(key);
    // Newest first.
    this.#gone.set(key, [user, ...(this.#gone.get(key) ?? [])]);
    this.#byId.delete(user.id);
  }

  /** Generates all rows, only for lists and searches: a sign-in must not wait for 100,000 rows. */
  #makeAll(): void {
    const { count, at } = this.#generated;
    this.#generated = NOBODY;
    for (let index = 0; index < count; index += 1) this.add(at(index));
  }
}

/** Name of a user in lists. */
export const nameOf = ({ firstname, lastname, username, email }: UserRecord) =>
  `${firstname ?? ''} ${lastname ?? ''}`.trim() || username || email;
