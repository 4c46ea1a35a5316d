import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { RECOVERY_CODE_COUNT, readRecoveryCode } from '../../domain/auth/recovery-code';
import type { ActivityTable } from './activity-table';
import type { Catalogue } from './catalogue';
import type { CompanyFacts } from './commerce-records';
import type { CommerceTables } from './commerce-tables';
import type { DevicesTable } from './devices-table';
import type { ImpersonationsTable } from './impersonations-table';
import type { NotificationsTable } from './notifications-table';
import type { OneTimeTokens } from './one-time-tokens';
import type { Mail } from './outbox';
import type { PasskeyRecord } from './passkeys-table';
import { createToken } from './random';
import type { RolesTable } from './roles-table';
import type { SessionsTable } from './sessions-table';
import type { UsersTable } from './users-table';

/** Letters and digits that are hard to confuse. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

function createCode(): string {
  const bytes = createToken().match(/../g) ?? [];
  const letters = bytes.map((byte) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5, 10).join('')}`;
}

/** Unused recovery codes by account. Demo data, therefore plain text. */
export class RecoveryCodesTable {
  readonly #left = new Map<string, Set<string>>();

  /** Creates new codes and invalidates the previous ones. */
  make(accountId: string): readonly string[] {
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode);
    this.put(accountId, codes);
    return codes;
  }

  put(accountId: string, codes: readonly string[]): void {
    this.#left.set(accountId, new Set(codes));
  }

  leftOf(accountId: string): number {
    return this.#left.get(accountId)?.size ?? 0;
  }

  /** Consumes a code. @returns whether it was valid */
  use(accountId: string, typed: string): boolean {
    return this.#left.get(accountId)?.delete(readRecoveryCode(typed)) ?? false;
  }

  remove(accountId: string): void {
    this.#left.delete(accountId);
  }
}

/** Validity of a password reset link, in milliseconds. */
export const RESET_TOKEN_MS = millisecondsInHour;
/** Validity of an invitation, in milliseconds. */
export const CONFIRMATION_TOKEN_MS = millisecondsInDay;
/** Validity of the state and the code of an external sign-in, in milliseconds. */
export const EXTERNAL_TOKEN_MS = 5 * millisecondsInMinute;

/** Validity of a passkey challenge, in milliseconds (contract §4.28). */
export const PASSKEY_CHALLENGE_MS = 5 * millisecondsInMinute;

/** The start of an external sign-in. */
export interface ExternalState {
  readonly provider: string;
}

/** A user identified by an external provider. */
export interface ExternalCode {
  readonly provider: string;
  readonly state: string;
  readonly email: string;
}

/** All tables. */
export interface Database {
  readonly users: UsersTable;
  readonly roles: RolesTable;
  readonly catalogue: Catalogue;
  readonly notifications: NotificationsTable;
  /** The activity log. */
  readonly activity: ActivityTable;
  readonly sessions: SessionsTable;
  /** Devices with a session, and trusted devices. */
  readonly devices: DevicesTable;
  readonly recoveryCodes: RecoveryCodesTable;
  /** By id. */
  readonly passkeys: Map<string, PasskeyRecord>;
  /** By account; '' for a sign-in. */
  readonly passkeyChallenges: OneTimeTokens<string>;
  readonly impersonations: ImpersonationsTable;
  /** By account. */
  readonly resetTokens: OneTimeTokens<string>;
  /** By account. */
  readonly confirmationTokens: OneTimeTokens<string>;
  readonly externalStates: OneTimeTokens<ExternalState>;
  readonly externalCodes: OneTimeTokens<ExternalCode>;
  /** Commerce data, created on first access. */
  readonly commerce: () => CommerceTables;
  /**
   * Name and level of a company, without creating commerce data: users have a company before that.
   */
  readonly company: (id: string) => CompanyFacts | undefined;
  readonly outbox: Mail[];
  /** User preferences, by account and key. */
  readonly preferences: Map<string, ReadonlyMap<string, unknown>>;
}
