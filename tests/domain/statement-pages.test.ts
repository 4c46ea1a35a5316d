import { describe, expect, it } from 'vitest';
import type { Statement } from '../../src/domain/billing/statement';
import {
  addressOfComparison,
  comparableMonths,
  comparePlaceIn,
  comparisonOf,
  monthBefore,
} from '../../src/domain/billing/statement-compare';
import { offeredActions } from '../../src/domain/billing/statement-screen';
import { latestBill } from '../../src/domain/billing/statements-list';
import { lines, statements } from '../../stories/support/statements';

const NOW = Date.parse('2026-11-12T12:00:00Z');
const [first] = statements;
if (!first) throw new Error('no statements');
const statement = (period: string, more: Partial<Statement> = {}): Statement => ({
  ...first,
  id: period,
  period,
  state: 'issued',
  currency: 'EUR',
  customerId: 'c-1',
  issuerId: 'c-2',
  lines,
  creditOf: null,
  creditedBy: null,
  ...more,
});

describe('which statements are compared', () => {
  it('is what an address holds, and nothing for nothing', () => {
    expect(comparePlaceIn(new URLSearchParams('a=st-1&b=st-2'))).toEqual({ a: 'st-1', b: 'st-2' });
    expect(comparePlaceIn(new URLSearchParams('a=&b='))).toEqual({ a: null, b: null });
    expect(comparePlaceIn(new URLSearchParams())).toEqual({ a: null, b: null });
  });

  it.each([
    [{ a: 'st-1', b: 'st-2' }, 'a=st-1&b=st-2'],
    [{ a: null, b: 'st-2' }, 'b=st-2'],
    [{ a: 'st-1', b: null }, 'a=st-1'],
    [{ a: null, b: null }, ''],
  ])('of %j is in the address %j', (place, address) => {
    expect(addressOfComparison(place).toString()).toBe(address);
    expect(comparePlaceIn(new URLSearchParams(address))).toEqual(place);
  });
});

describe('statements beside each other', () => {
  const october = statement('2026-10');

  it('are of one customer, issuer and currency, and no credits', () => {
    const all = [
      october,
      statement('2026-09'),
      statement('other customer', { customerId: 'c-9' }),
      statement('other issuer', { issuerId: 'c-9' }),
      statement('other currency', { currency: 'USD' }),
      statement('credit', { creditOf: 'st-1' }),
    ];
    expect(comparableMonths(october, all).map(({ id }) => id)).toEqual(['2026-10', '2026-09']);
    // A void one and a credit are there only where they are asked for.
    const wrong = statement('2026-08', { state: 'void' });
    const idsOf = (...args: Parameters<typeof comparableMonths>) =>
      comparableMonths(...args).map(({ id }) => id);
    expect(idsOf(october, [...all, wrong])).toEqual(['2026-10', '2026-09']);
    expect(idsOf(october, [...all, wrong], '2026-08')).toContain('2026-08');
    expect(idsOf(wrong, [...all, wrong])).toContain('2026-08');
    expect(idsOf(october, all, 'credit')).toContain('credit');
  });

  it('begin with the newest one before that is not void', () => {
    const newestOf = (...months: Statement[]) => monthBefore(october, months)?.id ?? null;
    const years = [statement('2025-10'), statement('2026-08'), statement('2026-07')];
    expect(newestOf(...years)).toBe('2026-08');
    expect(newestOf(statement('2026-09', { state: 'void' }), ...years)).toBe('2026-08');
    expect(newestOf(october, statement('2026-11'))).toBeNull();
    // Of two of a month it is the one that comes first.
    expect(newestOf(statement('2026-08', { id: 'one' }), statement('2026-08'))).toBe('one');
    expect(newestOf()).toBeNull();
  });

  it('show what is to be paid as the latest, never a credit or what it takes back', () => {
    const credit = statement('2026-10', { id: 'c', creditOf: 'v', state: 'paid', balance: 0 });
    const wrong = statement('2026-10', { id: 'v', state: 'void', balance: 0 });
    const again = statement('2026-10', { id: 'r', reissueOf: 'v', balance: 5 });
    const paid = statement('2026-10', { id: 'p', state: 'paid', currency: 'CHF', balance: 0 });
    const before = statement('2026-09', { balance: 7 });
    expect(latestBill([credit, paid, wrong, again, before])?.id).toBe('r');
    expect(latestBill([credit, paid, before])?.id).toBe('p');
    expect(latestBill([credit, wrong, before])?.id).toBe('2026-09');
    expect(latestBill([credit])).toBeNull();
  });

  it('are told apart where they can be', () => {
    expect(comparisonOf(statement('2026-09'), october, NOW)?.difference).toBe(0);
    expect(comparisonOf(statement('2026-09', { customerId: 'c-9' }), october, NOW)).toBeNull();
    expect(comparisonOf(null, october, NOW)).toBeNull();
  });

  it.each([
    ['draft', 'notYet'],
    ['issued', 'ended'],
  ] as const)('call what a %s has not %s', (state, part) => {
    const [line] = lines;
    if (!line) throw new Error('no lines');
    const charged = { ...line, kind: 'recurring' as const, subscriptionId: 's-1', net: 500 };
    const before = statement('2026-10', { lines: [{ ...charged, untilOn: '2026-11-20' }] });
    const comparison = comparisonOf(before, statement('2026-11', { state, lines: [] }), NOW);
    expect(comparison?.entries.map((entry) => [entry.part, entry.net])).toEqual([[part, -500]]);
  });
});

describe('what can be done with a statement', () => {
  it.each([
    ['draft', null, []],
    ['issued', null, ['void', 'pay']],
    ['overdue', null, ['void', 'pay']],
    ['paid', null, ['void']],
    ['void', null, []],
    ['issued', 'st-1', ['pay']],
  ])(
    'is offered as its state allows, off for others: %s, a credit of %s',
    (state, creditOf, offered) => {
      expect(offeredActions(statement('2026-10', { state, creditOf }))).toEqual(offered);
    },
  );
});
