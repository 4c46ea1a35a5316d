import { listOrders, placeOrders } from '../../api/calls/orders';
import { cartConflictOf } from '../../api/conflicts';
import { type ApiError, isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Cart } from '../../domain/cart/cart';
import {
  beginPurchase,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseRequest,
  type PurchaseState,
  type PurchaseTransition,
  purchaseTransition,
} from '../../domain/cart/purchase-machine';
import { confirmationsOf } from '../../domain/cart/purchase-rules';
import type { Quote } from '../../domain/cart/quote';
import type { ClockHandle } from '../../domain/time/clock';
import { createListeners } from '../../platform/listeners';
import { purchaseMemoryOf, remember } from '../../platform/purchase-memory';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';

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

/** A purchase and its cart, as both were shown when it started. */
export interface ShownPurchase {
  /** The cart at the start. */
  readonly cart: Cart;
  /** State of the purchase. */
  readonly state: PurchaseState;
}

/** The purchase of one page: the domain's machine with server, clock and storage. */
export interface PurchaseStore {
  /** The current purchase; null before it starts. */
  readonly get: () => ShownPurchase | null;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a quote to its buyer. A started purchase continues. */
  readonly begin: (cart: Cart, quote: Quote) => void;
  /**
   * Shows the purchase of this tab after a reload before the response. A started purchase
   * continues.
   */
  readonly recover: (cart: Cart) => void;
  /** Dispatches an event to the machine. */
  readonly dispatch: (event: PurchaseEvent) => void;
  /** Watches the clock until the returned function is called. */
  readonly watchClock: () => () => void;
}

/** Page size for the orders of a quote: more than a cart can create. */
const ALL = { pageNumber: 1, pageSize: 100 };

/**
 * Creates the store of a page. Orders are sent once, on a press only, and never resent
 * automatically.
 *
 * @param keepCart - called with the newest cart from the server
 */
export function createPurchaseStore(
  services: Console,
  keepCart: (cart: Cart) => void,
): PurchaseStore {
  const { clock } = services.platform;
  const memory = purchaseMemoryOf(services.platform);
  const listeners = createListeners<void>();
  let shown: ShownPurchase | null = null;
  let isWatching = false;
  let timer: ClockHandle | null = null;

  async function send({ quote, confirm }: PurchaseRequest, cart: Cart): Promise<void> {
    remember(memory, { sentQuoteId: quote.id });
    const input = { quoteId: quote.id, confirm, termsAccepted: true };
    try {
      const result = await watched(services, () => placeOrders(services.client, input));
      memory.remove();
      keepCart(result.cart);
      dispatch({ type: 'PLACED', orders: result.orders });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const event = purchaseEventOf(error, cart, clock.now());
      if (event.type !== 'LOST') remember(memory, { sentQuoteId: null });
      const newest = cartConflictOf(error).cart;
      if (newest) keepCart(newest);
      dispatch(event);
    }
  }

  async function ask(quoteId: string): Promise<void> {
    try {
      const query = { ...ALL, filters: { quoteId: [quoteId] } };
      const { data } = await watched(services, () => listOrders(services.client, query));
      if (data.length > 0) memory.remove();
      dispatch({ type: 'FOUND', orders: data });
    } catch (error) {
      // The next poll follows soon, while polling continues.
      if (!isApiError(error)) throw error;
    }
  }

  function perform(effect: PurchaseEffect, cart: Cart): void {
    void (effect.type === 'send' ? send(effect.request, cart) : ask(effect.quoteId));
  }

  /** While a response is pending, the machine gets a tick when it asks for one. */
  function schedule(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    if (!isWatching || shown?.state.status !== 'unanswered') return;
    const { askAt, askUntil } = shown.state;
    const wait = Math.min(askAt, askUntil) - clock.now();
    timer = clock.setTimeout(() => dispatch({ type: 'TICK', now: clock.now() }), wait);
  }

  function show(cart: Cart, { state, effects }: PurchaseTransition): void {
    if (shown?.state === state && shown.cart === cart) return;
    shown = { cart, state };
    schedule();
    for (const effect of effects) perform(effect, cart);
    listeners.emit();
  }

  function dispatch(event: PurchaseEvent): void {
    if (shown) show(shown.cart, purchaseTransition(shown.state, event));
  }

  return {
    get: () => shown,
    subscribe: (listener) => listeners.add(listener),
    begin(cart, quote) {
      if (shown) return;
      const request = { quote, confirm: confirmationsOf(quote, cart) };
      const wasSent = memory.get()?.sentQuoteId === quote.id;
      show(cart, beginPurchase(request, { wasSent, now: clock.now() }));
    },
    recover(cart) {
      const bought = cart.lastPurchase?.quoteId;
      if (shown || bought === undefined || memory.get()?.sentQuoteId !== bought) return;
      memory.remove();
      const state = { status: 'placed', orders: [], isElsewhere: false } as const;
      show(cart, { state, effects: [] });
    },
    dispatch,
    watchClock() {
      isWatching = true;
      schedule();
      return () => {
        isWatching = false;
        schedule();
      };
    },
  };
}
