import type { Failure } from '../failure';
import type { Cart, CartLine, CartLineChoice, CartTargetChoice } from './cart';

/** A change to a cart by its user. */
export type CartEdit =
  | {
      readonly type: 'change';
      /** Id of the line. */
      readonly lineId: string;
      /** The new values; omitted ones stay. */
      readonly changes: Partial<CartLineChoice>;
    }
  | {
      readonly type: 'remove';
      /** Id of the line. */
      readonly lineId: string;
    }
  | {
      readonly type: 'poNumber';
      /** The buyer's own order number; null for none. */
      readonly poNumber: string | null;
    }
  | {
      readonly type: 'targets';
      /** All customers to buy for. */
      readonly targets: readonly CartTargetChoice[];
    };

/** An edit that was rejected or got no answer. */
export interface FailedCartEdit {
  /** The edit. */
  readonly edit: CartEdit;
  /** Why it failed. */
  readonly failure: Failure;
}

/** The field that an edit saves; null if it keeps no typed text after a failure. */
function fieldOf(edit: CartEdit): string | null {
  if (edit.type === 'poNumber') return edit.type;
  if (edit.type !== 'change') return null;
  const field = (['quantity', 'friendlyName', 'domainPrefix'] as const).find(
    (name) => edit.changes[name] !== undefined,
  );
  return field ? `${edit.lineId} ${field}` : null;
}

/** The failure to keep after another edit: one for a different field stays. */
export function failureAfter(failed: FailedCartEdit | null, edit: CartEdit): FailedCartEdit | null {
  const field = failed && fieldOf(failed.edit);
  return field === null || field === fieldOf(edit) ? null : failed;
}

/** The change of one line. */
export interface CartLineDifference {
  /** The line before; null if it was added. */
  readonly before: CartLine | null;
  /** The line now; null if it was removed. */
  readonly after: CartLine | null;
}

/** Changes made in another tab or by another user. */
export interface CartDifference {
  /** Added, removed and changed lines, in the order of the cart. */
  readonly lines: readonly CartLineDifference[];
  /** Whether the customers changed. */
  readonly areTargetsChanged: boolean;
  /** Whether the buyer's order number changed. */
  readonly isPoNumberChanged: boolean;
}

const CHOICES = [
  'planId',
  'quantity',
  'friendlyName',
  'addOnTo',
  'endsOn',
  'domainPrefix',
] as const satisfies readonly (keyof CartLineChoice)[];

const isSameLine = (one: CartLineChoice, other: CartLineChoice): boolean =>
  CHOICES.every((name) => one[name] === other[name]);

const targetsOf = ({ targets }: { readonly targets: readonly CartTargetChoice[] }): string =>
  JSON.stringify(targets.map(({ customerId, tenantId }) => [customerId, tenantId]).sort());

/** The difference between two states of a cart (commerce §3, "Two tabs"). */
export function cartDifference(before: Cart, after: Cart): CartDifference {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Map(after.lines.map((line) => [line.id, line]));
  const present = after.lines.flatMap((line) => {
    const old = was.get(line.id) ?? null;
    return old && isSameLine(old, line) ? [] : { before: old, after: line };
  });
  const gone = before.lines.flatMap((line) =>
    is.has(line.id) ? [] : { before: line, after: null },
  );
  return {
    lines: [...present, ...gone],
    areTargetsChanged: targetsOf(before) !== targetsOf(after),
    isPoNumberChanged: before.poNumber !== after.poNumber,
  };
}

/** Whether an edit still has an effect; if not, it is not offered again. */
export function isStillWanted(edit: CartEdit, cart: Cart): boolean {
  if (edit.type === 'poNumber') return cart.poNumber !== edit.poNumber;
  if (edit.type === 'targets') return targetsOf(edit) !== targetsOf(cart);
  const line = cart.lines.find(({ id }) => id === edit.lineId);
  if (!line) return false;
  return edit.type === 'remove' || !isSameLine(line, { ...line, ...edit.changes });
}

/**
 * The cart with an edit applied, shown while it is being saved. Changed customers are not applied
 * in advance.
 */
export function withEdit(cart: Cart, edit: CartEdit): Cart {
  switch (edit.type) {
    case 'change': {
      const { lineId, changes } = edit;
      const lines = cart.lines.map((line) => (line.id === lineId ? { ...line, ...changes } : line));
      return { ...cart, lines };
    }
    case 'remove':
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== edit.lineId) };
    case 'poNumber':
      return { ...cart, poNumber: edit.poNumber };
    case 'targets':
      return cart;
  }
}

/** State of a cart on screen, with the pending edit. */
export type CartEditing =
  | {
      readonly status: 'idle';
      /** The newest known cart. */
      readonly cart: Cart;
    }
  | {
      readonly status: 'saving';
      /** The newest known cart. */
      readonly cart: Cart;
      /** The edit being sent; it refers to the revision of `cart`. */
      readonly edit: CartEdit;
    }
  /** The cart was changed elsewhere: the user's own edit is kept and offered again. */
  | {
      readonly status: 'conflict';
      /** The newest known cart. */
      readonly cart: Cart;
      /** The changes made elsewhere. */
      readonly difference: CartDifference;
      /** The user's own edit, if it still has an effect. */
      readonly edit: CartEdit | null;
    };

/** Changes made elsewhere, and the user's own edit that conflicted with them (commerce §3). */
export interface CartNews {
  /** The changes. */
  readonly difference: CartDifference;
  /** The user's own edit, if it still has an effect; null otherwise. */
  readonly edit: CartEdit | null;
  /** E-mail of the user who made the changes; '' if unknown. */
  readonly by: string;
  /** Time of the changes; null if unknown. */
  readonly at: Date | null;
}

/** The changes to report; null if none. */
export function newsOf(editing: CartEditing | null): CartNews | null {
  if (editing?.status !== 'conflict') return null;
  const { cart, difference, edit } = editing;
  return { difference, edit, by: cart.updatedBy, at: cart.updatedAt };
}

/** Events of a cart on screen. */
export type CartEditingEvent =
  | {
      readonly type: 'EDIT';
      readonly edit: CartEdit;
    }
  | {
      readonly type: 'SAVED' | 'LOADED' | 'CHANGED_ELSEWHERE';
      /** The cart as received. */
      readonly cart: Cart;
    }
  /** The edit was rejected or got no answer. */
  | { readonly type: 'FAILED' }
  /** Send the edit again, on top of the changes. */
  | { readonly type: 'APPLY_AGAIN' }
  /** Discard the edit. */
  | { readonly type: 'LEAVE' };

/** The newer of two states of a cart: an overtaken answer never replaces a newer one. */
export const newerCart = (one: Cart | undefined, other: Cart): Cart =>
  one && other.revision < one.revision ? one : other;

const isNothing = (difference: CartDifference): boolean =>
  difference.lines.length === 0 && !difference.areTargetsChanged && !difference.isPoNumberChanged;

/** A cart that arrived unrequested: its changes are reported, and the user's own edit is kept. */
function loaded(state: CartEditing, loadedCart: Cart): CartEditing {
  if (state.status === 'saving') return state;
  const cart = newerCart(state.cart, loadedCart);
  // After a purchase it is a different cart, not a changed one.
  if (cart.id !== state.cart.id) return { status: 'idle', cart };
  if (state.status === 'conflict') {
    const edit = state.edit && isStillWanted(state.edit, cart) ? state.edit : null;
    return { ...state, cart, edit };
  }
  const difference = cartDifference(state.cart, cart);
  return isNothing(difference)
    ? { status: 'idle', cart }
    : { status: 'conflict', cart, difference, edit: null };
}

/** A cart on screen after an event (commerce §3). Entering `saving` sends the write. */
export function cartEditing(state: CartEditing, event: CartEditingEvent): CartEditing {
  const { cart } = state;
  switch (event.type) {
    case 'EDIT':
      // One write at a time: the next one must name the revision that this one creates.
      return state.status === 'saving' ? state : { status: 'saving', cart, edit: event.edit };
    case 'SAVED':
      return { status: 'idle', cart: newerCart(cart, event.cart) };
    case 'LOADED':
      return loaded(state, event.cart);
    case 'CHANGED_ELSEWHERE': {
      const difference = cartDifference(cart, event.cart);
      const edit = state.status === 'saving' ? state.edit : null;
      const isWanted = edit !== null && isStillWanted(edit, event.cart);
      return {
        status: 'conflict',
        cart: event.cart,
        difference,
        edit: isWanted ? edit : null,
      };
    }
    case 'FAILED':
      return { status: 'idle', cart };
    case 'APPLY_AGAIN':
      return state.status === 'conflict' && state.edit
        ? { status: 'saving', cart, edit: state.edit }
        : state;
    case 'LEAVE':
      return state.status === 'conflict' ? { status: 'idle', cart } : state;
  }
}
