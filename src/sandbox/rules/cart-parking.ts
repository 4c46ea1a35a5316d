import { millisecondsInDay } from 'date-fns/constants';
import { CART_DAYS } from '../../domain/cart/cart';
import { PARKED_CARTS_MAX } from '../../domain/cart/parked-cart';
import type { CartWriter, StockedCart, StockedTarget } from './cart';
import { cartStateAt } from './cart';

/** A cart that was put aside, as a server keeps it. */
export interface StockedParkedCart {
  /** The cart as it was. Its id names it here. */
  readonly cart: StockedCart;
  /** What its user calls it; null for nothing. */
  readonly name: string | null;
  /** When it was put aside. */
  readonly parkedAt: Date;
}

/** All carts of a user: the one that is filled and bought, and those beside it. */
export interface CartShelf {
  /** The present one. */
  readonly cart: StockedCart;
  /** Those that were put aside, the oldest first. */
  readonly parked: readonly StockedParkedCart[];
}

/** What a cart begins with. */
export interface FreshCart {
  /** Its id. */
  readonly id: string;
  /** Whom it is for before anybody is chosen: nobody, or a customer's own company. */
  readonly targets: readonly StockedTarget[];
}

/** Something that is done with carts that are put aside (workday §4). */
export type ParkingWrite =
  | {
      readonly type: 'PARK';
      /** The revision that the writer has seen. */
      readonly revision: number;
      /** What the cart shall be called; null for nothing. */
      readonly name: string | null;
      /** The cart that begins. */
      readonly next: FreshCart;
    }
  | {
      readonly type: 'TAKE';
      /** The revision of the present cart that the writer has seen. */
      readonly revision: number;
      /** Which cart. */
      readonly id: string;
    }
  | {
      readonly type: 'DROP';
      /** Which cart. */
      readonly id: string;
    };

/** Why something cannot be done with carts that are put aside. A refused write changes nothing. */
export type ParkingRefusal =
  | 'cart_changed'
  | 'cart_expired'
  | 'not_found'
  | 'empty_cart'
  | 'too_many';

/** What comes of it. */
export type ParkingOutcome =
  | {
      readonly status: 'accepted';
      /** All carts afterwards; the same ones when the write had been made before. */
      readonly shelf: CartShelf;
    }
  | {
      readonly status: 'refused';
      /** Why. */
      readonly code: ParkingRefusal;
    };

const refused = (code: ParkingRefusal) => ({ status: 'refused', code }) as const;

const accepted = (shelf: CartShelf) => ({ status: 'accepted', shelf }) as const;

/** Signs a cart that becomes the present one: the revision grows on from the one before it. */
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
    // What was bought last stays known, whichever cart is the present one.
    lastPurchase: before.lastPurchase,
  };
}

/** A cart with nothing in it, after another one. */
export function freshCart(before: StockedCart, next: FreshCart, writer: CartWriter): StockedCart {
  return following(before, { ...next, lines: [], poNumber: null }, writer);
}

/** The cart as it is put aside: that counts as touching it, and it expires from then on. */
function parkedAt(cart: StockedCart, name: string | null, { by, now }: CartWriter) {
  const expiresAt = new Date(now + CART_DAYS * millisecondsInDay);
  const at = new Date(now);
  return { cart: { ...cart, expiresAt, updatedBy: by, updatedAt: at }, name, parkedAt: at };
}

/** The cart that was put aside, as the present one. An expired one stays expired, to be renewed. */
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
    // There is room for it: the one that is taken leaves its place.
    parked: cart.lines.length > 0 ? [...others, parkedAt(cart, null, writer)] : others,
  });
}

/** Whether the answer to a write got lost, and it is sent once more. */
function isDone({ cart, parked }: CartShelf, write: ParkingWrite): boolean {
  if (write.type === 'TAKE') return write.id === cart.id;
  return (
    write.type === 'PARK' &&
    // The cart that began then, untouched: one that holds something by now is another one to its user.
    write.revision + 1 === cart.revision &&
    parked.some((each) => each.cart.revision === write.revision)
  );
}

/**
 * All carts of a user after one of them was put aside, taken back or thrown away (workday §4). The
 * present one is put aside where another one comes in its place, so that nothing is lost; what arrives
 * twice is done once.
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
