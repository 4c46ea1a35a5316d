import type { Order } from '../orders/order';
import type { Reading } from '../reading';
import type { Cart } from './cart';
import { isAtRest, type PurchaseEvent, type PurchaseState } from './purchase-machine';
import { confirmationsOf } from './purchase-rules';
import type { Quote } from './quote';

/** A purchase that is not placed, as far as its page knows. */
export type OpenPurchase = Exclude<PurchaseState, { readonly status: 'placed' }>;

/** What the page of a purchase is about. */
export type FinalReview =
  | {
      readonly stage: 'review';
      /** The cart as it is bought. */
      readonly cart: Cart;
      /** How the purchase stands. */
      readonly purchase: OpenPurchase;
    }
  | {
      readonly stage: 'placed';
      /** What was bought, as far as it is by now. */
      readonly orders: Reading<readonly Order[]>;
      /** Whether it was bought in another tab or on another device. */
      readonly isElsewhere: boolean;
      /** Whether it was bought just now, on this page: its heading then gets the focus. */
      readonly isNews: boolean;
    };

/** What a page knows of the world around a purchase that it shows. */
export interface PurchaseNews {
  /** The newest cart. */
  readonly cart: Cart;
  /** The newest price of it; null while it is being asked for. */
  readonly quote: Quote | null;
}

/**
 * Whether the cart that is shown was bought, as another one says that came after it. One that was put
 * aside gives way to another as well, and that one may have been bought since.
 */
function isBought(
  shown: Cart,
  quote: Pick<Quote, 'id'>,
  { revision, lastPurchase }: Cart,
): boolean {
  const bought = lastPurchase?.quoteId;
  const isNew = bought !== undefined && bought !== shown.lastPurchase?.quoteId;
  return isNew && (bought === quote.id || revision === shown.revision + 1);
}

/**
 * What a change elsewhere means to a purchase that is shown (commerce §3): another price, another cart,
 * or that it was bought already. While an answer is awaited it alone counts; null for nothing.
 */
export function purchaseEventOfNews(
  shown: { readonly cart: Cart; readonly state: PurchaseState },
  { cart, quote }: PurchaseNews,
): PurchaseEvent | null {
  const { state } = shown;
  if (!isAtRest(state) || !('request' in state)) return null;
  if (cart.id !== shown.cart.id && isBought(shown.cart, state.request.quote, cart)) {
    return { type: 'ALREADY_ORDERED', orders: [] };
  }
  if (cart.id !== shown.cart.id || cart.revision > shown.cart.revision) {
    return { type: 'CART_CHANGED' };
  }
  const before = state.request.quote;
  if (!quote || quote.id === before.id || quote.cartRevision !== before.cartRevision) return null;
  // What came with a refusal is newer than what was asked for before.
  const isNewer = Number(quote.validUntilAt) > Number(before.validUntilAt);
  return isNewer
    ? { type: 'REQUOTED', request: { quote, confirm: confirmationsOf(quote, shown.cart) } }
    : null;
}
