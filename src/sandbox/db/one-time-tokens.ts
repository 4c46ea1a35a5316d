import { createToken } from './random';

/** What was found about a token that came back. */
export type TokenState = 'good' | 'used' | 'expired' | 'unknown';

interface TokenRecord<Subject> {
  readonly subject: Subject;
  readonly expires: number;
  isUsed: boolean;
}

/** Tokens that are good once and for a while: reset links, confirmations, states, codes. */
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

  /** What a token was issued for, whatever its state. */
  subjectOf(token: string): Subject | undefined {
    return this.#records.get(token)?.subject;
  }

  stateOf(token: string, now: number): TokenState {
    const record = this.#records.get(token);
    if (!record) return 'unknown';
    if (record.isUsed) return 'used';
    return record.expires <= now ? 'expired' : 'good';
  }

  /** Forgets the tokens of a subject: they are as if they had never been issued. */
  voidAllOf(subject: Subject): void {
    for (const [token, record] of this.#records) {
      if (record.subject === subject) this.#records.delete(token);
    }
  }

  /** How many of a subject's tokens have not run out, used or not. */
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
