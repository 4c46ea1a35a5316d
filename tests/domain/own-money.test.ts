import { describe, expect, it } from 'vitest';
import { draftsApart } from '../../src/domain/billing/draft-sums';
import { lineGroups } from '../../src/domain/billing/line-groups';
import type { StatementLine } from '../../src/domain/billing/statement';
import { withUnreadable } from '../../src/domain/entries';
import type { Order } from '../../src/domain/orders/order';
import { chargedSums } from '../../src/domain/orders/order-sums';
import { unassignedPerMonth } from '../../src/domain/subscriptions/unassigned-cost';
import { countsInSums } from '../../src/sandbox/rules/orders';

const eur = (total: number, more: object = {}) => ({
  currency: 'EUR',
  amounts: { total },
  ...more,
});
const chf = (total: number) => ({ currency: 'CHF', amounts: { total } });

describe('sums of a customer’s statements', () => {
  it('hold what was issued, and the draft apart, a currency each', () => {
    expect(draftsApart([chf(500), eur(900)], [eur(200)], true)).toEqual([
      { ...chf(500), part: 'issued' },
      { ...eur(700), part: 'issued' },
      { ...eur(200), part: 'draft' },
    ]);
    expect(draftsApart([eur(200)], [eur(200)], false)).toEqual([{ ...eur(200), part: 'draft' }]);
    expect(draftsApart([], [], true)).toEqual([]);
  });

  it('say nothing of an amount that cannot be read on either side', () => {
    const draft = eur(200, { unreadable: ['total'] });
    expect(draftsApart([eur(900)], [draft], true)[0]).toEqual({
      ...{ currency: 'EUR', amounts: {}, unreadable: ['total'], part: 'issued' },
    });
  });
});

it('orders that came to nothing are not added up', () => {
  const states = ['completed', 'partlyCompleted', 'provisioning', 'awaitingApproval', 'migrating'];
  expect(states.every(countsInSums)).toBe(true);
  expect(['rejected', 'cancelled', 'failed'].some(countsInSums)).toBe(false);
});

it('of an order is charged what did not fail and was not cancelled', () => {
  const lines = (...states: readonly string[]) =>
    states.map((state, at) => ({ id: `${at}`, net: 100 + at, state })) as unknown as Order['lines'];
  const sums = (state: string, net: number, ...states: readonly string[]) =>
    chargedSums({ state, net, lines: lines(...states) });
  expect(sums('partlyCompleted', 303, 'done', 'failed', 'cancelled')).toEqual({
    charged: 100,
    notCharged: 203,
    count: 2,
  });
  expect(sums('failed', 100, 'failed')).toEqual({ charged: 0, notCharged: 100, count: 1 });
  expect(sums('completed', 201, 'done', 'done')).toBeNull();
  expect(sums('cancelled', 100, 'cancelled')).toBeNull();
});

describe('lines by whose they are', () => {
  const line = (id: string, net: number, endCustomerName?: string) =>
    ({ id, net, endCustomerName }) as StatementLine;

  it('stand together by name, what is nobody’s in particular last, with what each comes to', () => {
    const lines = withUnreadable(
      [line('1', 5, 'Åland'), line('2', 7), line('3', 11, 'Bergen'), line('4', 13, 'Bergen')],
      [{ before: 4, id: null }],
    );
    const groups = lineGroups(lines).map(({ name, net, lines: own }) => [
      ...[name, net, own.map(({ id }) => id).join(' '), own.unreadable?.length ?? 0],
    ]);
    expect(groups).toEqual([
      ['Åland', 5, '1', 0],
      ['Bergen', 24, '3 4', 0],
      [null, 7, '2', 1],
    ]);
    expect(lineGroups([])).toEqual([]);
  });
});

it('seats that nobody has cost their part of the month, rounded once', () => {
  const cost = (quantity: number, assigned: number | null, recurringPerMonth: number) =>
    unassignedPerMonth({ quantity, assigned, recurringPerMonth });
  expect(cost(3, 1, 1_000)).toBe(667);
  expect([cost(3, 3, 1_000), cost(3, 5, 1_000), cost(3, null, 1_000)]).toEqual([null, null, null]);
});
