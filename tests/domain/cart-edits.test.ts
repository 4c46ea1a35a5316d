import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import {
  type CartEdit,
  cartDifference,
  isStillWanted,
  withEdit,
} from '../../src/domain/cart/cart-edits';
import { endDateOptions } from '../../src/domain/subscriptions/end-dates';
import { poNumberProblem, targetsProblem } from '../../src/sandbox/rules/cart-problems';

const LINE = {
  id: 'l-1',
  planId: 'pl-1',
  quantity: 25,
  friendlyName: null,
  addOnTo: null,
  endsOn: null,
  domainPrefix: null,
};
const CART = {
  id: 'ca-1',
  revision: 4,
  targets: [{ id: 't-1', customerId: 'c-1', tenantId: null }],
  lines: [LINE],
  poNumber: 'PO 7',
} as unknown as Cart;
const cartWith = (more: object) => ({ ...CART, revision: 5, ...more }) as Cart;
const EDIT: CartEdit = { type: 'change', lineId: 'l-1', changes: { quantity: 30 } };

describe('a change of a cart', () => {
  it.each([
    ['planId', 'pl-2'],
    ['quantity', 26],
    ['friendlyName', 'Office'],
    ['addOnTo', 'l-2'],
    ['endsOn', '2026-12-01'],
    ['domainPrefix', 'halv'],
  ])('is one of its line when its %s is %j', (name, value) => {
    const line = { ...LINE, [name]: value };
    const { lines } = cartDifference(CART, cartWith({ lines: [line] }));
    expect(lines).toEqual([{ before: LINE, after: line }]);
    const edit: CartEdit = { type: 'change', lineId: 'l-1', changes: { [name]: value } };
    expect(isStillWanted(edit, CART)).toBe(true);
    expect(isStillWanted(edit, cartWith({ lines: [line] }))).toBe(false);
  });

  it('is one of its customers, in whatever order they are', () => {
    const [first] = CART.targets;
    const other = { id: 't-2', customerId: 'c-2', tenantId: 'te-2' };
    const both = cartWith({ targets: [first, other] });
    expect(cartDifference(CART, both).areTargetsChanged).toBe(true);
    expect(cartDifference(both, cartWith({ targets: [other, first] })).areTargetsChanged).toBe(
      false,
    );
    const elsewhere = cartWith({ targets: [{ ...first, tenantId: 'te-1' }] });
    expect(cartDifference(CART, elsewhere).areTargetsChanged).toBe(true);
  });

  it('is still wanted while it would change anything', () => {
    expect(isStillWanted({ type: 'poNumber', poNumber: 'PO 7' }, CART)).toBe(false);
    expect(isStillWanted({ type: 'poNumber', poNumber: null }, CART)).toBe(true);
    expect(isStillWanted({ type: 'remove', lineId: 'l-1' }, CART)).toBe(true);
    expect(isStillWanted({ type: 'remove', lineId: 'l-9' }, CART)).toBe(false);
  });
});

describe('a cart while a change is saved', () => {
  it('says the change already, of its line alone', () => {
    const other = { ...LINE, id: 'l-2' };
    const two = cartWith({ lines: [LINE, other] });
    expect(withEdit(two, EDIT).lines).toEqual([{ ...LINE, quantity: 30 }, other]);
    expect(withEdit(two, { type: 'remove', lineId: 'l-1' }).lines).toEqual([other]);
    expect(withEdit(two, { type: 'poNumber', poNumber: 'PO 8' })).toEqual({
      ...two,
      poNumber: 'PO 8',
    });
  });

  it('does not apply changed customers in advance', () => {
    expect(withEdit(CART, { type: 'targets', targets: [] })).toBe(CART);
  });
});

describe('what a cart can be', () => {
  it('is said with the field', () => {
    const target = (customerId: string, currency: string) =>
      ({ customerId, tenantId: null, currency }) as never;
    const many = Array.from({ length: 21 }, (_, at) => target(`c-${at}`, 'EUR'));
    const problem = (targets: never[]) => targetsProblem(targets, { lines: [] });
    expect(problem(many)).toEqual({ field: 'targets', code: 'too_many' });
    expect(problem(many.slice(0, 1).concat(many.slice(0, 1)))).toEqual({
      field: 'targets',
      code: 'duplicate_target',
    });
    expect(problem([target('c-1', 'EUR'), target('c-2', 'CHF')])).toEqual({
      field: 'targets',
      code: 'currency_mixed',
    });
    expect(poNumberProblem('x'.repeat(51))).toEqual({ field: 'poNumber', code: 'too_long' });
  });

  it('ends with its term at the latest, and at the end of a month that others have as well', () => {
    const plan = {
      id: 'pl-1',
      term: 'P1M',
      cycle: 'month',
      cancelHours: 168,
      trialDays: null,
      unitPrice: 1_000,
      upgradesTo: [],
    } as const;
    const bought = { plan, quantity: 1, at: Date.parse('2026-11-15T09:00:00Z') };
    const ends = endDateOptions(bought, [
      { id: 's-2', state: 'active', renewsOn: '2026-12-15' },
      { id: 's-1', state: 'active', renewsOn: '2026-12-01' },
      { id: 's-3', state: 'active', renewsOn: '2026-12-14' },
    ]);
    expect(ends.map(({ endsOn, subscriptionId, refusal }) => [endsOn, subscriptionId, refusal]))
      // The first of December is that of a subscription, and stays so.
      .toEqual([
        ['2026-12-01', 's-1', null],
        ['2026-12-14', 's-3', null],
        ['2026-12-15', 's-2', 'after_term'],
      ]);
    // 16 and 29 of 30 days.
    expect(ends.map(({ firstNet }) => firstNet)).toEqual([533, 967, null]);
  });
});
