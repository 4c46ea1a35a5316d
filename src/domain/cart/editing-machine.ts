import type { Cart } from './cart';
import {
  type CartDifference,
  type CartNews,
  cartDifference,
  isNothing,
  isStillWanted,
  newerCart,
  withEdit,
} from './cart-edits';
import type {
  CartEditing,
  CartEditingEvent,
  CartEditingTransition,
  CartWrite,
  NumberedWrite,
} from './editing-machine-types';
import {
  drafted,
  enqueued,
  isEdit,
  merged,
  NO_EDITING,
  settle,
  stay,
  withDraftsQueued,
  withoutEdits,
} from './editing-queue';

/** What somebody else changed; null for nothing, or nothing any more. */
export function newsOf({ cart, conflict }: CartEditing): CartNews | null {
  return conflict && cart && { ...conflict, by: cart.updatedBy, at: cart.updatedAt };
}

/** A cart as it is if a write that was not answered has arrived; as it was if it has not. */
function withUnanswered(before: Cart, write: CartWrite, newest: Cart): Cart {
  if (write.type === 'putBack') {
    const line = newest.lines.find(({ id }) => id === write.line.id);
    return line ? { ...before, lines: [...before.lines, line] } : before;
  }
  if (!isEdit(write) || isStillWanted(write, newest)) return before;
  return write.type === 'targets'
    ? { ...before, targets: newest.targets }
    : withEdit(before, write);
}

/** What somebody else changed since the cart that was shown. */
function differenceTo({ cart, unanswered }: CartEditing, newest: Cart): CartDifference {
  const own = (before: Cart, write: CartWrite) => withUnanswered(before, write, newest);
  return cartDifference(unanswered.reduce(own, cart ?? newest), newest);
}

/** What came without being asked for: what it changes is said, and nothing of one's own is lost. */
function loaded(state: CartEditing, cart: Cart): CartEditingTransition {
  const newest = newerCart(state.cart ?? undefined, cart);
  if (state.sent || newest === state.cart) return stay(state);
  const isSame = newest.revision === state.cart?.revision;
  const next = { ...state, cart: newest, unanswered: isSame ? state.unanswered : [] };
  if (!state.cart) return stay(next);
  // After a purchase it is another cart, and not a changed one.
  if (newest.id !== state.cart.id) return withoutEdits({ ...next, conflict: null });
  if (state.conflict) {
    const { edit } = state.conflict;
    const isWanted = edit !== null && isStillWanted(edit, newest);
    return stay({ ...next, conflict: { ...state.conflict, edit: isWanted ? edit : null } });
  }
  const difference = differenceTo(state, newest);
  return stay(isNothing(difference) ? next : { ...next, conflict: { difference, edit: null } });
}

/** The write under way met another revision: it is offered again, where it would still change anything. */
function met(state: CartEditing, sent: NumberedWrite, cart: Cart): CartEditingTransition {
  const { write } = sent;
  const difference = differenceTo(state, cart);
  const next = { ...state, cart, unanswered: [] };
  const isNewer = cart.revision > (state.cart?.revision ?? 0);
  // What it met is one's own, whose answer was lost.
  if (isNewer && isNothing(difference) && state.unanswered.length > 0) {
    return stay({ ...next, queue: [sent, ...state.queue] });
  }
  const edit = isEdit(write) && isStillWanted(write, cart) ? write : null;
  const conflict = state.isLeft ? null : { difference, edit };
  const isAnother = state.isLeft || cart.id !== state.cart?.id;
  const waiting = isAnother ? withoutEdits(next) : stay(next);
  return merged(settle(sent.id, false), { ...waiting, state: { ...waiting.state, conflict } });
}

function saved(state: CartEditing, { id, write }: NumberedWrite, cart: Cart) {
  const lineId = write.type === 'remove' ? write.lineId : null;
  const line = state.cart?.lines.find((each) => each.id === lineId) ?? state.removed;
  const removed = write.type === 'putBack' ? null : line;
  const next = {
    ...state,
    cart: newerCart(state.cart ?? undefined, cart),
    removed,
    unanswered: [],
  };
  const isAnother = next.cart.id !== state.cart?.id;
  return merged(settle(id, true), isAnother ? withoutEdits(next) : stay(next));
}

function failed(
  state: CartEditing,
  { id, write }: NumberedWrite,
  { failure, cart }: Extract<CartEditingEvent, { type: 'FAILED' }>,
): CartEditingTransition {
  const isSwap = write.type === 'park' || write.type === 'take';
  const next = {
    ...state,
    failed: failure && isEdit(write) ? { edit: write, failure } : state.failed,
    swapFailure: isSwap ? failure : state.swapFailure,
    unanswered: failure ? [...state.unanswered, write] : state.unanswered,
  };
  const waiting = state.isLeft ? withoutEdits(next) : cart ? loaded(next, cart) : stay(next);
  return merged(settle(id, false), waiting);
}

/** The answer to the write under way; one to a write of another session is not awaited here. */
function onResponse(
  before: CartEditing,
  event: Extract<CartEditingEvent, { readonly write: CartWrite; readonly cart: Cart | null }>,
): CartEditingTransition {
  const { sent } = before;
  if (sent?.write !== event.write) return stay(before);
  const state = { ...before, sent: null };
  if (event.type === 'FAILED') return failed(state, sent, event);
  return (event.type === 'SAVED' ? saved : met)(state, sent, event.cart);
}

function react(state: CartEditing, event: CartEditingEvent): CartEditingTransition {
  switch (event.type) {
    case 'LOADED':
      return loaded(state, event.cart);
    case 'WRITE':
      // Who goes on has seen what changed.
      return enqueued({ ...withDraftsQueued(state), conflict: null }, event.id, event.write);
    case 'DRAFT':
      return stay(drafted(state, event));
    case 'TICK':
      return stay(
        state.dueAt !== null && event.now >= state.dueAt ? withDraftsQueued(state) : state,
      );
    case 'COMMIT':
      return stay(withDraftsQueued(state));
    case 'GO_ON':
      return {
        state: { ...withDraftsQueued(state), onward: event.id },
        effects: settle(state.onward, false),
      };
    case 'APPLY_AGAIN': {
      const edit = state.conflict?.edit;
      if (!edit) return stay(state);
      const queue = [{ id: null, write: edit }, ...state.queue];
      return stay({ ...state, failed: null, conflict: null, queue });
    }
    case 'GIVE_UP':
      return stay({ ...state, failed: null, conflict: null });
    case 'FORGET_SWAP':
      return stay({ ...state, swapFailure: null });
    case 'SAVED':
    case 'CHANGED_ELSEWHERE':
    case 'FAILED':
      return onResponse(state, event);
    case 'ENTERED':
      return stay({ ...state, isLeft: false });
    case 'LEFT':
      return {
        state: {
          ...withDraftsQueued(state),
          ...{ conflict: null, failed: null, swapFailure: null, removed: null, onward: null },
          isLeft: true,
        },
        effects: settle(state.onward, false),
      };
    case 'SESSION_ENDED':
      return {
        state: { ...NO_EDITING, isLeft: state.isLeft },
        effects: [state.sent, ...state.queue, { id: state.onward }].flatMap((each) =>
          settle(each?.id ?? null, false),
        ),
      };
  }
}

/** Sends the next write: one at a time, as each names the revision that the one before has made. */
function advanced(state: CartEditing): CartEditingTransition {
  const { cart, sent, queue, conflict, isLeft } = state;
  const [next, ...others] = queue;
  if (!next || !cart || sent || conflict) return stay(state);
  const { id, write } = next;
  // Nobody would be there to be asked about what is so already, or about a line that is gone.
  if (isLeft && isEdit(write) && !isStillWanted(write, cart)) {
    return merged(settle(id, false), advanced({ ...state, queue: others }));
  }
  return {
    state: { ...state, sent: next, queue: others },
    effects: [{ type: 'send', write, cart }],
  };
}

/** Whether everything that was typed or done is saved, or has to be decided by its user. */
const isSettled = ({ drafts, sent, queue, conflict }: CartEditing): boolean =>
  drafts.size === 0 && sent === null && (queue.length === 0 || conflict !== null);

/** Goes on where that was wanted and all is saved; stays where something was not. */
function concluded(before: CartEditing, state: CartEditing): CartEditingTransition {
  const { onward, failed, conflict } = state;
  const isRefused =
    (failed !== null && failed !== before.failed) ||
    (conflict !== null && conflict.difference !== before.conflict?.difference);
  if (onward === null || !(isRefused || isSettled(state))) return stay(state);
  return { state: { ...state, onward: null }, effects: settle(onward, !isRefused) };
}

/**
 * A cart in front of its user after an event (commerce §3, "Two tabs"). All writes stand in one queue
 * and leave it one at a time; one that meets somebody else's change is offered again, and those behind
 * it wait until its user has decided.
 */
export function cartEditing(before: CartEditing, event: CartEditingEvent): CartEditingTransition {
  const reacted = react(before, event);
  const next = merged(reacted.effects, advanced(reacted.state));
  return merged(next.effects, concluded(before, next.state));
}
