import { withPlainDigits } from './digits';
import { withoutMarks } from './invisible';

/** Why a quantity is invalid (wire §1, §3.2). */
export type QuantityProblem = 'required' | 'not_integer' | 'quantity_range' | 'too_large';

/** Maximum quantity of a product without a `max` (commerce §2.1). */
export const QUANTITY_MAX = 1_000_000;

/** Validates a quantity; null if it is valid. */
export function quantityProblem(quantity: number, limits: QuantityLimits): QuantityProblem | null {
  if (!Number.isInteger(quantity)) return 'not_integer';
  const { min, max, step } = limits;
  if (max === null && quantity > QUANTITY_MAX) return 'too_large';
  const isInRange = quantity >= Math.max(min, 1) && (max === null || quantity <= max);
  return isInRange && (quantity - min) % Math.max(step, 1) === 0 ? null : 'quantity_range';
}

/** The result of parsing a quantity field. */
export type TypedQuantity =
  | {
      readonly quantity: number;
      readonly problem?: undefined;
    }
  | {
      readonly quantity?: undefined;
      /** Why it is invalid. */
      readonly problem: QuantityProblem;
    };

/** Parses a quantity field: digits of any script, so neither `1.5` nor `1e3`, within the limits. */
export function parseQuantity(text: string, limits: QuantityLimits): TypedQuantity {
  const typed = withPlainDigits(withoutMarks(text)).trim();
  if (typed === '') return { problem: 'required' };
  if (!/^-?\d+$/.test(typed)) return { problem: 'not_integer' };
  const quantity = Number(typed);
  const problem = quantityProblem(quantity, limits);
  return problem ? { problem } : { quantity };
}

/** Allowed quantities of a product. */
export interface QuantityLimits {
  /** Minimum. */
  readonly min: number;
  /** Maximum; null for no limit. */
  readonly max: number | null;
  /** Step, counted from the minimum. */
  readonly step: number;
}
