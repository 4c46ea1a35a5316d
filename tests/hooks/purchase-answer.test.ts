import { describe, expect, it } from 'vitest';
import { type ApiErrorKind, toApiError } from '../../src/api/errors';
import { purchaseEventOf } from '../../src/hooks/purchase/purchase-store';

const CART = {
  targets: [
    { id: 't-1', customerId: 'c-1', tenantId: null, customerName: 'Halvorsen AS', domain: null },
  ],
};
const NOW = 1_000;

const eventOf = (status: number | null, body: unknown = {}, kind: ApiErrorKind = 'http') =>
  purchaseEventOf(toApiError({ kind, status, body: JSON.stringify(body) }), CART, NOW);

const quote = {
  id: 'q-2',
  cartRevision: 4,
  validUntilAt: '2026-11-22T05:15:00Z',
  currency: 'EUR',
  lines: [],
  targets: [{ targetId: 't-1', net: 100, tax: 25, total: 125, commitment: 100 }],
  issues: [],
};

describe('a purchase that was not answered with orders', () => {
  it.each([
    [null, 'network'],
    [null, 'timeout'],
    [null, 'aborted'],
    [200, 'unexpected'],
    [500, 'http'],
    [502, 'http'],
    [504, 'http'],
  ] as const)('may have been made after %s %s: nobody sends it again', (status, kind) => {
    expect(eventOf(status, {}, kind)).toMatchObject({
      type: 'LOST',
      now: NOW,
      failure: { kind: kind === 'http' ? 'server' : kind },
    });
  });

  it.each([400, 401, 403, 404, 422, 429])('was not made after %d, which says why', (status) => {
    const event = eventOf(status, { message: 'Not today.' });
    expect(event).toMatchObject({ type: 'REFUSED', failure: { serverMessage: 'Not today.' } });
  });

  it.each(['cart_changed', 'cart_expired'])('was not made: %s', (code) => {
    expect(eventOf(409, { code })).toEqual({ type: 'CART_CHANGED' });
  });

  it('was not made after a refusal that is no conflict, whatever its code', () => {
    expect(eventOf(422, { code: 'cart_changed' })).toMatchObject({ type: 'REFUSED' });
  });

  it('was made before', () => {
    expect(eventOf(409, { code: 'already_ordered', orders: [] })).toEqual({
      type: 'ALREADY_ORDERED',
      orders: [],
    });
  });

  it.each(['quote_expired', 'quote_mismatch'])('has to be confirmed again: %s', (code) => {
    const event = eventOf(409, { code, quote });
    expect(event).toMatchObject({
      type: 'REQUOTED',
      request: {
        quote: { id: 'q-2' },
        confirm: [{ customerId: 'c-1', tenantId: null, total: 125 }],
      },
    });
  });

  it('is refused where the new price cannot be read', () => {
    expect(eventOf(409, { code: 'quote_expired', quote: 'soon' })).toMatchObject({
      type: 'REFUSED',
      failure: { kind: 'conflict' },
    });
  });
});
