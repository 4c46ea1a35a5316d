import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { purchaseEventOfNews } from '../../src/domain/cart/final-review';
import { fixOf } from '../../src/domain/cart/issue-fix';
import {
  beginPurchase,
  type PurchaseEvent,
  type PurchaseRequest,
  type PurchaseState,
  purchaseTransition,
} from '../../src/domain/cart/purchase-machine';
import { confirmationsOf } from '../../src/domain/cart/purchase-rules';
import type { Quote } from '../../src/domain/cart/quote';
import type { Order } from '../../src/domain/orders/order';
import { judgePurchase } from '../../src/sandbox/rules/purchase';

const NOW = Date.UTC(2026, 10, 22, 5);
const CART = {
  id: 'ca-1',
  revision: 4,
  state: 'open',
  targets: [
    { id: 't-1', customerId: 'c-1', tenantId: null },
    { id: 't-2', customerId: 'c-1', tenantId: 'te-2' },
  ],
  lastPurchase: null,
} as unknown as Cart;
const quoteOf = (more: Partial<Quote> = {}): Quote => ({
  id: 'q-1',
  cartRevision: 4,
  validUntilAt: new Date(NOW + 60_000),
  currency: 'EUR',
  lines: [],
  targets: [
    { targetId: 't-1', net: 100, tax: 19, total: 119, commitment: 0 },
    { targetId: 't-2', net: 200, tax: 38, total: 238, commitment: 0 },
  ],
  issues: [],
  ...more,
});
const quote = quoteOf();
const other = quoteOf({
  id: 'q-2',
  validUntilAt: new Date(NOW + 120_000),
  targets: [{ targetId: 't-1', net: 101, tax: 19, total: 120, commitment: 0 }],
});
const requestOf = (of: Quote): PurchaseRequest => ({
  quote: of,
  confirm: confirmationsOf(of, CART),
});
const request = requestOf(quote);
const orders = [{ id: 'o-1' } as Order];

const STATES = {
  reviewing: { status: 'reviewing', request, failure: null },
  placing: { status: 'placing', request },
  unanswered: { status: 'unanswered', request, askAt: NOW + 3_000, askUntil: NOW + 30_000 },
  notPlaced: { status: 'notPlaced', request },
  requoted: { status: 'requoted', request, before: quote },
  cartChanged: { status: 'cartChanged' },
  placed: { status: 'placed', orders, isElsewhere: false },
} satisfies Record<string, PurchaseState>;
const names = Object.keys(STATES) as (keyof typeof STATES)[];

/** What an event leads to from each state that it moves, by the status afterwards. */
function moves(event: PurchaseEvent) {
  const entries = names.flatMap((name) => {
    const { state, effects } = purchaseTransition(STATES[name], event);
    const is = [state.status, ...effects.map(({ type }) => type)].join(' ');
    return state === STATES[name] && effects.length === 0 ? [] : [[name, is] as const];
  });
  return Object.fromEntries(entries);
}

describe('a purchase', () => {
  it('is reviewed first, but asked for when it was sent before the page was loaded', () => {
    expect(beginPurchase(request, { wasSent: false, now: NOW })).toEqual({
      state: STATES.reviewing,
      effects: [],
    });
    expect(beginPurchase(request, { wasSent: true, now: NOW })).toEqual({
      state: STATES.unanswered,
      effects: [{ type: 'ask', quoteId: 'q-1' }],
    });
  });

  it.each<[string, PurchaseEvent, object]>([
    ['is sent', { type: 'PLACE' }, { reviewing: 'placing send', requoted: 'placing send' }],
    ['is sent again', { type: 'SEND_AGAIN' }, { notPlaced: 'placing send' }],
    [
      'has the answer whenever it comes',
      { type: 'PLACED', orders },
      Object.fromEntries(names.slice(0, -1).map((name) => [name, 'placed'])),
    ],
    [
      'has a new price',
      { type: 'REQUOTED', request: requestOf(other) },
      { reviewing: 'requoted', placing: 'requoted', requoted: 'requoted' },
    ],
    [
      'has another cart',
      { type: 'CART_CHANGED' },
      {
        reviewing: 'cartChanged',
        placing: 'cartChanged',
        notPlaced: 'cartChanged',
        requoted: 'cartChanged',
      },
    ],
    [
      'is refused',
      { type: 'REFUSED', failure: { kind: 'server' } as never },
      { placing: 'reviewing' },
    ],
    ['loses its answer', { type: 'LOST', now: NOW }, { placing: 'unanswered ask' }],
    ['is asked for at once', { type: 'LIVE', now: NOW }, { unanswered: 'unanswered ask' }],
    ['is asked for again', { type: 'CHECK_AGAIN', now: NOW }, { notPlaced: 'unanswered ask' }],
    ['waits before it asks', { type: 'TICK', now: NOW + 2_999 }, {}],
    ['asks', { type: 'TICK', now: NOW + 3_000 }, { unanswered: 'unanswered ask' }],
    ['gives up asking', { type: 'TICK', now: NOW + 30_000 }, { unanswered: 'notPlaced' }],
  ])('%s', (_, event, expected) => {
    expect(moves(event)).toEqual(expected);
  });

  it('asks for 30 seconds from when the answer was lost, or asked for again', () => {
    const until = (state: PurchaseState, event: PurchaseEvent) =>
      purchaseTransition(state, event).state;
    const late = { askAt: NOW + 13_000, askUntil: NOW + 40_000 };
    expect(until(STATES.placing, { type: 'LOST', now: NOW + 10_000 })).toMatchObject(late);
    expect(until(STATES.notPlaced, { type: 'CHECK_AGAIN', now: NOW + 10_000 })).toMatchObject(late);
  });

  it('says whether it was placed elsewhere', () => {
    const placed = (type: 'PLACED' | 'ALREADY_ORDERED') =>
      purchaseTransition(STATES.placing, { type, orders }).state;
    expect(placed('PLACED')).toEqual({ status: 'placed', orders, isElsewhere: false });
    expect(placed('ALREADY_ORDERED')).toEqual({ status: 'placed', orders, isElsewhere: true });
  });

  it('need not be confirmed again at the same price, and keeps the previous quote', () => {
    const same = requestOf(quoteOf({ id: 'q-3' }));
    expect(purchaseTransition(STATES.reviewing, { type: 'REQUOTED', request: same }).state).toEqual(
      { status: 'reviewing', request: same, failure: null },
    );
    const next = { type: 'REQUOTED', request: requestOf(other) } as const;
    expect(purchaseTransition(STATES.requoted, next).state).toMatchObject({ before: quote });
    expect(purchaseTransition(STATES.placing, next).state).toMatchObject({ before: quote });
  });
});

describe('what a server does about a purchase', () => {
  const judge = (more: object = {}) =>
    judgePurchase({ quote, cart: CART, bought: [], confirm: request.confirm, now: NOW, ...more });

  it.each([
    ['go', {}],
    ['go', { confirm: [...request.confirm].reverse() }],
    ['go', { bought: [{ id: 'q-0', cartRevision: 3 }] }],
    ['known', { bought: [{ id: 'q-0', cartRevision: 3 }, quote] }],
    ['already_ordered', { bought: [quoteOf({ cartRevision: 3 }), other].slice(1) }],
    ['cart_changed', { cart: { ...CART, revision: 5 } }],
    ['cart_changed', { cart: { ...CART, state: 'ordering' } }],
    ['quote_expired', { now: NOW + 60_000 }],
    ['quote_expired', { quote: quoteOf({ validUntilAt: null }) }],
    ['go', { now: NOW + 59_999 }],
    ['quote_mismatch', { confirm: request.confirm.slice(1) }],
    [
      'quote_mismatch',
      { confirm: request.confirm.map((one, at) => ({ ...one, total: 119 + at })) },
    ],
    ['quote_mismatch', { confirm: [...request.confirm, ...request.confirm] }],
    ['quote_mismatch', { confirm: request.confirm.map((one) => ({ ...one, total: 1 })) }],
    ['quote_mismatch', { confirm: request.confirm.map((one) => ({ ...one, tenantId: null })) }],
    ['quote_mismatch', { confirm: request.confirm.map((one) => ({ ...one, customerId: 'c' })) }],
  ])('is %s with %j', (verdict, more) => {
    expect(judge(more)).toBe(verdict);
  });

  it('omits customers that the cart is not for', () => {
    const stranger = { targetId: 't-9', net: 1, tax: 0, total: 1, commitment: 0 };
    const more = quoteOf({ targets: [...quote.targets, stranger] });
    expect(confirmationsOf(more, CART)).toEqual([
      { customerId: 'c-1', tenantId: null, total: 119 },
      { customerId: 'c-1', tenantId: 'te-2', total: 238 },
    ]);
  });
});

describe('what changed elsewhere means to a purchase that is shown', () => {
  const shown = { cart: CART, state: STATES.reviewing as PurchaseState };
  const news = (more: object, state: PurchaseState = shown.state) =>
    purchaseEventOfNews({ ...shown, state }, { cart: CART, quote: null, ...more });
  const next = { ...CART, id: 'ca-2', revision: 5 };

  it('is nothing without anything new', () => {
    expect(news({})).toBeNull();
    expect(news({ quote })).toBeNull();
    expect(news({ cart: { ...CART, revision: 3 } })).toBeNull();
  });

  it('is that it was bought, or that the cart is another', () => {
    const bought = { ...next, lastPurchase: { quoteId: 'q', orderIds: [], at: null } };
    expect(news({ cart: bought })).toEqual({ type: 'ALREADY_ORDERED', orders: [] });
    expect(news({ cart: next })).toEqual({ type: 'CART_CHANGED' });
    // Put aside, and another cart was bought since; an old purchase says nothing of this cart.
    expect(news({ cart: { ...bought, revision: 9 } })).toEqual({ type: 'CART_CHANGED' });
    const same = {
      ...bought,
      revision: 9,
      lastPurchase: { ...bought.lastPurchase, quoteId: 'q-1' },
    };
    expect(news({ cart: same })).toEqual({ type: 'ALREADY_ORDERED', orders: [] });
    expect(news({ cart: { ...CART, revision: 5 } })).toEqual({ type: 'CART_CHANGED' });
    const before = { ...CART, lastPurchase: bought.lastPurchase };
    expect(news({ cart: before })).toBeNull();
  });

  it('is a new price, when that is newer and of this cart', () => {
    expect(news({ quote: other })).toEqual({ type: 'REQUOTED', request: requestOf(other) });
    expect(news({ quote: { ...other, validUntilAt: quote.validUntilAt } })).toBeNull();
    expect(news({ quote: { ...other, cartRevision: 3 } })).toBeNull();
  });

  it('waits while an answer is awaited', () => {
    for (const name of ['placing', 'unanswered', 'placed', 'cartChanged'] as const) {
      expect(news({ cart: next, quote: other }, STATES[name])).toBeNull();
    }
    expect(news({ cart: next }, STATES.notPlaced)).toEqual({ type: 'CART_CHANGED' });
  });
});

it.each([
  [null, 'l-1', null],
  ['customerId', null, { step: 'selectClient', fieldId: null }],
  ['tenantId', 'l-1', { step: 'selectClient', fieldId: null }],
  ['targets', null, { step: 'selectClient', fieldId: null }],
  ['lines', null, { step: 'cart', fieldId: null }],
  ['quantity', 'l-1', { step: 'cart', fieldId: 'line-l-1-quantity' }],
])('an issue of the field %j of the line %j is mended at %j', (field, lineId, fix) => {
  expect(fixOf({ field, lineId })).toEqual(fix);
});
