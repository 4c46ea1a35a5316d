import type { Cart } from './cart';
import { type CartEdit, failureAfter, withEdit } from './cart-edits';
import type {
  CartEditing,
  CartEditingEffect,
  CartEditingEvent,
  CartEditingTransition,
  CartWrite,
} from './editing-machine-types';

/** How long a typed quantity is unchanged before it is saved, in milliseconds. */
export const SAVE_DELAY_MS = 500;

/** A cart that nobody has read yet. */
export const NO_EDITING: CartEditing = {
  ...{ cart: null, drafts: new Map(), dueAt: null, sent: null, queue: [], unanswered: [] },
  ...{ conflict: null, failed: null, swapFailure: null, removed: null, onward: null },
  isLeft: false,
};

export const isEdit = (write: CartWrite): write is CartEdit =>
  write.type === 'change' ||
  write.type === 'remove' ||
  write.type === 'poNumber' ||
  write.type === 'targets';

export const stay = (state: CartEditing): CartEditingTransition => ({ state, effects: [] });

export const settle = (id: number | null, isSaved: boolean): readonly CartEditingEffect[] =>
  id === null ? [] : [{ type: 'settle', id, isSaved }];

export const merged = (
  first: readonly CartEditingEffect[],
  { state, effects }: CartEditingTransition,
): CartEditingTransition => ({ state, effects: [...first, ...effects] });

/** The cart as it will be once everything is saved; what others have to answer waits. */
export function editedCart({ cart, sent, queue, drafts }: CartEditing): Cart | null {
  if (!cart) return null;
  let edited = cart;
  for (const { write } of sent ? [sent, ...queue] : queue) {
    if (isEdit(write)) edited = withEdit(edited, write);
  }
  for (const [lineId, quantity] of drafts) {
    edited = withEdit(edited, { type: 'change', lineId, changes: { quantity } });
  }
  return edited;
}

/** Takes edits out of the queue that are about another cart, or come after one that was not saved. */
export function withoutEdits(state: CartEditing): CartEditingTransition {
  return {
    state: { ...state, queue: state.queue.filter(({ write }) => !isEdit(write)) },
    effects: state.queue.flatMap(({ id, write }) => (isEdit(write) ? settle(id, false) : [])),
  };
}

/** Adds a write at the end; of several changes of a line that wait one after the other one is sent. */
export function enqueued(
  state: CartEditing,
  id: number | null,
  write: CartWrite,
): CartEditingTransition {
  const last = state.queue.at(-1);
  const before = last?.write;
  const isSame =
    write.type === 'change' && before?.type === 'change' && before.lineId === write.lineId;
  const next = isSame ? { ...write, changes: { ...before.changes, ...write.changes } } : write;
  const isSwap = write.type === 'park' || write.type === 'take';
  return {
    state: {
      ...state,
      failed: isEdit(write) ? failureAfter(state.failed, write) : state.failed,
      swapFailure: isSwap ? null : state.swapFailure,
      queue: [
        ...(isSame ? state.queue.slice(0, -1) : state.queue),
        { id: isSame ? (id ?? last?.id ?? null) : id, write: next },
      ],
    },
    effects: isSame && id !== null ? settle(last?.id ?? null, false) : [],
  };
}

/** Typed quantities become edits like others. An edit that is offered again is not written over. */
export function withDraftsQueued(before: CartEditing): CartEditing {
  let state: CartEditing = { ...before, drafts: NO_EDITING.drafts, dueAt: null };
  for (const [lineId, quantity] of before.drafts) {
    const line = editedCart(state)?.lines.find(({ id }) => id === lineId);
    // After a failure also what is saved already: that ends its error.
    if (!line || (line.quantity === quantity && !state.failed)) continue;
    state = enqueued(state, null, { type: 'change', lineId, changes: { quantity } }).state;
    if (!state.conflict?.edit) state = { ...state, conflict: null };
  }
  return state;
}

export function drafted(
  state: CartEditing,
  { lineId, quantity, now }: Extract<CartEditingEvent, { type: 'DRAFT' }>,
): CartEditing {
  const others = [...state.drafts].filter(([id]) => id !== lineId);
  const drafts = new Map(quantity === null ? others : [...others, [lineId, quantity] as const]);
  return { ...state, drafts, dueAt: drafts.size > 0 ? now + SAVE_DELAY_MS : null };
}
