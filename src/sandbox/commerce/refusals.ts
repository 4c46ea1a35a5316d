import { REASON_MAX } from '../../domain/text/reason';
import { Problem } from '../http/problem';

/** A validation error (wire §1, "422"). */
export interface FieldError {
  readonly lineId?: string;
  readonly targetId?: string;
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** A 409 for a stale revision or a wrong state, with the newest state (wire §1). */
export function conflict(code: string, message: string, newest: object): Problem {
  return new Problem(409, message, { code, ...newest });
}

/** A 422 with validation errors (wire §1). */
export function invalid(errors: readonly [FieldError, ...FieldError[]]): Problem {
  return new Problem(422, errors[0].message, { code: 'invalid', errors });
}

/**
 * Refuses invalid content.
 *
 * @throws Problem 422 if there are errors
 */
export function refuseInvalid(errors: readonly FieldError[]): void {
  const [first, ...others] = errors;
  if (first) throw invalid([first, ...others]);
}

/**
 * Refuses a reason that is too long.
 *
 * @throws Problem 422
 */
export function refuseLongReason(reason: string | null): void {
  const message = `The reason has at most ${REASON_MAX} characters.`;
  const isLong = (reason?.length ?? 0) > REASON_MAX;
  refuseInvalid(isLong ? [{ field: 'reason', code: 'too_long', message }] : []);
}
