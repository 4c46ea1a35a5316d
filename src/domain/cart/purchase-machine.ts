import type { Failure } from '../failure';
import type { Order } from '../orders/order';
import { ASK_EVERY_MS, ASK_FOR_MS } from '../orders/order-machine';
import type { PurchaseConfirmation } from './purchase-rules';
import { isSameOffer, type Quote } from './quote';

/** A purchase as shown to the buyer. */
export interface PurchaseRequest {
  /** The quote; its id is the idempotency key, so that nothing is bought twice. */
  readonly quote: Quote;
  /** Each customer with the total that was shown. */
  readonly confirm: readonly PurchaseConfirmation[];
}

/** State of a purchase (commerce §3, "Ordering is safe"). */
export type PurchaseState =
  /** Not sent. The button is available. */
  | {
      readonly status: 'reviewing';
      /** The cart. */
      readonly request: PurchaseRequest;
      /** Why the last attempt failed; null if it did not. */
      readonly failure: Failure | null;
    }
  /** Sent; the outcome is unknown. */
  | { readonly status: 'placing'; readonly request: PurchaseRequest }
  /** No answer: "Your order may have been placed." The orders are being requested. */
  | {
      readonly status: 'unanswered';
      readonly request: PurchaseRequest;
      /** Time of the next request, in milliseconds since 1970. */
      readonly askAt: number;
      /** When requesting stops, in milliseconds since 1970. */
      readonly askUntil: number;
      /** The error in place of an answer. @default none */
      readonly failure?: Failure | undefined;
    }
  /**
   * "It has not been placed so far." The orders can be requested again, or the purchase sent again
   * with the same key.
   */
  | { readonly status: 'notPlaced'; readonly request: PurchaseRequest }
  /** The price expired or differs: the new one must be confirmed. */
  | {
      readonly status: 'requoted';
      /** The new offer. */
      readonly request: PurchaseRequest;
      /** The previous quote. */
      readonly before: Quote;
    }
  /** The cart was changed elsewhere: nothing was bought. */
  | { readonly status: 'cartChanged' }
  | {
      readonly status: 'placed';
      /** The placed orders. */
      readonly orders: readonly Order[];
      /** Whether another quote of the same cart was bought elsewhere. */
      readonly isElsewhere: boolean;
    };

export type PurchaseEvent =
  | { readonly type: 'PLACE' }
  | {
      readonly type: 'PLACED' | 'ALREADY_ORDERED';
      /** The placed orders. */
      readonly orders: readonly Order[];
    }
  | {
      readonly type: 'REQUOTED';
      /** The current offer. */
      readonly request: PurchaseRequest;
    }
  | { readonly type: 'CART_CHANGED' }
  | {
      readonly type: 'REFUSED';
      readonly failure: Failure;
    }
  /** No answer; `now` in milliseconds since 1970. */
  | { readonly type: 'LOST'; readonly now: number; readonly failure?: Failure | undefined }
  | {
      readonly type: 'FOUND';
      /** The orders of the quote; empty if it was not placed. */
      readonly orders: readonly Order[];
    }
  /** Time has passed, or a live event arrived. */
  | { readonly type: 'TICK' | 'LIVE'; readonly now: number }
  | { readonly type: 'CHECK_AGAIN'; readonly now: number }
  | { readonly type: 'SEND_AGAIN' };

export type PurchaseEffect =
  | { readonly type: 'send'; readonly request: PurchaseRequest }
  /** Request the orders of this quote. */
  | { readonly type: 'ask'; readonly quoteId: string };

/** A purchase after an event, and its effects. */
export interface PurchaseTransition {
  readonly state: PurchaseState;
  readonly effects: readonly PurchaseEffect[];
}

const stay = (state: PurchaseState): PurchaseTransition => ({ state, effects: [] });

function send(request: PurchaseRequest): PurchaseTransition {
  return { state: { status: 'placing', request }, effects: [{ type: 'send', request }] };
}

function ask(
  request: PurchaseRequest,
  now: number,
  askUntil: number,
  failure?: Failure,
): PurchaseTransition {
  return {
    state: { status: 'unanswered', request, askAt: now + ASK_EVERY_MS, askUntil, failure },
    effects: [{ type: 'ask', quoteId: request.quote.id }],
  };
}

/**
 * The initial state. If this tab sent the quote before a reload, it may have been bought: the
 * orders are requested first.
 */
export function beginPurchase(
  request: PurchaseRequest,
  { wasSent, now }: { readonly wasSent: boolean; readonly now: number },
): PurchaseTransition {
  return wasSent
    ? ask(request, now, now + ASK_FOR_MS)
    : stay({ status: 'reviewing', request, failure: null });
}

/** A new quote before anything was sent: it needs confirming unless it is the same offer. */
function requote(state: PurchaseState, request: PurchaseRequest): PurchaseTransition {
  if (state.status === 'requoted') return stay({ ...state, request });
  if (state.status !== 'reviewing') return stay(state);
  const before = state.request.quote;
  return isSameOffer(before, request.quote)
    ? stay({ status: 'reviewing', request, failure: state.failure })
    : stay({ status: 'requoted', request, before });
}

/** Whether nothing is pending: changes elsewhere are shown only then. */
export const isAtRest = ({ status }: PurchaseState): boolean =>
  status === 'reviewing' || status === 'requoted' || status === 'notPlaced';

/** The answer to the purchase. It may arrive late, while the orders are already being requested. */
function onResponse(state: PurchaseState, event: PurchaseEvent): PurchaseTransition | null {
  if (event.type === 'PLACED' || event.type === 'ALREADY_ORDERED') {
    const isElsewhere = event.type === 'ALREADY_ORDERED';
    return stay({ status: 'placed', orders: event.orders, isElsewhere });
  }
  if (state.status !== 'placing') return null;
  const { request } = state;
  switch (event.type) {
    case 'REQUOTED':
      return stay({ status: 'requoted', request: event.request, before: request.quote });
    case 'CART_CHANGED':
      return stay({ status: 'cartChanged' });
    case 'REFUSED':
      return stay({ status: 'reviewing', request, failure: event.failure });
    case 'LOST':
      return ask(request, event.now, event.now + ASK_FOR_MS, event.failure);
    default:
      return null;
  }
}

/**
 * A purchase after an event. Nothing is sent again automatically; a resend uses the same key until
 * a new price is confirmed. A placed purchase stays placed.
 */
export function purchaseTransition(state: PurchaseState, event: PurchaseEvent): PurchaseTransition {
  if (state.status === 'placed') return stay(state);
  const answer = onResponse(state, event);
  if (answer) return answer;
  switch (event.type) {
    case 'PLACE':
      return state.status === 'reviewing' || state.status === 'requoted'
        ? send(state.request)
        : stay(state);
    case 'SEND_AGAIN':
      return state.status === 'notPlaced' ? send(state.request) : stay(state);
    // The quote expired on the page, or the cart was changed elsewhere.
    case 'REQUOTED':
      return requote(state, event.request);
    case 'CART_CHANGED':
      return stay(isAtRest(state) ? { status: 'cartChanged' } : state);
    case 'FOUND':
      return event.orders.length > 0 && 'request' in state
        ? stay({ status: 'placed', orders: event.orders, isElsewhere: false })
        : stay(state);
    case 'TICK':
      if (state.status !== 'unanswered') return stay(state);
      if (event.now >= state.askUntil) return stay({ status: 'notPlaced', request: state.request });
      return event.now >= state.askAt
        ? ask(state.request, event.now, state.askUntil, state.failure)
        : stay(state);
    case 'LIVE':
      return state.status === 'unanswered'
        ? ask(state.request, event.now, state.askUntil, state.failure)
        : stay(state);
    case 'CHECK_AGAIN':
      return state.status === 'notPlaced'
        ? ask(state.request, event.now, event.now + ASK_FOR_MS)
        : stay(state);
    default:
      return stay(state);
  }
}
