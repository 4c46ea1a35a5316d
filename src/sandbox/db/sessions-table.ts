import { createToken } from './random';

/** A session, identified by a browser's cookie. */
export interface SessionRecord {
  readonly token: string;
  /** Account of the user. */
  readonly accountId: string;
  /** Absolute end, in milliseconds since 1970. */
  readonly expires: number;
  /** An external sign-in has no password that a profile form could ask for. */
  readonly isExternal: boolean;
  /** After an external sign-in, until the second factor is verified. */
  isTwoFactorPending: boolean;
  /** All valid tokens: two tabs of a browser have different ones. */
  readonly csrfTokens: readonly string[];
  /** When each role was last viewed, in milliseconds since 1970 (contract §4.30). */
  readonly views: Map<string, number>;
}

/** Number of valid CSRF tokens of a session: those of the tabs opened last. */
const CSRF_TOKENS_KEPT = 32;

/** Maximum number of open sessions of an account; a new one closes the oldest. */
const SESSIONS_MAX = 100;

/** Open sessions by token. */
export class SessionsTable {
  readonly #byToken = new Map<string, SessionRecord & { csrfTokens: readonly string[] }>();

  open(session: Omit<SessionRecord, 'token' | 'csrfTokens' | 'views'>): SessionRecord {
    const record = { ...session, token: createToken(), csrfTokens: [], views: new Map() };
    const own = [...this.#byToken.values()].filter(
      ({ accountId }) => accountId === session.accountId,
    );
    for (const { token } of own.slice(0, Math.max(0, own.length + 1 - SESSIONS_MAX))) {
      this.close(token);
    }
    this.#byToken.set(record.token, record);
    return record;
  }

  /** The unexpired session of a token. */
  find(token: string | null, now: number): SessionRecord | undefined {
    const session = token ? this.#byToken.get(token) : undefined;
    if (session && session.expires <= now) {
      this.#byToken.delete(session.token);
      return undefined;
    }
    return session;
  }

  issueCsrfToken(token: string): string {
    const csrfToken = createToken();
    const session = this.#byToken.get(token);
    if (session) session.csrfTokens = [csrfToken, ...session.csrfTokens].slice(0, CSRF_TOKENS_KEPT);
    return csrfToken;
  }

  close(token: string): void {
    this.#byToken.delete(token);
  }

  /** Closes a user's sessions, except one. */
  closeAllOf(accountId: string, exceptToken?: string): void {
    for (const session of this.#byToken.values()) {
      if (session.accountId === accountId && session.token !== exceptToken)
        this.close(session.token);
    }
  }
}
