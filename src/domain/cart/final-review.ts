import type { Order } from '../orders/order';
import type { Reading } from '../reading';
import type { Cart } from './cart';
import { isAtRest, type PurchaseEvent, type PurchaseState } from './purchase-machine';
import { confirmationsOf } from './purchase-rules';
import type { Quote } from './quote';

/** A purchase that is not known to be placed. */
export type OpenPurchase = Exclude<PurchaseState, { readonly status: 'placed' }>;

/** Data of the last page of a purchase. */
export type FinalReview =
  | {
      readonly stage: 'review';
      /** The cart being bought. */
      readonly cart: Cart;
      /** State of the purchase. */
      readonly purchase: OpenPurchase;
    }
  | {
      readonly stage: 'placed';
      /** The orders placed so far. */
      readonly orders: Reading<readonly Order[]>;
      /** Whether it was bought in another tab or on another device. */
      readonly isElsewhere: boolean;
      /** Whether it was just bought on this page; its heading then receives focus. */
      readonly isNews: boolean;
    };

/** The current data on the server around a purchase on screen. */
export interface PurchaseNews {
  /** The newest cart. */
  readonly cart: Cart;
  /** Its newest quote; null while loading. */
  readonly quote: Quote | null;
}

/**
 * Whether the cart on screen was bought, according to a newer cart. A parked cart is replaced by
 * another one too, which may have been bought since.
 */
function isBought(
  displayed: Cart,
  quote: Pick<Quote, 'id'>,
  { revision, lastPurchase }: Cart,
): boolean {
  const bought = lastPurchase?.quoteId;
  const isNew = bought !== undefined && bought !== displayed.lastPurchase?.quoteId;
  return isNew && (bought === quote.id || revision === displayed.revision + 1);
}

/**
 * The event for a change elsewhere (commerce §3): another price, another cart, or a purchase in
 * another tab. Null for none, and while an answer is pending.
 */
export function purchaseEventOfNews(
  shownPurchase: { readonly cart: Cart; readonly state: PurchaseState },
  { cart, quote }: PurchaseNews,
): PurchaseEvent | null {
  const { state } = shownPurchase;
  if (!isAtRest(state) || !('request' in state)) return null;
  if (
    cart.id !== shownPurchase.cart.id &&
    isBought(shownPurchase.cart, state.request.quote, cart)
  ) {
    return { type: 'ALREADY_ORDERED', orders: [] };
  }
  if (cart.id !== shownPurchase.cart.id || cart.revision > shownPurchase.cart.revision) {
    return { type: 'CART_CHANGED' };
  }
  const before = state.request.quote;
  if (!quote || quote.id === before.id || quote.cartRevision !== before.cartRevision) return null;
  // A quote that came with a refusal is newer than one requested before.
  const isNewer = Number(quote.validUntilAt) > Number(before.validUntilAt);
  return isNewer
    ? { type: 'REQUOTED', request: { quote, confirm: confirmationsOf(quote, shownPurchase.cart) } }
    : null;
}
