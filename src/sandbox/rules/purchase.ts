import type { Cart } from '../../domain/cart/cart';
import type { PurchaseConfirmation } from '../../domain/cart/purchase-rules';
import { confirmationsOf } from '../../domain/cart/purchase-rules';
import type { Quote } from '../../domain/cart/quote';
import type { Purchase } from '../../domain/subscriptions/lifecycle';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { civilDateOf } from '../../domain/time/civil-date';

/** Refusals of a purchase that carry the newest state (wire §1). */
export type PurchaseConflict =
  | 'already_ordered'
  | 'cart_changed'
  | 'quote_expired'
  | 'quote_mismatch';

/** How to respond to a purchase. `known`: with the existing orders. */
export type PurchaseVerdict = 'known' | PurchaseConflict | 'go';

/** The server's state for a purchase. */
export interface PurchaseGround {
  readonly quote: Pick<Quote, 'id' | 'cartRevision' | 'validUntilAt' | 'targets'>;
  /** The buyer's cart. */
  readonly cart: Pick<Cart, 'revision' | 'state' | 'targets'>;
  /** Purchased quotes, with the revisions of the cart that they used. */
  readonly bought: readonly Pick<Quote, 'id' | 'cartRevision'>[];
  /** The buyer's confirmations. */
  readonly confirm: readonly PurchaseConfirmation[];
  /** Current time, in milliseconds since 1970. */
  readonly now: number;
}

const keyOf = ({ customerId, tenantId, total }: PurchaseConfirmation) =>
  JSON.stringify([customerId, tenantId, total]);

/**
 * How to respond to a purchase, checked in the order of wire §3.4. The quote's id is the
 * idempotency key: for a purchased one the response has its orders, whatever else is requested.
 */
export function judgePurchase(ground: PurchaseGround): PurchaseVerdict {
  const { quote, cart, bought, confirm, now } = ground;
  if (bought.some(({ id }) => id === quote.id)) return 'known';
  if (bought.some(({ cartRevision }) => cartRevision === quote.cartRevision)) {
    return 'already_ordered';
  }
  if (cart.state !== 'open' || cart.revision !== quote.cartRevision) return 'cart_changed';
  if (quote.validUntilAt === null || now >= quote.validUntilAt.getTime()) return 'quote_expired';
  const expected = confirmationsOf(quote, cart).map(keyOf).sort();
  const received = confirm.map(keyOf).sort();
  const isSame =
    expected.length === received.length && expected.every((key, at) => key === received[at]);
  return isSame ? 'go' : 'quote_mismatch';
}

/**
 * A retried purchase (workday §4): unchanged on its own day; on another one its term, first charge
 * and window start then. Null if its aligned end is too near by now.
 *
 * @param now - milliseconds since 1970
 */
export function retriedPurchase<Bought extends Pick<Purchase, 'at' | 'endsOn'>>(
  bought: Bought,
  now: number,
): Bought | null {
  if (civilDateOf(bought.at) === civilDateOf(now)) return bought;
  if (bought.endsOn !== null && isRenewalLocked(bought.endsOn, now)) return null;
  return { ...bought, at: now };
}
