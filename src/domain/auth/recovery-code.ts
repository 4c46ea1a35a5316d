import type { Failure } from '../failure';
import type { Reading } from '../reading';
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

/** What shows new recovery codes, once (contract §4.28). */
export interface RecoveryCodesDialogContent {
  /** Whether it is open. */
  isOpen: boolean;
  /** Whether it asks first: there are codes that the new ones would make void. */
  isAsking: boolean;
  /** The codes, once they are made. They are in memory only, and gone when it is closed. */
  codes: readonly string[] | null;
  /** Whether they are being made. */
  isPending: boolean;
  /** Why they could not be made; null when that did not fail. */
  failure: Failure | null;
  /** Makes them, also after a failure. */
  onConfirm: () => void;
  /** Copies a text. */
  onCopy: (text: string) => void;
  /** Whether a text was copied a moment ago. */
  isCopied: boolean;
  /** Whether the browser refused to copy. */
  isCopyRefused: boolean;
  /** Saves a text as a file of this name. */
  onSave: (name: string, text: string) => void;
  /** Prints the codes. */
  onPrint: () => void;
  /** Closes it and forgets the codes. */
  onClose: () => void;
}

/** What the section of the recovery codes shows and calls (contract §4.28). */
export interface RecoveryCodesContent {
  /** Whose codes they are. */
  email: string;
  /** How many are left. */
  left: Reading<RecoveryCodesLeft>;
  /** Makes new ones; asks first where there are some. */
  onMake: () => void;
  /** What shows new ones; null as long as none were asked for. */
  dialog: RecoveryCodesDialogContent | null;
}
