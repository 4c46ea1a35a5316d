import type { Failure } from '../failure';
import type { Order } from '../orders/order';
import type { PurchaseConfirmation } from './purchase-rules';
import { isSameOffer, type Quote } from './quote';

/** After a lost answer the server is asked for the orders so often, in milliseconds (commerce §3). */
export const ASK_EVERY_MS = 3_000;
/** And for so long, in milliseconds. */
export const ASK_FOR_MS = 30_000;

/** What is bought, as it was shown. */
export interface PurchaseRequest {
  /** The quote: its id is the key, so that nothing is bought twice. */
  readonly quote: Quote;
  /** Each customer with the total as it was shown. */
  readonly confirm: readonly PurchaseConfirmation[];
}

/** A purchase in front of its buyer (commerce §3, "Ordering is safe"). */
export type PurchaseState =
  /** Nothing is sent. The button is there. */
  | {
      readonly status: 'reviewing';
      /** What is about to be bought. */
      readonly request: PurchaseRequest;
      /** Why it was not bought the last time; null for no such reason. */
      readonly failure: Failure | null;
    }
  /** It is sent, and the outcome is not known. */
  | { readonly status: 'placing'; readonly request: PurchaseRequest }
  /** Nobody answered: "Your order may have been placed." The server is asked for it. */
  | {
      readonly status: 'unanswered';
      readonly request: PurchaseRequest;
      /** When it is asked next, in milliseconds since 1970. */
      readonly askAt: number;
      /** Until when it is asked. */
      readonly askUntil: number;
      /** What came in place of an answer. @default nothing */
      readonly failure?: Failure | undefined;
    }
  /** "It has not been placed so far." It may be asked again, or sent again under the same key. */
  | { readonly status: 'notPlaced'; readonly request: PurchaseRequest }
  /** The price holds no longer, or differs: the new one has to be confirmed. */
  | {
      readonly status: 'requoted';
      /** What would be bought now. */
      readonly request: PurchaseRequest;
      /** The quote that held before. */
      readonly before: Quote;
    }
  /** The cart was changed elsewhere: nothing was bought. */
  | { readonly status: 'cartChanged' }
  | {
      readonly status: 'placed';
      /** What was bought. */
      readonly orders: readonly Order[];
      /** Whether another quote of the same cart was bought, elsewhere. */
      readonly isElsewhere: boolean;
    };

/** What happens to a purchase. */
export type PurchaseEvent =
  | { readonly type: 'PLACE' }
  | {
      readonly type: 'PLACED' | 'ALREADY_ORDERED';
      /** The orders that came. */
      readonly orders: readonly Order[];
    }
  | {
      readonly type: 'REQUOTED';
      /** What the server sells now. */
      readonly request: PurchaseRequest;
    }
  | { readonly type: 'CART_CHANGED' }
  | {
      readonly type: 'REFUSED';
      /** Why. */
      readonly failure: Failure;
    }
  /** No answer came; in milliseconds since 1970. */
  | { readonly type: 'LOST'; readonly now: number; readonly failure?: Failure | undefined }
  | {
      readonly type: 'FOUND';
      /** The orders of the quote; none when it was not placed. */
      readonly orders: readonly Order[];
    }
  /** Time has passed, or something happened on the live connection. */
  | { readonly type: 'TICK' | 'LIVE'; readonly now: number }
  | { readonly type: 'CHECK_AGAIN'; readonly now: number }
  | { readonly type: 'SEND_AGAIN' };

/** What a purchase wants to be done. */
export type PurchaseEffect =
  | { readonly type: 'send'; readonly request: PurchaseRequest }
  /** Ask for the orders of this quote. */
  | { readonly type: 'ask'; readonly quoteId: string };

/** A purchase after an event, and what to do. */
export interface PurchaseTransition {
  /** The purchase. */
  readonly state: PurchaseState;
  /** What to do. */
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
 * What is bought, in front of its buyer for the first time. What this tab has sent before it was
 * reloaded may have been bought: the server is asked first.
 */
export function beginPurchase(
  request: PurchaseRequest,
  { wasSent, now }: { readonly wasSent: boolean; readonly now: number },
): PurchaseTransition {
  return wasSent
    ? ask(request, now, now + ASK_FOR_MS)
    : stay({ status: 'reviewing', request, failure: null });
}

/** A new quote in front of a buyer who has sent nothing: only what is the same need not be confirmed. */
function requote(state: PurchaseState, request: PurchaseRequest): PurchaseTransition {
  if (state.status === 'requoted') return stay({ ...state, request });
  if (state.status !== 'reviewing') return stay(state);
  const before = state.request.quote;
  return isSameOffer(before, request.quote)
    ? stay({ status: 'reviewing', request, failure: state.failure })
    : stay({ status: 'requoted', request, before });
}

/** Whether nothing is under way: what happens elsewhere then changes what is shown. */
export const isAtRest = ({ status }: PurchaseState): boolean =>
  status === 'reviewing' || status === 'requoted' || status === 'notPlaced';

/** The answer to what was sent. It may come late, when the server is already asked for the orders. */
function answered(state: PurchaseState, event: PurchaseEvent): PurchaseTransition | null {
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
 * A purchase after an event. Nothing is sent again by itself, and what is sent again is sent under the
 * same key until a new price was confirmed. What was placed stays placed.
 */
export function purchaseTransition(state: PurchaseState, event: PurchaseEvent): PurchaseTransition {
  if (state.status === 'placed') return stay(state);
  const answer = answered(state, event);
  if (answer) return answer;
  switch (event.type) {
    case 'PLACE':
      return state.status === 'reviewing' || state.status === 'requoted'
        ? send(state.request)
        : stay(state);
    case 'SEND_AGAIN':
      return state.status === 'notPlaced' ? send(state.request) : stay(state);
    // The price ran out on the page, or the cart was changed elsewhere.
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
