import type { Cart } from '../../domain/cart/cart';
import type { PurchaseConfirmation } from '../../domain/cart/purchase-rules';
import { confirmationsOf } from '../../domain/cart/purchase-rules';
import type { Quote } from '../../domain/cart/quote';
import type { Purchase } from '../../domain/subscriptions/lifecycle';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { civilDateOf } from '../../domain/time/civil-date';

/** Why a purchase is refused with the newest state (wire §1). */
export type PurchaseConflict =
  | 'already_ordered'
  | 'cart_changed'
  | 'quote_expired'
  | 'quote_mismatch';

/** What a server does about a purchase. `known` answers with the orders that there are. */
export type PurchaseVerdict = 'known' | PurchaseConflict | 'go';

/** What a server knows when it is asked to sell a quote. */
export interface PurchaseGround {
  /** The quote. */
  readonly quote: Pick<Quote, 'id' | 'cartRevision' | 'validUntilAt' | 'targets'>;
  /** The buyer's cart. */
  readonly cart: Pick<Cart, 'revision' | 'state' | 'targets'>;
  /** The quotes that were bought, with the cart's revision that each of them used up. */
  readonly bought: readonly Pick<Quote, 'id' | 'cartRevision'>[];
  /** What the buyer confirms. */
  readonly confirm: readonly PurchaseConfirmation[];
  /** The present time, in milliseconds since 1970. */
  readonly now: number;
}

const keyOf = ({ customerId, tenantId, total }: PurchaseConfirmation) =>
  JSON.stringify([customerId, tenantId, total]);

/**
 * What a server does about a purchase, in the order in which it looks (wire §3.4). The quote's id is
 * the key: one that was bought is answered with its orders, whatever else is asked.
 */
export function judgePurchase(ground: PurchaseGround): PurchaseVerdict {
  const { quote, cart, bought, confirm, now } = ground;
  if (bought.some(({ id }) => id === quote.id)) return 'known';
  if (bought.some(({ cartRevision }) => cartRevision === quote.cartRevision)) {
    return 'already_ordered';
  }
  if (cart.state !== 'open' || cart.revision !== quote.cartRevision) return 'cart_changed';
  if (quote.validUntilAt === null || now >= quote.validUntilAt.getTime()) return 'quote_expired';
  const wanted = confirmationsOf(quote, cart).map(keyOf).sort();
  const told = confirm.map(keyOf).sort();
  const isSame = wanted.length === told.length && wanted.every((key, at) => key === told[at]);
  return isSame ? 'go' : 'quote_mismatch';
}

/**
 * A purchase that is tried again (workday §4): on the day that it was made for nothing changes, on another
 * one its term, its first charge and its window begin then. Null where it was to end with something that
 * ends too soon by now.
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
