import { describe, expect, it } from 'vitest';
import {
  type CartWrite,
  cartAfterPurchase,
  cartTransition,
  type StockedCart,
  type StockedLine,
  type StockedTarget,
} from '../../src/sandbox/rules/cart';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 22, 5);
const WRITER = { by: 'b@x.test', now: NOW };
const line = (id: string, quantity = 1) => ({ id, quantity, currency: 'EUR' }) as StockedLine;
const target = (id: string, customerId: string, tenantId: string | null = null) =>
  ({ id, customerId, tenantId, currency: 'EUR' }) as StockedTarget;

const CART: StockedCart = {
  id: 'ca-1',
  revision: 4,
  state: 'open',
  expiresAt: new Date(NOW + DAY),
  targets: [target('t-1', 'c-1'), target('t-2', 'c-1', 'te-2')],
  lines: [line('l-1'), line('l-2')],
  poNumber: 'PO 7',
  updatedBy: 'a@x.test',
  updatedAt: new Date(NOW - DAY),
  lastPurchase: null,
};
const EXPIRED: StockedCart = { ...CART, expiresAt: new Date(NOW) };
const ORDERING: StockedCart = { ...CART, state: 'ordering' };

const written = (write: CartWrite, cart = CART) => cartTransition(cart, write, WRITER);
const WRITES: readonly CartWrite[] = [
  { type: 'CHANGE', line: line('l-2', 9), revision: 4 },
  { type: 'REMOVE', lineId: 'l-1', revision: 4 },
  { type: 'TARGETS', targets: [target('new', 'c-1')], revision: 4 },
  { type: 'PO_NUMBER', poNumber: 'PO 8', revision: 4 },
  { type: 'CLEAR', revision: 4 },
];

describe('a write to a cart', () => {
  it('is signed, and keeps the cart for another 30 days', () => {
    expect(written({ type: 'PO_NUMBER', poNumber: null, revision: 4 })).toEqual({
      status: 'accepted',
      cart: {
        ...CART,
        poNumber: null,
        revision: 5,
        expiresAt: new Date(NOW + 30 * DAY),
        updatedBy: 'b@x.test',
        updatedAt: new Date(NOW),
      },
    });
  });

  it.each([
    [WRITES[0], { lines: [line('l-1'), line('l-2', 9)] }],
    [WRITES[1], { lines: [line('l-2')] }],
    [WRITES[3], { poNumber: 'PO 8', lines: CART.lines }],
    [WRITES[4], { lines: [], poNumber: null, targets: CART.targets }],
    [{ type: 'ADD', line: line('l-3') }, { lines: [...CART.lines, line('l-3')] }],
  ] as const)('%j leaves %j', (write, expected) => {
    expect(write && written(write)).toMatchObject({ status: 'accepted', cart: expected });
  });

  it('keeps the ids of customers with the same tenant', () => {
    const targets = [target('x', 'c-1', 'te-2'), target('y', 'c-2', 'te-2'), target('z', 'c-1')];
    const outcome = written({ type: 'TARGETS', targets, revision: 4 });
    const ids = outcome.status === 'accepted' && outcome.cart.targets.map(({ id }) => id);
    expect(ids).toEqual(['t-2', 'y', 't-1']);
  });

  it('of a line that is not there finds nothing', () => {
    const missing = { status: 'refused', code: 'not_found' };
    expect(written({ type: 'CHANGE', line: line('l-9'), revision: 4 })).toEqual(missing);
    expect(written({ type: 'REMOVE', lineId: 'l-9', revision: 4 })).toEqual(missing);
  });

  it('that adds a line twice adds it once, also when the cart is expired', () => {
    for (const cart of [CART, EXPIRED]) {
      expect(written({ type: 'ADD', line: line('l-1', 5) }, cart)).toEqual({
        status: 'accepted',
        cart,
      });
    }
  });

  it.each(WRITES)('is refused when it has not seen the newest cart: $type', (write) => {
    const changed = { status: 'refused', code: 'cart_changed' };
    expect(written({ ...write, revision: 3 } as CartWrite)).toEqual(changed);
    expect(written(write, ORDERING)).toEqual(changed);
    expect(written(write, EXPIRED)).toEqual({ status: 'refused', code: 'cart_expired' });
  });

  it('that adds is refused while it is ordered, and when it is expired', () => {
    const add: CartWrite = { type: 'ADD', line: line('l-3') };
    expect(written(add, ORDERING)).toEqual({ status: 'refused', code: 'cart_changed' });
    expect(written(add, EXPIRED)).toEqual({ status: 'refused', code: 'cart_expired' });
  });

  it('renews an expired cart, and leaves an open one as it is', () => {
    expect(written({ type: 'RENEW', revision: 4 })).toEqual({ status: 'accepted', cart: CART });
    expect(written({ type: 'RENEW', revision: 4 }, EXPIRED)).toMatchObject({
      status: 'accepted',
      cart: { state: 'open', revision: 5, lines: CART.lines, expiresAt: new Date(NOW + 30 * DAY) },
    });
    expect(written({ type: 'RENEW', revision: 4 }, { ...CART, state: 'expired' })).toMatchObject({
      cart: { state: 'open' },
    });
  });
});

it('DAY9 after a purchase there is another cart, for nobody and without lines', () => {
  const next = { id: 'ca-2', targets: [], quoteId: 'q-1', orderIds: ['o-1'] };
  expect(cartAfterPurchase(ORDERING, next, WRITER)).toEqual({
    id: 'ca-2',
    revision: 5,
    state: 'open',
    expiresAt: new Date(NOW + 30 * DAY),
    targets: [],
    lines: [],
    poNumber: null,
    updatedBy: 'b@x.test',
    updatedAt: new Date(NOW),
    lastPurchase: { quoteId: 'q-1', orderIds: ['o-1'], at: new Date(NOW) },
  });
});
