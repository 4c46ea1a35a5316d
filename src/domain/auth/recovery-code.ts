import { withPlainDigits } from '../text/digits';
import { withoutMarks } from '../text/invisible';

/** Number of recovery codes in a set (contract §4.28). */
export const RECOVERY_CODE_COUNT = 10;

/** Remaining recovery codes (contract §4.28). */
export interface RecoveryCodesLeft {
  /** Unused codes. */
  readonly left: number;
  /** Codes in the set when it was created. */
  readonly total: number;
}

/** At or below this number the user should create new ones. */
export const FEW_RECOVERY_CODES = 3;

/**
 * Normalizes a recovery code to `abcde-fghij`. Text without exactly ten letters and digits is
 * returned unchanged, for the server to refuse.
 */
export function readRecoveryCode(typed: string): string {
  const plain = withPlainDigits(withoutMarks(typed)).normalize('NFKC').toLowerCase();
  const letters = plain.replace(/[\s\p{Pd}]/gu, '');
  return letters.replace(/^(.{5})(.{5})$/, '$1-$2');
}
