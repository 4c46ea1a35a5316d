import type { QuantityLimits } from '../../domain/text/quantity';
import { quantityProblem } from '../../domain/text/quantity';

/** The fewest and the most that can be bought: a multiple of the step from the fewest on. */
export function quantityEnds({ min, max, step }: QuantityLimits): {
  least: number;
  most: number | null;
} {
  const by = Math.max(step, 1);
  const least = min >= 1 ? min : min + by * Math.ceil((1 - min) / by);
  return { least, most: max === null ? null : least + by * Math.floor((max - least) / by) };
}

/**
 * The next quantity in a direction, within the limits. From one that cannot be bought it goes to the
 * nearest that can be in that direction; from none to the fewest.
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
