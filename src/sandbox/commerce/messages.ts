import type { ChangeRefusalCode } from '../../domain/subscriptions/change';
import type { QuantityLimits } from '../../domain/text/quantity';
import { QUANTITY_MAX } from '../../domain/text/quantity';
import type { ChangeOutcome } from '../rules/subscription-change';

type Invalid = Extract<ChangeOutcome<never>, { status: 'invalid' }>;

const REFUSED: Readonly<Record<ChangeRefusalCode, string>> = {
  renewal_locked: 'It renews within 24 hours. Until then nothing can be changed.',
  changing: 'An order is changing it at present.',
  not_live: 'Not possible in the current state.',
  window_closed: 'The time in which it could be cancelled has ended.',
  not_an_upgrade: 'This can only be changed at the renewal.',
  customer_suspended: 'The customer is suspended, or who sells to them is.',
  credit_limit: 'The customer would owe more than their credit limit.',
};

/** The message for a refused change. */
export function refusalMessage(
  code: ChangeRefusalCode,
  lowestQuantity: number | undefined,
): string {
  return lowestQuantity === undefined
    ? REFUSED[code]
    : `At least ${lowestQuantity} seats have to stay until the renewal.`;
}

/** The allowed quantities in words. */
export function quantityMessage({ min, max, step }: QuantityLimits): string {
  const range = `${min} to ${max ?? QUANTITY_MAX}`;
  return `The quantity must be ${range}${step > 1 ? `, in steps of ${step}` : ''}.`;
}

/** The message for a validation error. */
export function invalidMessage({ code }: Pick<Invalid, 'code'>, limits: QuantityLimits): string {
  if (code === 'unknown_value') return 'There is no such plan.';
  return code === 'not_integer' ? 'The quantity must be a whole number.' : quantityMessage(limits);
}
