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

/** The newer of two states of a cart: an answer that was overtaken shows nothing old. */
export const newerCart = (one: Cart | undefined, other: Cart): Cart =>
  one && other.revision < one.revision ? one : other;

/** Whether two states of a cart say the same. */
export const isNothing = (difference: CartDifference): boolean =>
  difference.lines.length === 0 && !difference.areTargetsChanged && !difference.isPoNumberChanged;
