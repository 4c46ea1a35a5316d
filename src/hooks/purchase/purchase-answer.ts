import { cartConflictOf } from '../../api/conflicts';
import { type ApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Cart } from '../../domain/cart/cart';
import type { PurchaseEvent } from '../../domain/cart/purchase-machine';
import { confirmationsOf } from '../../domain/cart/purchase-rules';

/**
 * The meaning of a purchase response without orders (wire §3.4): refused, refused with the current
 * state, or unknown.
 *
 * @param cart - the cart of the purchase
 * @param now - milliseconds since 1970
 */
export function purchaseEventOf(
  error: ApiError,
  cart: Pick<Cart, 'targets'>,
  now: number,
): PurchaseEvent {
  const failure = failureOf(error);
  if (isUnanswered(error)) return { type: 'LOST', now, failure };
  const refused: PurchaseEvent = { type: 'REFUSED', failure };
  if (error.status !== 409) return refused;
  const { code, quote, orders } = cartConflictOf(error);
  switch (code) {
    case 'already_ordered':
      return { type: 'ALREADY_ORDERED', orders };
    case 'cart_changed':
    case 'cart_expired':
      return { type: 'CART_CHANGED' };
    case 'quote_expired':
    case 'quote_mismatch':
      return quote
        ? { type: 'REQUOTED', request: { quote, confirm: confirmationsOf(quote, cart) } }
        : refused;
    default:
      return refused;
  }
}
