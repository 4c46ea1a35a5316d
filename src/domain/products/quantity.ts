import { withPlainDigits } from '../text/digits';
import { withoutMarks } from '../text/invisible';
import type { QuantityLimits } from './product';

/** Why a quantity cannot be bought (wire §1, §3.2). */
export type QuantityProblem = 'required' | 'not_integer' | 'quantity_range';

/** Why so many cannot be bought; null when they can. */
export function quantityProblem(quantity: number, limits: QuantityLimits): QuantityProblem | null {
  if (!Number.isSafeInteger(quantity)) return 'not_integer';
  const { min, max, step } = limits;
  const isInRange = quantity >= Math.max(min, 1) && (max === null || quantity <= max);
  return isInRange && (quantity - min) % Math.max(step, 1) === 0 ? null : 'quantity_range';
}

/** What was typed into a field of a quantity. */
export type TypedQuantity =
  | {
      readonly quantity: number;
      readonly problem?: undefined;
    }
  | {
      readonly quantity?: undefined;
      /** Why it is no quantity. */
      readonly problem: QuantityProblem;
    };

/** Reads what was typed: digits of any script, so neither `1.5` nor `1e3`, and within the limits. */
export function parseQuantity(text: string, limits: QuantityLimits): TypedQuantity {
  const typed = withPlainDigits(withoutMarks(text)).trim();
  if (typed === '') return { problem: 'required' };
  if (!/^-?\d+$/.test(typed)) return { problem: 'not_integer' };
  const quantity = Number(typed);
  const problem = quantityProblem(quantity, limits);
  return problem ? { problem } : { quantity };
}
