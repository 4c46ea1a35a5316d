import type { CallAnswer } from '../connection';
import { fieldOf, type Rule } from '../rules';
import type { Check } from '../suite';
import { refusedAs } from './refused-as';

interface Wanted {
  readonly basis: string;
  /** @default only the portal's decoder looks at it */
  readonly shape?: Rule<unknown>;
  /** @default 200 */
  readonly status?: number;
}

/** What a call was answered with, when it is what the portal's decoder can read; null otherwise. */
export function answered<T>(
  check: Check,
  answer: CallAnswer<T>,
  { basis, shape, status = 200 }: Wanted,
): T | null {
  check.skipIfForbidden(answer);
  if (!check.good(answer, shape ?? null, basis)) return null;
  const got = String(answer.status);
  check.expect(answer.status === status, 'status', String(status), got, basis);
  const { error, value } = answer;
  check.expect(!error, '', "what the portal's decoder can read", error?.message, basis);
  return value ?? null;
}

/** Whether a call was refused with 409 and its code, and the newest state rides along (wire §1). */
export function conflictWith(
  check: Check,
  answer: CallAnswer<unknown>,
  code: string,
  newest: Readonly<Record<string, Rule<unknown>>>,
): void {
  if (!refusedAs(check, answer, 409, code)) return;
  for (const [name, shape] of Object.entries(newest)) {
    const body = fieldOf(answer.json, name);
    const isThere = body !== undefined && body !== null;
    if (check.expect(isThere, name, 'the newest one', 'nothing', 'wire §1')) {
      check.shape(body, shape, 'wire §1');
    }
  }
}
