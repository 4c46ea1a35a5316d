import { millisecondsInDay } from 'date-fns/constants';
import type { Cart, CartLine, CartTarget } from '../../domain/cart/cart';
import { CART_DAYS } from '../../domain/cart/cart';

/** A line as stored. */
export type StockedLine = CartLine & {
  /** Currency of its plan. */
  readonly currency: string;
};

/** A customer as stored. */
export type StockedTarget = CartTarget & {
  /** The customer's currency. */
  readonly currency: string;
};

/** A cart as stored. */
export interface StockedCart extends Omit<Cart, 'currency'> {
  readonly lines: readonly StockedLine[];
  readonly targets: readonly StockedTarget[];
}

interface Revised {
  /** The revision that the write is based on. */
  readonly revision: number;
}

/** A validated write to a cart (wire §3.2). */
export type CartWrite =
  | {
      readonly type: 'ADD';
      readonly line: StockedLine;
    }
  | ({
      readonly type: 'CHANGE';
      /** The changed line. */
      readonly line: StockedLine;
    } & Revised)
  | ({
      readonly type: 'REMOVE';
      readonly lineId: string;
    } & Revised)
  | ({
      readonly type: 'TARGETS';
      /** All customers from now on. */
      readonly targets: readonly StockedTarget[];
    } & Revised)
  | ({
      readonly type: 'PO_NUMBER';
      /** The buyer's own order number; null for none. */
      readonly poNumber: string | null;
    } & Revised)
  | ({ readonly type: 'CLEAR' | 'RENEW' } & Revised);

/** The result of a write. A refused one changes nothing. */
export type CartOutcome =
  | {
      readonly status: 'accepted';
      /** The cart afterwards; the same object if the write had been carried out before. */
      readonly cart: StockedCart;
    }
  | {
      readonly status: 'refused';
      /** Error code (wire §1). */
      readonly code: 'cart_changed' | 'cart_expired' | 'not_found';
    };

/** The author and time of a write. */
export interface CartWriter {
  /** E-mail of the user. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const refusal = (code: 'cart_changed' | 'cart_expired' | 'not_found') =>
  ({ status: 'refused', code }) as const;

/** The state of a cart now; it expires without changes (commerce §3). */
export function cartStateAt(cart: Pick<Cart, 'state' | 'expiresAt'>, now: number): Cart['state'] {
  const isLate = cart.expiresAt !== null && now >= cart.expiresAt.getTime();
  return cart.state === 'open' && isLate ? 'expired' : cart.state;
}

/** The currency of a cart: that of its customers, else of its first line (wire §3.2). */
export function cartCurrency(cart: Pick<StockedCart, 'targets' | 'lines'>): string | null {
  return (cart.targets[0] ?? cart.lines[0])?.currency ?? null;
}

function touched(
  cart: StockedCart,
  changes: Partial<StockedCart>,
  { by, now }: CartWriter,
): CartOutcome {
  return {
    status: 'accepted',
    cart: {
      ...cart,
      ...changes,
      state: 'open',
      revision: cart.revision + 1,
      expiresAt: new Date(now + CART_DAYS * millisecondsInDay),
      updatedBy: by,
      updatedAt: new Date(now),
    },
  };
}

function writeLine(cart: StockedCart, line: StockedLine, writer: CartWriter): CartOutcome {
  if (!cart.lines.some(({ id }) => id === line.id)) return refusal('not_found');
  const lines = cart.lines.map((each) => (each.id === line.id ? line : each));
  return touched(cart, { lines }, writer);
}

/** A cart after a write (wire §3.2). Adding is idempotent. */
export function cartTransition(
  cart: StockedCart,
  write: CartWrite,
  writer: CartWriter,
): CartOutcome {
  const state = cartStateAt(cart, writer.now);
  if (write.type === 'ADD') {
    if (cart.lines.some(({ id }) => id === write.line.id)) return { status: 'accepted', cart };
    if (state !== 'open') return refusal(state === 'expired' ? 'cart_expired' : 'cart_changed');
    return touched(cart, { lines: [...cart.lines, write.line] }, writer);
  }
  if (state === 'ordering' || write.revision !== cart.revision) return refusal('cart_changed');
  if (write.type === 'RENEW') {
    return state === 'open' ? { status: 'accepted', cart } : touched(cart, {}, writer);
  }
  if (state !== 'open') return refusal('cart_expired');
  switch (write.type) {
    case 'CHANGE':
      return writeLine(cart, write.line, writer);
    case 'REMOVE': {
      const lines = cart.lines.filter(({ id }) => id !== write.lineId);
      return lines.length === cart.lines.length
        ? refusal('not_found')
        : touched(cart, { lines }, writer);
    }
    case 'TARGETS':
      return touched(cart, { targets: keptIds(cart.targets, write.targets) }, writer);
    case 'PO_NUMBER':
      return touched(cart, { poNumber: write.poNumber }, writer);
    case 'CLEAR':
      return touched(cart, { lines: [], poNumber: null }, writer);
  }
}

/** Keeps the ids of targets with the same customer and tenant. */
function keptIds(before: readonly StockedTarget[], after: readonly StockedTarget[]) {
  return after.map((target) => {
    const same = before.find(
      ({ customerId, tenantId }) =>
        customerId === target.customerId && tenantId === target.tenantId,
    );
    return same ? { ...target, id: same.id } : target;
  });
}

/**
 * The cart after a purchase: without lines and customers, or for a customer's own company (workday
 * §4). Buyers for customers have to choose again.
 */
export function cartAfterPurchase(
  cart: StockedCart,
  next: Pick<StockedCart, 'id' | 'targets'> & {
    readonly quoteId: string;
    readonly orderIds: readonly string[];
  },
  writer: CartWriter,
): StockedCart {
  const { id, targets, quoteId, orderIds } = next;
  const { now, by } = writer;
  return {
    id,
    revision: cart.revision + 1,
    state: 'open',
    expiresAt: new Date(now + CART_DAYS * millisecondsInDay),
    targets,
    lines: [],
    poNumber: null,
    updatedBy: by,
    updatedAt: new Date(now),
    lastPurchase: { quoteId, orderIds, at: new Date(now) },
  };
}
