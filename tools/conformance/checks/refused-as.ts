import type { RawAnswer } from '../connection';
import { fieldOf } from '../rules';
import { codeOf, invalidShape } from '../shapes';
import type { Check } from '../suite';

/** Whether a call of commerce was refused with a status and its code (wire §1). */
export function refusedAs(check: Check, answer: RawAnswer, status: number, code: string): boolean {
  if (!check.refused(answer, [status], 'wire §1')) return false;
  return check.expect(codeOf(answer.json) === code, 'code', code, codeOf(answer.json), 'wire §1');
}

/**
 * Whether it was refused for its content, and one of the errors is this one (wire §1, "422"); `field`
 * is null where the contract names none.
 */
export function invalidIn(
  check: Check,
  answer: RawAnswer,
  field: string | null,
  code: string,
): void {
  if (!check.refused(answer, [422], 'wire §1')) return;
  if (!check.shape(answer.json, invalidShape, 'wire §1')) return;
  const errors = fieldOf(answer.json, 'errors');
  const said = (Array.isArray(errors) ? errors : []).map((error) =>
    field === null
      ? String(fieldOf(error, 'code'))
      : `${fieldOf(error, 'field')} ${fieldOf(error, 'code')}`,
  );
  const wanted = field === null ? code : `${field} ${code}`;
  check.expect(said.includes(wanted), 'errors', wanted, said.join(', ') || 'none', 'wire §1');
}
