import { describe, expect, it } from 'vitest';
import { isParkedExpired, PARKED_CARTS_MAX } from '../../src/domain/cart/parked-cart';
import type { StockedCart, StockedLine, StockedTarget } from '../../src/sandbox/rules/cart';
import {
  type CartShelf,
  type ParkingWrite,
  parkingTransition,
} from '../../src/sandbox/rules/cart-parking';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 22, 5);
const WRITER = { by: 'b@x.test', now: NOW };
const target = (customerId: string) => ({ id: `t-${customerId}`, customerId }) as StockedTarget;
const line = (id: string) => ({ id }) as StockedLine;
const cart = (id: string, more: Partial<StockedCart> = {}): StockedCart => ({
  id,
  revision: 4,
  state: 'open',
  expiresAt: new Date(NOW + DAY),
  targets: [target('c-1')],
  lines: [line(`line of ${id}`)],
  poNumber: 'PO 7',
  updatedBy: 'a@x.test',
  updatedAt: new Date(NOW - DAY),
  lastPurchase: { quoteId: 'q-0', orderIds: [], at: null },
  ...more,
});
const parked = (id: string, more: Partial<StockedCart> = {}) => ({
  cart: cart(id, { revision: 2, ...more }),
  name: null,
  parkedAt: new Date(NOW - DAY),
});
const SHELF: CartShelf = { cart: cart('ca-1'), parked: [parked('ca-9')] };
const NEXT = { id: 'ca-2', targets: [] };
const PARK: ParkingWrite = { type: 'PARK', revision: 4, name: 'For spring', next: NEXT };
const TAKE: ParkingWrite = { type: 'TAKE', revision: 4, id: 'ca-9' };

const done = (write: ParkingWrite, shelf = SHELF) => parkingTransition(shelf, write, WRITER);
function shelfAfter(write: ParkingWrite, shelf = SHELF): CartShelf {
  const outcome = done(write, shelf);
  if (outcome.status === 'refused') throw new Error(outcome.code);
  return outcome.shelf;
}
const refusal = (code: string) => ({ status: 'refused', code });

describe('DAY9 a cart that is put aside', () => {
  it('keeps all that is in it; an empty one begins, for nobody, and its revision grows on', () => {
    const after = shelfAfter(PARK);
    expect(after.cart).toEqual({
      ...cart('ca-2'),
      ...{ targets: [], lines: [], poNumber: null, revision: 5 },
      ...{ updatedBy: 'b@x.test', updatedAt: new Date(NOW), expiresAt: new Date(NOW + 30 * DAY) },
    });
    expect(after.parked).toEqual([
      ...SHELF.parked,
      {
        cart: {
          ...cart('ca-1'),
          ...{ updatedBy: 'b@x.test', updatedAt: new Date(NOW) },
          expiresAt: new Date(NOW + 30 * DAY),
        },
        name: 'For spring',
        parkedAt: new Date(NOW),
      },
    ]);
  });

  it('is put aside once, however often it is sent after a lost answer', () => {
    const after = shelfAfter(PARK);
    expect(shelfAfter(PARK, after)).toBe(after);
    // The new cart has lines by now: the repeated request did not mean that one.
    const filled = { ...after, cart: { ...after.cart, revision: 6 } };
    expect(done(PARK, filled)).toEqual(refusal('cart_changed'));
  });

  it('comes back as it was, and the present one takes its place', () => {
    const after = shelfAfter(TAKE);
    expect(after.cart).toMatchObject({ id: 'ca-9', revision: 5, lines: [line('line of ca-9')] });
    expect(after.cart).toMatchObject({ poNumber: 'PO 7', expiresAt: new Date(NOW + 30 * DAY) });
    expect(after.parked.map((each) => each.cart.id)).toEqual(['ca-1']);
    expect(shelfAfter(TAKE, after)).toBe(after);
  });

  it('comes back alone where the present one has no lines', () => {
    const empty = { ...SHELF, cart: cart('ca-1', { lines: [] }) };
    expect(shelfAfter(TAKE, empty).parked).toEqual([]);
  });

  it('comes back also where there is no room for one more', () => {
    const others = Array.from({ length: PARKED_CARTS_MAX - 1 }, (_, at) => parked(`ca-${at + 20}`));
    const full = { ...SHELF, parked: [...SHELF.parked, ...others] };
    expect(done(PARK, full)).toEqual(refusal('too_many'));
    expect(shelfAfter(TAKE, full).parked).toHaveLength(PARKED_CARTS_MAX);
  });

  it('is thrown away alone', () => {
    expect(shelfAfter({ type: 'DROP', id: 'ca-9' })).toEqual({ cart: SHELF.cart, parked: [] });
    expect(done({ type: 'DROP', id: 'ca-1' })).toEqual(refusal('not_found'));
  });

  it('is refused without lines, from an old page, and when it has expired', () => {
    const present = (more: Partial<StockedCart>) => ({ ...SHELF, cart: cart('ca-1', more) });
    expect(done(PARK, present({ lines: [] }))).toEqual(refusal('empty_cart'));
    for (const write of [PARK, TAKE]) {
      expect(done(write, present({ revision: 6 }))).toEqual(refusal('cart_changed'));
      expect(done(write, present({ state: 'ordering' }))).toEqual(refusal('cart_changed'));
      expect(done(write, present({ expiresAt: new Date(NOW) }))).toEqual(refusal('cart_expired'));
    }
    expect(done({ ...TAKE, id: 'ca-7' } as ParkingWrite)).toEqual(refusal('not_found'));
  });

  it('expires as a cart does: taken back later, it waits to be started again', () => {
    const late = { ...SHELF, parked: [parked('ca-9', { expiresAt: new Date(NOW) })] };
    expect(shelfAfter(TAKE, late).cart).toMatchObject({ id: 'ca-9', expiresAt: new Date(NOW) });
    expect(isParkedExpired({ parkedAt: new Date(NOW - 30 * DAY) }, NOW)).toBe(true);
    expect(isParkedExpired({ parkedAt: new Date(NOW - 29 * DAY) }, NOW)).toBe(false);
    expect(isParkedExpired({ parkedAt: null }, NOW)).toBe(false);
  });
});
