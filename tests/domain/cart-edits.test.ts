import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import {
  type CartEdit,
  type CartEditing,
  cartDifference,
  cartEditing,
  isStillWanted,
  newsOf,
  withEdit,
} from '../../src/domain/cart/cart-edits';
import { endDateOptions } from '../../src/domain/cart/end-dates';
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

const idle: CartEditing = { status: 'idle', cart: CART };
const saving: CartEditing = { status: 'saving', cart: CART, edit: EDIT };
const conflict = cartEditing(saving, {
  type: 'CHANGED_ELSEWHERE',
  cart: cartWith({ poNumber: null }),
});

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

describe('what somebody else changed', () => {
  it('is said with who it was, and when', () => {
    const at = new Date(0);
    const by = { updatedBy: 'bo@fjord.example', updatedAt: at };
    const met = cartEditing(saving, {
      type: 'CHANGED_ELSEWHERE',
      cart: cartWith({ ...by, poNumber: null }),
    });
    expect(newsOf(met)).toMatchObject({
      edit: EDIT,
      difference: { isPoNumberChanged: true },
      by: 'bo@fjord.example',
      at,
    });
  });

  it('is nothing without a conflict', () => {
    for (const calm of [null, idle, saving]) expect(newsOf(calm)).toBeNull();
  });
});

describe('a cart in front of its user', () => {
  it('saves one change at a time', () => {
    expect(cartEditing(idle, { type: 'EDIT', edit: EDIT })).toEqual(saving);
    const second = { type: 'EDIT', edit: { type: 'remove', lineId: 'l-1' } } as const;
    expect(cartEditing(saving, second)).toBe(saving);
    expect(cartEditing(saving, { type: 'LOADED', cart: cartWith({}) })).toBe(saving);
    expect(cartEditing(saving, { type: 'SAVED', cart: cartWith({}) })).toEqual({
      status: 'idle',
      cart: cartWith({}),
    });
    expect(cartEditing(saving, { type: 'FAILED' })).toEqual(idle);
  });

  it('is left as it is by the answer to a question that it does not ask', () => {
    expect(cartEditing(idle, { type: 'LEAVE' })).toBe(idle);
    expect(cartEditing(saving, { type: 'LEAVE' })).toBe(saving);
    expect(cartEditing(idle, { type: 'APPLY_AGAIN' })).toBe(idle);
    expect(cartEditing(saving, { type: 'APPLY_AGAIN' })).toBe(saving);
  });

  it('offers the change again, or discards it', () => {
    expect(conflict).toMatchObject({ edit: EDIT, difference: { isPoNumberChanged: true } });
    expect(cartEditing(conflict, { type: 'LEAVE' })).toEqual({
      status: 'idle',
      cart: conflict.cart,
    });
    expect(cartEditing(conflict, { type: 'APPLY_AGAIN' })).toEqual({
      status: 'saving',
      cart: conflict.cart,
      edit: EDIT,
    });
    const none = cartEditing(idle, { type: 'CHANGED_ELSEWHERE', cart: cartWith({ lines: [] }) });
    expect(none).toMatchObject({ status: 'conflict', edit: null });
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
