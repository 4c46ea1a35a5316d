import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { purchaseEventOfNews } from '../../src/domain/cart/final-review';
import { cartFieldId, fixOf } from '../../src/domain/cart/issue-fix';
import type { PurchaseState } from '../../src/domain/cart/purchase-machine';
import type { Quote, QuoteIssue } from '../../src/domain/cart/quote';

const CART = {
  id: 'ca-1',
  revision: 4,
  targets: [{ id: 't-1', customerId: 'c-1', tenantId: null, customerName: 'A', domain: null }],
  lines: [{ id: 'l-1' }],
  lastPurchase: null,
} as unknown as Cart;

const quoteAt = (id: string, minute: number): Quote => ({
  id,
  cartRevision: 4,
  validUntilAt: new Date(minute * 60_000),
  currency: 'EUR',
  lines: [],
  targets: [],
  issues: [],
});

const request = { quote: quoteAt('q-1', 15), confirm: [] };
const reviewing: PurchaseState = { status: 'reviewing', request, failure: null };
const newsOf = (state: PurchaseState, cart: Partial<Cart>, quote: Quote | null = null) =>
  purchaseEventOfNews({ cart: CART, state }, { cart: { ...CART, ...cart }, quote });

describe('what changes around a purchase that is shown', () => {
  it('is nothing as long as cart and price are the same', () => {
    expect(newsOf(reviewing, {}, quoteAt('q-1', 15))).toBeNull();
  });

  it('is another cart', () => {
    expect(newsOf(reviewing, { revision: 5 })).toEqual({ type: 'CART_CHANGED' });
    expect(newsOf(reviewing, { id: 'ca-2', revision: 5 })).toEqual({ type: 'CART_CHANGED' });
  });

  it('is that it was bought elsewhere', () => {
    const lastPurchase = { quoteId: 'q-1', orderIds: ['o-1'], at: null };
    const event = newsOf(reviewing, { id: 'ca-2', revision: 5, lastPurchase });
    expect(event).toEqual({ type: 'ALREADY_ORDERED', orders: [] });
  });

  it('is a newer price, and never an older one', () => {
    expect(newsOf(reviewing, {}, quoteAt('q-2', 30))).toMatchObject({
      type: 'REQUOTED',
      request: { quote: { id: 'q-2' } },
    });
    expect(newsOf(reviewing, {}, quoteAt('q-0', 5))).toBeNull();
  });

  it('waits while an answer is awaited, which alone counts', () => {
    const placing: PurchaseState = { status: 'placing', request };
    const unanswered: PurchaseState = { status: 'unanswered', request, askAt: 0, askUntil: 1 };
    for (const state of [placing, unanswered]) {
      expect(newsOf(state, { revision: 5 }, quoteAt('q-2', 30))).toBeNull();
    }
  });
});

const issue = (extra: Partial<QuoteIssue>): QuoteIssue => ({
  severity: 'error',
  code: 'x',
  lineId: null,
  targetId: null,
  field: null,
  message: '',
  was: null,
  now: null,
  ...extra,
});

describe('an issue', () => {
  it('is mended where its field is', () => {
    expect(fixOf(issue({ field: 'quantity', lineId: 'l-1' }))).toEqual({
      step: 'cart',
      fieldId: cartFieldId('l-1', 'quantity'),
    });
    expect(fixOf(issue({ field: 'tenantId', targetId: 't-1' }))).toEqual({
      step: 'selectClient',
      fieldId: null,
    });
    expect(fixOf(issue({ field: 'lines' }))).toEqual({ step: 'cart', fieldId: null });
    expect(fixOf(issue({}))).toBeNull();
  });
});
