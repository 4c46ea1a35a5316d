import type { Failure } from '../failure';
import type { Cart, CartLine, CartLineChoice, CartTargetChoice } from './cart';

/** A change that somebody makes to what is in their cart. */
export type CartEdit =
  | {
      readonly type: 'change';
      /** Which line. */
      readonly lineId: string;
      /** What it shall say; what is left out stays. */
      readonly changes: Partial<CartLineChoice>;
    }
  | {
      readonly type: 'remove';
      /** Which line. */
      readonly lineId: string;
    }
  | {
      readonly type: 'poNumber';
      /** The buyer's own number; null for none. */
      readonly poNumber: string | null;
    }
  | {
      readonly type: 'targets';
      /** All whom it shall be for. */
      readonly targets: readonly CartTargetChoice[];
    };

/** An edit that was refused for its content, or that nobody answered. */
export interface FailedCartEdit {
  /** What was to be done. */
  readonly edit: CartEdit;
  /** Why it was not. */
  readonly failure: Failure;
}

/** The field whose value an edit saves; null where none stays typed when it fails. */
function fieldOf(edit: CartEdit): string | null {
  if (edit.type === 'poNumber') return edit.type;
  if (edit.type !== 'change') return null;
  const field = (['quantity', 'friendlyName', 'domainPrefix'] as const).find(
    (name) => edit.changes[name] !== undefined,
  );
  return field ? `${edit.lineId} ${field}` : null;
}

/** What is left of a failure once an edit is made: what is typed into another field still waits. */
export function failureAfter(failed: FailedCartEdit | null, edit: CartEdit): FailedCartEdit | null {
  const field = failed && fieldOf(failed.edit);
  return field === null || field === fieldOf(edit) ? null : failed;
}

/** What is different about a line. */
export interface CartLineDifference {
  /** The line before; null for one that was added. */
  readonly before: CartLine | null;
  /** The line now; null for one that was removed. */
  readonly after: CartLine | null;
}

/** What somebody else changed. */
export interface CartDifference {
  /** Lines that are added, removed or changed, in the order of the cart. */
  readonly lines: readonly CartLineDifference[];
  /** Whether it is for others now. */
  readonly areTargetsChanged: boolean;
  /** Whether the buyer's own number is another. */
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

/** What changed from one state of a cart to another (commerce §3, "Two tabs"). */
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

/** Whether an edit would still change anything: what is gone, or so already, is not offered anew. */
export function isStillWanted(edit: CartEdit, cart: Cart): boolean {
  if (edit.type === 'poNumber') return cart.poNumber !== edit.poNumber;
  if (edit.type === 'targets') return targetsOf(edit) !== targetsOf(cart);
  const line = cart.lines.find(({ id }) => id === edit.lineId);
  if (!line) return false;
  return edit.type === 'remove' || !isSameLine(line, { ...line, ...edit.changes });
}

/** A cart as it will be once an edit is saved, to show it meanwhile; who chooses others waits. */
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

/** A cart in front of its user, with the edit that is under way. */
export type CartEditing =
  | {
      readonly status: 'idle';
      /** The newest cart that is known. */
      readonly cart: Cart;
    }
  | {
      readonly status: 'saving';
      /** The newest cart that is known. */
      readonly cart: Cart;
      /** What is being sent; it names the revision of `cart`. */
      readonly edit: CartEdit;
    }
  /** It was changed elsewhere: nothing is lost, and one's own edit is offered anew. */
  | {
      readonly status: 'conflict';
      /** The newest cart that is known. */
      readonly cart: Cart;
      /** What somebody else changed. */
      readonly difference: CartDifference;
      /** One's own edit, where it would still change anything. */
      readonly edit: CartEdit | null;
    };

/** What somebody else changed in the cart, and one's own edit that met it (commerce §3). */
export interface CartNews {
  /** What changed. */
  readonly difference: CartDifference;
  /** One's own edit, where it would still change anything; null for none. */
  readonly edit: CartEdit | null;
  /** The e-mail of who changed it; '' for nobody known. */
  readonly by: string;
  /** When; null for an unknown time. */
  readonly at: Date | null;
}

/** What somebody else changed; null for nothing, or nothing any more. */
export function newsOf(editing: CartEditing | null): CartNews | null {
  if (editing?.status !== 'conflict') return null;
  const { cart, difference, edit } = editing;
  return { difference, edit, by: cart.updatedBy, at: cart.updatedAt };
}

/** What happens to a cart in front of its user. */
export type CartEditingEvent =
  | {
      readonly type: 'EDIT';
      /** What they do. */
      readonly edit: CartEdit;
    }
  | {
      readonly type: 'SAVED' | 'LOADED' | 'CHANGED_ELSEWHERE';
      /** The cart as it came. */
      readonly cart: Cart;
    }
  /** The edit was refused for its content, or nobody answered. */
  | { readonly type: 'FAILED' }
  /** The edit is sent once more, on top of what changed. */
  | { readonly type: 'APPLY_AGAIN' }
  /** The edit is given up. */
  | { readonly type: 'LEAVE' };

/** The newer of two states of a cart: an answer that was overtaken shows nothing old. */
export const newerCart = (one: Cart | undefined, other: Cart): Cart =>
  one && other.revision < one.revision ? one : other;

const isNothing = (difference: CartDifference): boolean =>
  difference.lines.length === 0 && !difference.areTargetsChanged && !difference.isPoNumberChanged;

/** What came without being asked for: what it changes is said, and nothing of one's own is lost. */
function loaded(state: CartEditing, loadedCart: Cart): CartEditing {
  if (state.status === 'saving') return state;
  const cart = newerCart(state.cart, loadedCart);
  // After a purchase it is another cart, and not a changed one.
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

/** A cart in front of its user after an event (commerce §3). A write is sent when `saving` begins. */
export function cartEditing(state: CartEditing, event: CartEditingEvent): CartEditing {
  const { cart } = state;
  switch (event.type) {
    case 'EDIT':
      // One write at a time: the next one has to name the revision that this one makes.
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
