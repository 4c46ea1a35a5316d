import type { Clock, ClockHandle } from '../../domain/time/clock';

/** How long credentials are kept, in milliseconds. */
export const VAULT_MS = 5 * 60_000;

/**
 * The credentials passed from the sign-in form to the next step (contract §4.1, §2 "Profile
 * completion").
 */
export interface Credentials {
  /** The e-mail that was typed. */
  readonly email: string;
  /** '' after an external login. */
  readonly password: string;
  /** Contact for users without a code, from the server (workday §9.9). @default none */
  readonly help?: string | undefined;
}

/** Credentials taken out of the vault. */
export interface TakenCredentials extends Credentials {
  /** The deadline for the page that took them, in milliseconds since 1970. */
  readonly until: number;
}

/** The step that the credentials are for. */
export type CredentialsPurpose = 'twoFactor' | 'profile';

/**
 * Passes credentials from one page to the next, in memory only: never in storage, the history or a
 * URL. They can be taken once, within five minutes; a reload loses them, as specified.
 */
export interface CredentialsVault {
  /** Stores credentials for a step, replacing earlier ones. */
  put(purpose: CredentialsPurpose, credentials: Credentials): void;
  /** The e-mail stored for this step, without taking it; null for none. */
  emailFor(purpose: CredentialsPurpose): string | null;
  /** Contact for users without a code, from the server; '' for none. */
  helpFor(purpose: CredentialsPurpose): string;
  /**
   * Whether the credentials stored for this step have a password. Also true if none are stored: it
   * is then unknown.
   */
  hasPasswordFor(purpose: CredentialsPurpose): boolean;
  /** Takes the credentials of this step; null if there are none, or they have expired. */
  take(purpose: CredentialsPurpose): TakenCredentials | null;
  /** Clears everything. */
  clear(): void;
}

/** Makes an empty vault. */
export function createCredentialsVault(clock: Clock): CredentialsVault {
  let held: { purpose: CredentialsPurpose; credentials: TakenCredentials } | null = null;
  let timer: ClockHandle = -1;

  function clear(): void {
    held = null;
    clock.clearTimeout(timer);
  }

  function peek(purpose: CredentialsPurpose): TakenCredentials | null {
    // The timer may be late after a sleep, so the deadline is checked as well.
    if (held && clock.now() >= held.credentials.until) clear();
    return held?.purpose === purpose ? held.credentials : null;
  }

  return {
    put(purpose, { email, password, help }) {
      clear();
      held = { purpose, credentials: { email, password, help, until: clock.now() + VAULT_MS } };
      timer = clock.setTimeout(clear, VAULT_MS);
    },
    emailFor: (purpose) => peek(purpose)?.email ?? null,
    helpFor: (purpose) => peek(purpose)?.help ?? '',
    hasPasswordFor: (purpose) => peek(purpose)?.password !== '',
    take(purpose) {
      const credentials = peek(purpose);
      if (credentials) clear();
      return credentials;
    },
    clear,
  };
}
