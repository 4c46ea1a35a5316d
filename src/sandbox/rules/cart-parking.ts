import { millisecondsInDay } from 'date-fns/constants';
import { CART_DAYS } from '../../domain/cart/cart';
import { PARKED_CARTS_MAX } from '../../domain/cart/parked-cart';
import type { CartWriter, StockedCart, StockedTarget } from './cart';
import { cartStateAt } from './cart';

/** A parked cart as stored. */
export interface StockedParkedCart {
  /** The cart; identified by its own id. */
  readonly cart: StockedCart;
  /** Name given by the user; null for none. */
  readonly name: string | null;
  /** Time it was parked. */
  readonly parkedAt: Date;
}

/** All carts of a user: the current one and the parked ones. */
export interface CartShelf {
  /** The current cart. */
  readonly cart: StockedCart;
  /** The parked carts, oldest first. */
  readonly parked: readonly StockedParkedCart[];
}

/** Initial state of a new cart. */
export interface FreshCart {
  readonly id: string;
  /** Initial customers: none, or a customer's own company. */
  readonly targets: readonly StockedTarget[];
}

/** An action on parked carts (workday §4). */
export type ParkingWrite =
  | {
      readonly type: 'PARK';
      /** The revision that the write is based on. */
      readonly revision: number;
      /** Name for the parked cart; null for none. */
      readonly name: string | null;
      /** The new cart. */
      readonly next: FreshCart;
    }
  | {
      readonly type: 'TAKE';
      /** The revision of the current cart that the write is based on. */
      readonly revision: number;
      /** Id of the cart. */
      readonly id: string;
    }
  | {
      readonly type: 'DROP';
      /** Id of the cart. */
      readonly id: string;
    };

/** Why an action on parked carts is refused. A refused write changes nothing. */
export type ParkingRefusal =
  | 'cart_changed'
  | 'cart_expired'
  | 'not_found'
  | 'empty_cart'
  | 'too_many';

/** The result of an action. */
export type ParkingOutcome =
  | {
      readonly status: 'accepted';
      /** All carts afterwards; the same object if the action had been carried out before. */
      readonly shelf: CartShelf;
    }
  | {
      readonly status: 'refused';
      readonly code: ParkingRefusal;
    };

const refused = (code: ParkingRefusal) => ({ status: 'refused', code }) as const;

const accepted = (shelf: CartShelf) => ({ status: 'accepted', shelf }) as const;

/** Makes a cart the current one, with the next revision. */
function following(
  before: StockedCart,
  cart: Pick<StockedCart, 'id' | 'targets' | 'lines' | 'poNumber'>,
  { by, now }: CartWriter,
): StockedCart {
  return {
    ...cart,
    revision: before.revision + 1,
    state: 'open',
    expiresAt: new Date(now + CART_DAYS * millisecondsInDay),
    updatedBy: by,
    updatedAt: new Date(now),
    // The last purchase stays known in any current cart.
    lastPurchase: before.lastPurchase,
  };
}

/** An empty cart, after another one. */
export function freshCart(before: StockedCart, next: FreshCart, writer: CartWriter): StockedCart {
  return following(before, { ...next, lines: [], poNumber: null }, writer);
}

/** Parks a cart; this counts as a change, and restarts its expiry. */
function parkedAt(cart: StockedCart, name: string | null, { by, now }: CartWriter) {
  const expiresAt = new Date(now + CART_DAYS * millisecondsInDay);
  const at = new Date(now);
  return { cart: { ...cart, expiresAt, updatedBy: by, updatedAt: at }, name, parkedAt: at };
}

/** Makes a parked cart the current one. An expired one stays expired until it is renewed. */
function takenBack(before: StockedCart, parked: StockedCart, writer: CartWriter): StockedCart {
  const cart = following(before, parked, writer);
  if (cartStateAt(parked, writer.now) === 'open') return cart;
  const { expiresAt, updatedBy, updatedAt } = parked;
  return { ...cart, expiresAt, updatedBy, updatedAt };
}

function park(
  { cart, parked }: CartShelf,
  { name, next }: Extract<ParkingWrite, { type: 'PARK' }>,
  writer: CartWriter,
): ParkingOutcome {
  if (cart.lines.length === 0) return refused('empty_cart');
  if (parked.length >= PARKED_CARTS_MAX) return refused('too_many');
  return accepted({
    cart: freshCart(cart, next, writer),
    parked: [...parked, parkedAt(cart, name, writer)],
  });
}

function take({ cart, parked }: CartShelf, id: string, writer: CartWriter): ParkingOutcome {
  const wanted = parked.find((each) => each.cart.id === id);
  if (!wanted) return refused('not_found');
  const others = parked.filter((each) => each !== wanted);
  return accepted({
    cart: takenBack(cart, wanted.cart, writer),
    // There is room for it: the restored cart leaves its place.
    parked: cart.lines.length > 0 ? [...others, parkedAt(cart, null, writer)] : others,
  });
}

/** Whether a repeated write was already carried out. */
function isDone({ cart, parked }: CartShelf, write: ParkingWrite): boolean {
  if (write.type === 'TAKE') return write.id === cart.id;
  return (
    write.type === 'PARK' &&
    // The new cart, unchanged; with contents it is a different one for its user.
    write.revision + 1 === cart.revision &&
    parked.some((each) => each.cart.revision === write.revision)
  );
}

/**
 * All carts of a user after one was parked, restored or deleted (workday §4). Restoring parks the
 * current cart, so that nothing is lost. Idempotent.
 */
export function parkingTransition(
  shelf: CartShelf,
  write: ParkingWrite,
  writer: CartWriter,
): ParkingOutcome {
  if (write.type === 'DROP') {
    const parked = shelf.parked.filter((each) => each.cart.id !== write.id);
    return parked.length === shelf.parked.length
      ? refused('not_found')
      : accepted({ ...shelf, parked });
  }
  if (isDone(shelf, write)) return accepted(shelf);
  const isKnown = write.type === 'PARK' || shelf.parked.some((each) => each.cart.id === write.id);
  if (!isKnown) return refused('not_found');
  const state = cartStateAt(shelf.cart, writer.now);
  if (state === 'ordering' || write.revision !== shelf.cart.revision) {
    return refused('cart_changed');
  }
  if (state !== 'open') return refused('cart_expired');
  return write.type === 'PARK' ? park(shelf, write, writer) : take(shelf, write.id, writer);
}
