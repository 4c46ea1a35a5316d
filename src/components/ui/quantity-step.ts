import type { QuantityLimits } from '../../domain/text/quantity';
import { quantityProblem } from '../../domain/text/quantity';

/** The minimum and maximum quantity; the maximum is the minimum plus a multiple of the step. */
export function quantityEnds({ min, max, step }: QuantityLimits): {
  least: number;
  most: number | null;
} {
  const by = Math.max(step, 1);
  const least = min >= 1 ? min : min + by * Math.ceil((1 - min) / by);
  return { least, most: max === null ? null : least + by * Math.floor((max - least) / by) };
}

/**
 * The next valid quantity in a direction. An invalid one moves to the nearest valid one in that
 * direction; an empty one to the minimum.
 */
export function steppedQuantity(
  quantity: number | null,
  direction: 1 | -1,
  limits: QuantityLimits,
): number {
  const { least, most } = quantityEnds(limits);
  if (quantity === null) return least;
  const by = Math.max(limits.step, 1);
  const steps = (quantity - least) / by;
  const next = quantityProblem(quantity, limits)
    ? least + by * (direction > 0 ? Math.ceil(steps) : Math.floor(steps))
    : quantity + direction * by;
  return Math.max(Math.min(next, most ?? Number.MAX_SAFE_INTEGER), least);
}
