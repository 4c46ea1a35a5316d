import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import {
  buyAgainQuestion,
  cartMove,
  moveNames,
  type NamedTarget,
} from '../../src/domain/cart/cart-move';

const target = (customerName: string, domain: string | null = null): NamedTarget => ({
  customerId: customerName,
  customerName,
  tenantId: domain,
  domain,
});
const cartFor = (targets: readonly NamedTarget[], lines = 3) =>
  ({ lines: Array.from({ length: lines }), targets }) as unknown as Cart;

const ALAND = target('Åland Shipping');
const BERGEN = target('Bergen Kommune');

describe('DAY9 a cart that shall be for others', () => {
  it('asks if the cart has lines, with the added and the removed customers', () => {
    expect(cartMove(cartFor([ALAND]), [BERGEN])).toEqual({
      ...{ lineCount: 3, from: [ALAND], to: [BERGEN] },
    });
    expect(cartMove(cartFor([ALAND]), [ALAND, BERGEN])).toMatchObject({ from: [], to: [BERGEN] });
    expect(cartMove(cartFor([ALAND, BERGEN]), [ALAND])).toMatchObject({ from: [BERGEN], to: [] });
  });

  it('asks nothing without lines, with nobody chosen before, and for the same', () => {
    expect(cartMove(cartFor([ALAND], 0), [BERGEN])).toBeNull();
    expect(cartMove(cartFor([]), [BERGEN])).toBeNull();
    expect(cartMove(cartFor([ALAND, BERGEN]), [BERGEN, ALAND])).toBeNull();
  });

  it('asks also for another tenant of the same customer, and names the tenants then', () => {
    const move = cartMove(cartFor([target('Bergen', 'one.test')]), [target('Bergen', 'two.test')]);
    expect(move && moveNames(move, 'to')).toEqual(['Bergen (two.test)']);
    expect(move && moveNames(move, 'from')).toEqual(['Bergen (one.test)']);
    const other = cartMove(cartFor([ALAND]), [target('Bergen', 'two.test')]);
    expect(other && moveNames(other, 'to')).toEqual(['Bergen']);
  });
});

describe('DAY9 an order that is bought again', () => {
  const order = { customerId: 'Bergen Kommune', tenantId: null, customerName: 'Bergen Kommune' };

  it('asks nothing of an empty cart', () => {
    expect(buyAgainQuestion(cartFor([ALAND], 0), order)).toBeNull();
  });

  it('is added only to a cart of its own customer', () => {
    expect(buyAgainQuestion(cartFor([BERGEN]), order)).toEqual({
      ...{ lineCount: 3, customers: ['Bergen Kommune'], customerName: 'Bergen Kommune' },
      canAdd: true,
    });
    for (const targets of [[ALAND], [BERGEN, ALAND], [target('Bergen Kommune', 'b.test')], []]) {
      expect(buyAgainQuestion(cartFor(targets), order)?.canAdd).toBe(false);
    }
  });
});
