import { withoutMarks } from '../../domain/text/invisible';

/** A user in the sandbox. */
export interface UserRecord {
  /**
   * The account. Whatever is kept for a person is kept by it, never by the e-mail, which somebody else
   * may have later.
   */
  readonly id: string;
  /** When the account was made, in milliseconds since 1970; 0 for those of the seed. */
  readonly madeAt: number;
  readonly email: string;
  firstname: string | null;
  lastname: string | null;
  /** The display name. */
  username: string | null;
  phone: string | null;
  /** Demo data, therefore plain. */
  password: string;
  /** Base32 secret of the second factor, or null. */
  totpSecret: string | null;
  /** Secret that was handed out and is not yet confirmed by a code. */
  pendingTotpSecret: string | null;
  /** The source of their picture, or null for none. */
  readonly avatarSeed: number | null;
  readonly customerId: string;
  /** 0 customer, 1 reseller, 2 provider. */
  readonly customerType: number;
  /** Name of their role, or null without one. */
  role: string | null;
  isActive: boolean;
  readonly isSystem: boolean;
  isEmailConfirmed: boolean;
  /** When they were invited, in milliseconds since 1970; null for not by an invitation. */
  invitedAt: number | null;
  /** Milliseconds since 1970, or null for never. */
  lastLogin: number | null;
  /** Left out of lists, in the scenario where every list is empty. */
  readonly isHidden: boolean;
}

/** An e-mail as it is meant: without marks that nobody sees, and blanks around it (contract §4.34). */
export function emailOf(text: string): string {
  return withoutMarks(text).trim();
}

const keyOf = (email: string) => emailOf(email).toLowerCase();

/** Whether two texts are the same e-mail. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && keyOf(one) === keyOf(other);
}

/**
 * Whether what names a person by e-mail, and was done at some time, means this account: one of the same
 * e-mail may have been deleted before.
 */
export function isAbout(user: UserRecord, email: string | null, at: number): boolean {
  return isSameEmail(email, user.email) && at >= user.madeAt;
}

/** Users that are made when they are asked for. */
export interface GeneratedUsers {
  readonly count: number;
  at(index: number): UserRecord;
  /** The index of an e-mail, or -1. */
  indexOf(email: string): number;
}

const NOBODY: GeneratedUsers = {
  count: 0,
  at: () => {
    throw new RangeError('There are no generated users');
  },
  indexOf: () => -1,
};

/** Users by e-mail, in the order of the list. E-mails differ by more than case and invisible marks. */
export class UsersTable {
  readonly #byEmail = new Map<string, UserRecord>();
  readonly #byId = new Map<string, UserRecord>();
  /** Accounts that were deleted: records still name them. */
  readonly #gone = new Map<string, UserRecord[]>();
  #generated: GeneratedUsers;

  constructor(seed: readonly UserRecord[], generated: GeneratedUsers = NOBODY) {
    this.#generated = generated;
    for (const user of seed) this.add(user);
  }

  find(email: string): UserRecord | undefined {
    const key = keyOf(email);
    const known = this.#byEmail.get(key);
    if (known || this.#generated.indexOf(key) < 0) return known;
    this.#makeAll();
    return this.#byEmail.get(key);
  }

  /** The user of an account; undefined once it is deleted. */
  byId(id: string): UserRecord | undefined {
    return this.#byId.get(id);
  }

  /**
   * The company of who had an e-mail at some time, in milliseconds since 1970: somebody else may have it
   * by now. Null for nobody's.
   */
  companyOf(email: string, at: number): string | null {
    const now = this.find(email);
    const gone = this.#gone.get(keyOf(email)) ?? [];
    const then = [...(now ? [now] : []), ...gone].find(({ madeAt }) => madeAt <= at);
    return then?.customerId ?? null;
  }

  /** Every user, in order. */
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
    // The newest first.
    this.#gone.set(key, [user, ...(this.#gone.get(key) ?? [])]);
    this.#byId.delete(user.id);
  }

  /** Signing in must not wait for a hundred thousand rows: only what lists or finds them makes them. */
  #makeAll(): void {
    const { count, at } = this.#generated;
    this.#generated = NOBODY;
    for (let index = 0; index < count; index += 1) this.add(at(index));
  }
}

/** What a user is called in lists. */
export const nameOf = ({ firstname, lastname, username, email }: UserRecord) =>
  `${firstname ?? ''} ${lastname ?? ''}`.trim() || username || email;
