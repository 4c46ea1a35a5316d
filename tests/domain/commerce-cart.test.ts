import { describe, expect, it } from 'vitest';
import type { StockedCart, StockedLine, StockedTarget } from '../../src/sandbox/rules/cart';
import {
  addProblem,
  lineProblems,
  poNumberProblem,
  targetsProblem,
} from '../../src/sandbox/rules/cart-problems';

const target = (id: string, currency = 'EUR') =>
  ({ id, customerId: id, tenantId: null, currency }) as StockedTarget;
const empty: Pick<StockedCart, 'targets' | 'lines'> = { targets: [], lines: [] };
const plan = {
  currency: 'EUR',
  limits: { min: 1, max: 300, step: 1 },
  isSold: true,
  canEndOn: (endsOn: string) => endsOn === '2026-12-01',
};
const choice = {
  planId: 'pl-1',
  quantity: 25,
  friendlyName: null,
  addOnTo: null,
  endsOn: null,
  domainPrefix: null,
};

describe('a line of a cart', () => {
  it.each([
    [{}, []],
    [{ quantity: 0 }, ['quantity quantity_range']],
    [{ quantity: 301 }, ['quantity quantity_range']],
    [{ quantity: 1.5 }, ['quantity not_integer']],
    [{ endsOn: '2026-12-01' }, []],
    [{ endsOn: '2026-12-02' }, ['endsOn coterm_unavailable']],
    [{ endsOn: '2026-02-30' }, ['endsOn not_a_date']],
    [{ friendlyName: 'x'.repeat(64), domainPrefix: 'halv0' }, []],
    [{ friendlyName: 'x'.repeat(65) }, ['friendlyName too_long']],
    [{ domainPrefix: 'ha' }, ['domainPrefix domain_invalid']],
    [{ domainPrefix: 'Halv' }, ['domainPrefix domain_invalid']],
    [
      { quantity: 0, domainPrefix: 'x y' },
      ['quantity quantity_range', 'domainPrefix domain_invalid'],
    ],
  ])('with %j has the problems %j', (more, expected) => {
    const problems = lineProblems({ ...choice, ...more }, plan, empty);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('is of a plan that is sold, in the currency of the cart', () => {
    const gone = [{ field: 'planId', code: 'plan_retired' }];
    expect(lineProblems(choice, null, empty)).toEqual(gone);
    expect(lineProblems(choice, { ...plan, isSold: false }, empty)).toEqual(gone);
    const swiss = { targets: [target('c-1', 'CHF')], lines: [] };
    expect(lineProblems(choice, plan, swiss)).toEqual([
      { field: 'planId', code: 'currency_mixed' },
    ]);
    expect(lineProblems(choice, { ...plan, currency: 'CHF' }, swiss)).toEqual([]);
  });

  it('is one of a hundred at most', () => {
    const lines = Array.from({ length: 100 }, () => ({}) as StockedLine);
    expect(addProblem({ lines: lines.slice(1) })).toBeNull();
    expect(addProblem({ lines })).toEqual({ field: 'lines', code: 'too_many' });
  });
});

it('a cart is for twenty customers at most, each once, in one currency', () => {
  const many = Array.from({ length: 21 }, (_, at) => target(`c-${at}`));
  const code = (targets: readonly StockedTarget[], lines: readonly StockedLine[] = []) =>
    targetsProblem(targets, { lines })?.code;
  expect(code([])).toBeUndefined();
  expect(code(many.slice(1))).toBeUndefined();
  expect(code(many)).toBe('too_many');
  expect(code([target('c-1'), target('c-1')])).toBe('duplicate_target');
  expect(code([target('c-1'), { ...target('c-1'), tenantId: 'te-1' }])).toBeUndefined();
  expect(code([target('c-1'), target('c-2', 'CHF')])).toBe('currency_mixed');
  expect(code([target('c-1')], [{ currency: 'CHF' } as StockedLine])).toBe('currency_mixed');
});

it("a buyer's own number has 50 characters at most", () => {
  expect(poNumberProblem(null)).toBeNull();
  expect(poNumberProblem('x'.repeat(50))).toBeNull();
  expect(poNumberProblem('x'.repeat(51))?.code).toBe('too_long');
});
