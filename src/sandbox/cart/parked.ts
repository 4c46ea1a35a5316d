import { PARKED_CARTS_MAX, PARKED_NAME_MAX, type ParkedCart } from '../../domain/cart/parked-cart';
import { refuseInvalid } from '../commerce/refusals';
import { found, type Viewer } from '../commerce/viewer';
import { type Fields, optionalTextOf, revisionOf } from '../http/input';
import type { StockedCart } from '../rules/cart';
import {
  type CartShelf,
  type ParkingRefusal,
  type ParkingWrite,
  parkingTransition,
  type StockedParkedCart,
} from '../rules/cart-parking';
import { cartConflict, cartOf, firstTargets, keepCart, toTargets } from './carts';

const INVALID: Readonly<Partial<Record<ParkingRefusal, string>>> = {
  empty_cart: 'The cart is empty.',
  too_many: `At most ${PARKED_CARTS_MAX} carts can be put aside.`,
};

function shelfOf(viewer: Viewer, now: number): CartShelf {
  return {
    cart: cartOf(viewer, now),
    parked: viewer.tables.parkedCarts.get(viewer.user.id) ?? [],
  };
}

/** A user's parked carts. */
export function parkedOf(viewer: Viewer): readonly StockedCart[] {
  return (viewer.tables.parkedCarts.get(viewer.user.id) ?? []).map(({ cart }) => cart);
}

/** A cart without customers that the user may no longer see (wire §1). */
function withSeen(cart: StockedCart, { sees }: Viewer): StockedCart {
  return { ...cart, targets: cart.targets.filter(({ customerId }) => sees(customerId)) };
}

function carriedOut(viewer: Viewer, write: ParkingWrite, now: number): CartShelf {
  const shelf = shelfOf(viewer, now);
  const outcome = parkingTransition(shelf, write, { by: viewer.user.email, now });
  if (outcome.status === 'accepted') return outcome.shelf;
  const { code } = outcome;
  switch (code) {
    case 'cart_changed':
    case 'cart_expired':
      throw cartConflict(code, shelf.cart, viewer, now);
    case 'not_found':
      return found<CartShelf>(null);
    default:
      refuseInvalid([{ field: 'lines', code, message: INVALID[code] ?? '' }]);
      return shelf;
  }
}

/** Writes to the parked carts and stores them. */
function writeShelf(viewer: Viewer, write: ParkingWrite, now: number): StockedCart {
  const before = cartOf(viewer, now);
  const { cart, parked } = carriedOut(viewer, write, now);
  // The customers are checked again when a cart is restored (workday §9.15).
  const kept = cart === before ? cart : withSeen(cart, viewer);
  keepCart(viewer, kept);
  viewer.tables.parkedCarts.set(viewer.user.id, parked);
  return kept;
}

/** Parks the cart (workday §4); idempotent. */
export function parkCart(viewer: Viewer, fields: Fields, now: number): StockedCart {
  const revision = revisionOf(fields);
  const name = optionalTextOf(fields, 'name')?.trim() || null;
  const next = { id: viewer.tables.nextId('ca'), targets: firstTargets(viewer) };
  const write = { type: 'PARK', revision, name, next } as const;
  if ((name?.length ?? 0) > PARKED_NAME_MAX) {
    // A stale revision is refused before the content is validated (wire §1).
    carriedOut(viewer, write, now);
    const message = `At most ${PARKED_NAME_MAX} characters.`;
    refuseInvalid([{ field: 'name', code: 'too_long', message }]);
  }
  return writeShelf(viewer, write, now);
}

/** Restores a cart; the current one is parked if it has lines (workday §4). */
export function takeParked(viewer: Viewer, id: string, fields: Fields, now: number): StockedCart {
  return writeShelf(viewer, { type: 'TAKE', id, revision: revisionOf(fields) }, now);
}

/** Deletes a parked cart. */
export function dropParked(viewer: Viewer, id: string, now: number): void {
  writeShelf(viewer, { type: 'DROP', id }, now);
}

function toParked({ cart, name, parkedAt }: StockedParkedCart, viewer: Viewer): ParkedCart {
  return {
    id: cart.id,
    name,
    targets: toTargets(withSeen(cart, viewer), viewer.tables),
    lineCount: cart.lines.length,
    parkedAt,
  };
}

/** A user's parked carts as sent, newest first. */
export function listParked(viewer: Viewer, now: number): readonly ParkedCart[] {
  const { parked } = shelfOf(viewer, now);
  return parked.map((each) => toParked(each, viewer)).reverse();
}
