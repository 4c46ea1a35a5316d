import type { CartTarget } from '../../domain/cart/cart';
import { mapReading, type Reading } from '../../domain/reading';
import { useCart } from './useCart';

/**
 * The targets of the viewer's cart (commerce §3, "Wrong customer"), for "Buying for …" and for
 * prices. Empty if no customer is selected; `loading` as in {@link useCart}.
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
