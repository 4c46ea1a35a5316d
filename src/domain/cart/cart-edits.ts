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

/** What somebody else changed in the cart, and one's own edit that met it (commerce §3). */
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

/** The newer of two states of a cart: an answer that was overtaken shows nothing old. */
export const newerCart = (one: Cart | undefined, other: Cart): Cart =>
  one && other.revision < one.revision ? one : other;

/** Whether two states of a cart say the same. */
export const isNothing = (difference: CartDifference): boolean =>
  difference.lines.length === 0 && !difference.areTargetsChanged && !difference.isPoNumberChanged;
