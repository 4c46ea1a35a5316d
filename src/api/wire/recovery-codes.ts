import { RECOVERY_CODE_COUNT, type RecoveryCodesLeft } from '../../domain/auth/recovery-code';
import { count, list, requireRecord, text, unexpected } from './readers';

/** `{left, total?}` (contract §4.28). */
export function readRecoveryCodesLeft(body: unknown): RecoveryCodesLeft {
  const answer = requireRecord(body, 'left');
  const left = count(answer.left) ?? unexpected('left');
  return { left, total: Math.max(left, count(answer.total) ?? RECOVERY_CODE_COUNT) };
}

/** `{codes: ["abcde-fghij", …]}` (contract §4.28). None would leave nobody a way in. */
export function readRecoveryCodes(body: unknown): readonly string[] {
  const codes = [...new Set(list(requireRecord(body, 'codes').codes).map(text))].filter(Boolean);
  return codes.length > 0 ? codes : unexpected('codes');
}
