import type { CartTarget } from '../../domain/cart/cart';
import { mapReading, type Reading } from '../../domain/reading';
import { useCart } from './useCart';

/**
 * Whom the viewer's cart is for (commerce §3, "Wrong customer"): what "Buying for …" says, and whose
 * prices a page shows. Without targets nobody is chosen; `loading` as in {@link useCart}.
 *
 * @example
 * ```tsx
 * function Buyer() {
 *   const targets = useCartTargets();
 *   return <p>{dataOr(targets, []).map(({ customerName }) => customerName).join(', ')}</p>;
 * }
 * ```
 */
export function useCartTargets(): Reading<readonly CartTarget[]> {
  return mapReading(useCart(), ({ targets }) => targets);
}
