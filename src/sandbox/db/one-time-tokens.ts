import { createToken } from './random';

/** Result of checking a token. */
export type TokenState = 'good' | 'used' | 'expired' | 'unknown';

interface TokenRecord<Subject> {
  readonly subject: Subject;
  readonly expires: number;
  isUsed: boolean;
}

/** Tokens that are valid once and for a limited time: reset links, confirmations, states, codes. */
export class OneTimeTokens<Subject> {
  readonly #records = new Map<string, TokenRecord<Subject>>();
  readonly #lifeMs: number;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  issue(subject: Subject, now: number): string {
    const token = createToken();
    this.#records.set(token, { subject, expires: now + this.#lifeMs, isUsed: false });
    return token;
  }

  /** The subject of a token in any state. */
  subjectOf(token: string): Subject | undefined {
    return this.#records.get(token)?.subject;
  }

  stateOf(token: string, now: number): TokenState {
    const record = this.#records.get(token);
    if (!record) return 'unknown';
    if (record.isUsed) return 'used';
    return record.expires <= now ? 'expired' : 'good';
  }

  /** Removes the tokens of a subject, as if they had never been issued. */
  voidAllOf(subject: Subject): void {
    for (const [token, record] of this.#records) {
      if (record.subject === subject) this.#records.delete(token);
    }
  }

  /** Number of unexpired tokens of a subject, used or not. */
  countOf(subject: Subject, now: number): number {
    return [...this.#records.values()].filter(
      (record) => record.subject === subject && record.expires > now,
    ).length;
  }

  use(token: string): void {
    const record = this.#records.get(token);
    if (record) record.isUsed = true;
  }
}
