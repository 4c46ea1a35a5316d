import type { Failure } from '../failure';
import type { OpenValue } from '../open-value';
import type { Order } from '../orders/order';
import { ASK_EVERY_MS, ASK_FOR_MS, QUOTE_MS } from '../orders/order-machine';
import type { ChangePreview } from './change-preview';

/** A preview of an allowed change. */
export type ReadyPreview = Extract<ChangePreview, { status: 'ready' }>;

/** Why the server rejected a change after its preview (wire §5). */
export type ChangeConflict = OpenValue<
  'subscription_changed' | 'renewal_locked' | 'window_closed' | 'preview_expired'
>;

/** State of a change on screen, analogous to a purchase (commerce §3, "Ordering is safe"). */
export type ChangeState =
  /** Not sent. */
  | {
      readonly status: 'choosing';
      /** Why the last attempt failed; null if it did not. */
      readonly failure: Failure | null;
      /** The conflict that prevented the last attempt; null for none. */
      readonly conflict: ChangeConflict | null;
    }
  /** Sent; the outcome is unknown. */
  | {
      readonly status: 'sending';
      /** The preview that was sent. */
      readonly preview: ReadyPreview;
    }
  /** No answer: the change may have been made. Its order is being requested. */
  | {
      readonly status: 'unanswered';
      /** The preview that was sent. */
      readonly preview: ReadyPreview;
      /** Time of the next request, in milliseconds since 1970. */
      readonly askAt: number;
      /** When requesting stops, in milliseconds since 1970. */
      readonly askUntil: number;
      /** The error in place of an answer. @default none */
      readonly failure?: Failure | undefined;
    }
  /** It has no order. It can be requested again, or sent again with the same key. */
  | {
      readonly status: 'notMade';
      /** The preview that was sent. */
      readonly preview: ReadyPreview;
    }
  | {
      readonly status: 'made';
      /** The order of the change. */
      readonly order: Order;
    };

export type ChangeEvent =
  | { readonly type: 'SEND'; readonly preview: ReadyPreview }
  | { readonly type: 'MADE'; readonly order: Order }
  | { readonly type: 'CONFLICT'; readonly code: ChangeConflict }
  | { readonly type: 'REFUSED'; readonly failure: Failure }
  /** No answer; `now` in milliseconds since 1970. */
  | { readonly type: 'LOST'; readonly now: number; readonly failure?: Failure | undefined }
  /** Time has passed. */
  | { readonly type: 'TICK'; readonly now: number }
  | { readonly type: 'CHECK_AGAIN'; readonly now: number }
  | { readonly type: 'SEND_AGAIN' }
  /** The user chose another change: messages about the last attempt are cleared. */
  | { readonly type: 'CHOOSE' };

/** Effects of a change; the key is that of the preview. */
export type ChangeEffect = {
  readonly type: 'send' | 'ask';
  readonly preview: ReadyPreview;
};

/** A change after an event, and its effects. */
export interface ChangeTransition {
  readonly state: ChangeState;
  readonly effects: readonly ChangeEffect[];
}

/** The initial state. */
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

function onResponse(preview: ReadyPreview, event: ChangeEvent): ChangeTransition | null {
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
 * A change after an event. Nothing is sent again automatically; a resend uses the same key. A
 * change that was made stays made.
 */
export function changeTransition(state: ChangeState, event: ChangeEvent): ChangeTransition {
  if (state.status === 'made') return stay(state);
  // It may arrive late, while the order is already being requested.
  if (event.type === 'MADE') {
    return stay(state.status === 'choosing' ? state : { status: 'made', order: event.order });
  }
  switch (state.status) {
    case 'choosing':
      if (event.type === 'CHOOSE') return stay(CHOOSING);
      return event.type === 'SEND' ? send(event.preview) : stay(state);
    case 'sending':
      return onResponse(state.preview, event) ?? stay(state);
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
 * Finds the order of a change among those of its subscription: not known before, placed after the
 * preview, and with the same total.
 *
 * @param known - ids of orders that existed before it was sent
 */
export function orderOfChange(
  orders: readonly Order[],
  preview: ReadyPreview,
  known: ReadonlySet<string>,
): Order | null {
  // Both times are from the server.
  const since = (preview.validUntilAt?.getTime() ?? 0) - QUOTE_MS;
  const isOfChange = ({ id, type, total, createdAt }: Order) =>
    (type === 'change' || type === 'cancel') &&
    !known.has(id) &&
    total === preview.total &&
    (createdAt === null || createdAt.getTime() >= since);
  return orders.find(isOfChange) ?? null;
}
