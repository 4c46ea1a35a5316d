import { ASK_EVERY_MS, ASK_FOR_MS } from '../cart/purchase-machine';
import { QUOTE_MS } from '../cart/quote';
import type { Failure } from '../failure';
import type { OpenValue } from '../open-value';
import type { Order } from '../orders/order';
import type { ChangePreview } from './change-preview';

/** A change that can be made. */
export type ReadyPreview = Extract<ChangePreview, { status: 'ready' }>;

/** Why the server did not make a change that it had previewed (wire §5). */
export type ChangeConflict = OpenValue<
  'subscription_changed' | 'renewal_locked' | 'window_closed' | 'preview_expired'
>;

/** A change in front of who makes it, as a purchase is (commerce §3, "Ordering is safe"). */
export type ChangeState =
  /** Nothing is sent. */
  | {
      readonly status: 'choosing';
      /** Why it was not made the last time; null for no such reason. */
      readonly failure: Failure | null;
      /** What happened meanwhile, so that it was not made; null for nothing. */
      readonly conflict: ChangeConflict | null;
    }
  /** It is sent, and the outcome is not known. */
  | {
      readonly status: 'sending';
      /** What is being made. */
      readonly preview: ReadyPreview;
    }
  /** Nobody answered: it may have been made. The server is asked for its order. */
  | {
      readonly status: 'unanswered';
      /** What was sent. */
      readonly preview: ReadyPreview;
      /** When it is asked next, in milliseconds since 1970. */
      readonly askAt: number;
      /** Until when it is asked. */
      readonly askUntil: number;
      /** What came in place of an answer. @default nothing */
      readonly failure?: Failure | undefined;
    }
  /** There is no order of it. It may be asked again, or sent again under the same key. */
  | {
      readonly status: 'notMade';
      /** What was sent. */
      readonly preview: ReadyPreview;
    }
  | {
      readonly status: 'made';
      /** The order that makes it. */
      readonly order: Order;
    };

/** What happens to a change. */
export type ChangeEvent =
  | { readonly type: 'SEND'; readonly preview: ReadyPreview }
  | { readonly type: 'MADE'; readonly order: Order }
  | { readonly type: 'CONFLICT'; readonly code: ChangeConflict }
  | { readonly type: 'REFUSED'; readonly failure: Failure }
  /** No answer came; in milliseconds since 1970. */
  | { readonly type: 'LOST'; readonly now: number; readonly failure?: Failure | undefined }
  /** Time has passed. */
  | { readonly type: 'TICK'; readonly now: number }
  | { readonly type: 'CHECK_AGAIN'; readonly now: number }
  | { readonly type: 'SEND_AGAIN' }
  /** Something else is asked for: what was said of the last try is over. */
  | { readonly type: 'CHOOSE' };

/** What a change wants to be done: its key is that of the preview. */
export type ChangeEffect = {
  readonly type: 'send' | 'ask';
  /** What was previewed. */
  readonly preview: ReadyPreview;
};

/** A change after an event, and what to do. */
export interface ChangeTransition {
  /** The change. */
  readonly state: ChangeState;
  /** What to do. */
  readonly effects: readonly ChangeEffect[];
}

/** A change that nothing has happened to. */
export const CHOOSING: ChangeState = { status: 'choosing', failure: null, conflict: null };

const stay = (state: ChangeState): ChangeTransition => ({ state, effects: [] });

const send = (preview: ReadyPreview): ChangeTransition => ({
  state: { status: 'sending', preview },
  effects: [{ type: 'send', preview }],
});

const ask = (
  preview: ReadyPreview,
  now: number,
  askUntil: number,
  failure?: Failure,
): ChangeTransition => ({
  state: { status: 'unanswered', preview, askAt: now + ASK_EVERY_MS, askUntil, failure },
  effects: [{ type: 'ask', preview }],
});

/** The answer to what was sent. */
function answered(preview: ReadyPreview, event: ChangeEvent): ChangeTransition | null {
  switch (event.type) {
    case 'CONFLICT':
      return stay({ status: 'choosing', failure: null, conflict: event.code });
    case 'REFUSED':
      return stay({ status: 'choosing', failure: event.failure, conflict: null });
    case 'LOST':
      return ask(preview, event.now, event.now + ASK_FOR_MS, event.failure);
    default:
      return null;
  }
}

/**
 * A change after an event. Nothing is sent again by itself, and what is sent again is sent under the
 * same key. What was made stays made.
 */
export function changeTransition(state: ChangeState, event: ChangeEvent): ChangeTransition {
  if (state.status === 'made') return stay(state);
  // It may come late, when the server is already asked for the order.
  if (event.type === 'MADE') {
    return stay(state.status === 'choosing' ? state : { status: 'made', order: event.order });
  }
  switch (state.status) {
    case 'choosing':
      if (event.type === 'CHOOSE') return stay(CHOOSING);
      return event.type === 'SEND' ? send(event.preview) : stay(state);
    case 'sending':
      return answered(state.preview, event) ?? stay(state);
    case 'unanswered': {
      const { preview, askAt, askUntil } = state;
      if (event.type !== 'TICK' || event.now < Math.min(askAt, askUntil)) return stay(state);
      return event.now >= askUntil
        ? stay({ status: 'notMade', preview })
        : ask(preview, event.now, askUntil, state.failure);
    }
    case 'notMade':
      if (event.type === 'SEND_AGAIN') return send(state.preview);
      return event.type === 'CHECK_AGAIN'
        ? ask(state.preview, event.now, event.now + ASK_FOR_MS)
        : stay(state);
  }
}

/**
 * The order that a preview was made with, among those of its subscription: one that was not there when
 * it was sent, was placed since it was previewed, and comes to the same.
 *
 * @param known - ids of orders that were there before it was sent
 */
export function orderOfChange(
  orders: readonly Order[],
  preview: ReadyPreview,
  known: ReadonlySet<string>,
): Order | null {
  // Both times are the server's own.
  const since = (preview.validUntilAt?.getTime() ?? 0) - QUOTE_MS;
  const isOfChange = ({ id, type, total, createdAt }: Order) =>
    (type === 'change' || type === 'cancel') &&
    !known.has(id) &&
    total === preview.total &&
    (createdAt === null || createdAt.getTime() >= since);
  return orders.find(isOfChange) ?? null;
}
