import { REASON_MAX } from '../../domain/text/reason';
import { Problem } from '../http/problem';

/** Something that is wrong with what was sent (wire §1, "422"). */
export interface FieldError {
  readonly lineId?: string;
  readonly targetId?: string;
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** A 409: what was seen, or the state, does not allow it; the newest state rides along (wire §1). */
export function conflict(code: string, message: string, newest: object): Problem {
  return new Problem(409, message, { code, ...newest });
}

/** A 422: something is wrong with what was sent (wire §1). */
export function invalid(errors: readonly [FieldError, ...FieldError[]]): Problem {
  return new Problem(422, errors[0].message, { code: 'invalid', errors });
}

/**
 * Refuses content that something is wrong with.
 * @throws Problem 422 when there are errors
 */
export function refuseInvalid(errors: readonly FieldError[]): void {
  const [first, ...others] = errors;
  if (first) throw invalid([first, ...others]);
}

/**
 * Refuses a reason that is longer than what is kept.
 * @throws Problem 422
 */
export function refuseLongReason(reason: string | null): void {
  const message = `The reason has at most ${REASON_MAX} characters.`;
  const isLong = (reason?.length ?? 0) > REASON_MAX;
  refuseInvalid(isLong ? [{ field: 'reason', code: 'too_long', message }] : []);
}
