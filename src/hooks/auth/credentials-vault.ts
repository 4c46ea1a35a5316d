import type { Clock, ClockHandle } from '../../domain/time/clock';

/** How long credentials wait for their reader, in milliseconds. */
export const VAULT_MS = 5 * 60_000;

/** What is carried from the sign-in form to the next step (contract §4.1, §2 "Profile completion"). */
export interface Credentials {
  /** The e-mail that was typed. */
  readonly email: string;
  /** '' after an external login. */
  readonly password: string;
  /** Who helps without a code, as the server says it (workday §9.9). @default nothing is said */
  readonly help?: string | undefined;
}

/** Credentials that were taken out of the vault. */
export interface TakenCredentials extends Credentials {
  /** The deadline for the page that took them, in milliseconds since 1970. */
  readonly until: number;
}

/** The step that the credentials are for. */
export type CredentialsPurpose = 'twoFactor' | 'profile';

/**
 * Hands credentials from one page to the next, in memory only: never in storage, the history or a
 * URL. Each can be taken once, within five minutes; a reload loses them, as specified.
 */
export interface CredentialsVault {
  /** Keeps credentials for a step, in the place of earlier ones. */
  put(purpose: CredentialsPurpose, credentials: Credentials): void;
  /** The e-mail that waits for this step, without taking anything; null when nothing waits. */
  emailFor(purpose: CredentialsPurpose): string | null;
  /** Who helps without a code, as the server says it; '' for nothing. */
  helpFor(purpose: CredentialsPurpose): string;
  /**
   * Whether the credentials that wait for this step have a password. Also true when none wait:
   * whether there was one is then unknown.
   */
  hasPasswordFor(purpose: CredentialsPurpose): boolean;
  /** Takes what waits for this step; null when nothing does, or no longer. */
  take(purpose: CredentialsPurpose): TakenCredentials | null;
  /** Forgets everything. */
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
    // The timer may be late after a sleep, so the time is looked at as well.
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
