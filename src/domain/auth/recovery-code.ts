import { withPlainDigits } from '../text/digits';
import { withoutMarks } from '../text/invisible';

/** How many codes are made at a time (contract §4.28). */
export const RECOVERY_CODE_COUNT = 10;

/** How many recovery codes are left (contract §4.28). */
export interface RecoveryCodesLeft {
  /** Those that were not used. */
  readonly left: number;
  /** How many there were when they were made. */
  readonly total: number;
}

/** With so few left, new ones should be made. */
export const FEW_RECOVERY_CODES = 3;

/**
 * A recovery code as the server knows it: `abcde-fghij`, however it was typed. What has not ten
 * letters and digits stays as it is, for the server to refuse.
 */
export function readRecoveryCode(typed: string): string {
  const plain = withPlainDigits(withoutMarks(typed)).normalize('NFKC').toLowerCase();
  const letters = plain.replace(/[\s\p{Pd}]/gu, '');
  return letters.replace(/^(.{5})(.{5})$/, '$1-$2');
}
