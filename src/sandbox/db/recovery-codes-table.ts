import { RECOVERY_CODE_COUNT, readRecoveryCode } from '../../domain/auth/recovery-code';
import { createToken } from '../random';

/** Letters and digits that nobody mixes up. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

function createCode(): string {
  const bytes = createToken().match(/../g) ?? [];
  const letters = bytes.map((byte) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5, 10).join('')}`;
}

/** What is left of the recovery codes of each account. Demo data, therefore plain. */
export class RecoveryCodesTable {
  readonly #left = new Map<string, Set<string>>();

  /** Makes new ones; those before are good for nothing. */
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

  /** Uses a code up. @returns whether it was good */
  use(accountId: string, typed: string): boolean {
    return this.#left.get(accountId)?.delete(readRecoveryCode(typed)) ?? false;
  }

  remove(accountId: string): void {
    this.#left.delete(accountId);
  }
}
