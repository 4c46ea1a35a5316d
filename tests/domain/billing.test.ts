import { describe, expect, it } from 'vitest';
import { draftsApart } from '../../src/domain/billing/draft-sums';
import { lineGroups } from '../../src/domain/billing/line-groups';
import type { ReconciliationRow } from '../../src/domain/billing/reconciliation';
import {
  reconciliationPage,
  reconciliationSummary,
} from '../../src/domain/billing/reconciliation-list';
import type { Statement, StatementLine } from '../../src/domain/billing/statement';
import {
  addressOfComparison,
  comparableMonths,
  comparePlaceIn,
  comparisonOf,
  latestToCompare,
  monthBefore,
} from '../../src/domain/billing/statement-compare';
import { offeredActions } from '../../src/domain/billing/statement-screen';
import { latestBill } from '../../src/domain/billing/statements-list';
import { withUnreadable } from '../../src/domain/entries';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Order } from '../../src/domain/orders/order';
import { chargedSums } from '../../src/domain/orders/order-sums';
import { unassignedPerMonth } from '../../src/domain/subscriptions/unassigned-cost';
import { countsInSums } from '../../src/sandbox/rules/orders';
import { lines, statements } from '../../stories/support/statements';

const row = (productName: string, result: string, net = 100): ReconciliationRow => ({
  subscriptionId: productName,
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  productName,
  currency: 'EUR',
  seatsBought: 1,
  seatsBilled: 1,
  net,
  result,
});
const rows = [row('Office', 'match', 300), row('Backup', 'notBilled'), row('Voice', 'match', 200)];
const names = (query = {}) =>
  reconciliationPage(rows, { ...FIRST_QUERY, ...query }).data.map(({ productName }) => productName);

describe('the rows of a reconciliation', () => {
  it('begin with what is to be looked at', () => {
    expect(names()).toEqual(['Backup', 'Office', 'Voice']);
  });

  it('are searched, filtered and sorted, and counted by result without the filter', () => {
    expect(names({ searchString: ' OFF ' })).toEqual(['Office']);
    expect(names({ sort: '-net' })).toEqual(['Office', 'Voice', 'Backup']);
    const page = reconciliationPage(rows, { ...FIRST_QUERY, filters: { result: ['notBilled'] } });
    expect(page).toMatchObject({ totalRecords: 1, totalPages: 1 });
    expect(page.facets?.[0]?.values).toEqual([
      { value: 'match', count: 2 },
      { value: 'notBilled', count: 1 },
    ]);
  });

  it('are cut into pages; one after the last is the last', () => {
    expect(names({ pageSize: 2, pageNumber: 9 })).toEqual(['Voice']);
  });

  it('are null as long as a side has no statement', () => {
    expect(reconciliationSummary(rows)).toEqual({ total: 3, differing: 1, isNothingYet: false });
    expect(reconciliationSummary([row('Office', 'nothingToCompare')])).toEqual({
      total: 0,
      differing: 0,
      isNothingYet: true,
    });
  });
});

it('the rows of a reconciliation are sorted both ways, what is not known as nothing', () => {
  const rowOf = (customerName: string, net: number | null, cost?: number): ReconciliationRow => ({
    subscriptionId: customerName,
    customerId: customerName,
    customerName,
    productName: `Product of ${customerName}`,
    currency: 'EUR',
    seatsBought: 1,
    seatsBilled: 1,
    net,
    result: 'match',
    ...(cost !== undefined && { cost }),
  });
  const rows = [rowOf('Bo', 0.5, 0.5), rowOf('Ada', null), rowOf('Cy', -1, -1)];
  const order = (sort: string) =>
    reconciliationPage(rows, { ...FIRST_QUERY, sort })
      .data.map(({ customerName }) => customerName)
      .join(' ');
  const names = ['customerName', 'productName', 'net', 'cost'];
  expect(names.map(order)).toEqual(['Ada Bo Cy', 'Ada Bo Cy', 'Cy Ada Bo', 'Cy Ada Bo']);
  expect(names.map((name) => order(`-${name}`))).toEqual([
    'Cy Bo Ada',
    'Cy Bo Ada',
    'Bo Ada Cy',
    'Bo Ada Cy',
  ]);
  expect(reconciliationPage(rows, FIRST_QUERY).facets?.[0]?.field).toBe('result');
});

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

  it('say nothing of what is still to be paid of a draft', () => {
    const sums = (total: number, balance: number) => ({
      ...{ currency: 'EUR', amounts: { total, balance } },
    });
    expect(draftsApart([sums(900, 500)], [sums(200, 200)], true)).toEqual([
      { ...sums(700, 300), part: 'issued' },
      { ...eur(200), part: 'draft' },
    ]);
  });

  it('say nothing of an amount that cannot be read on either side', () => {
    const draft = eur(200, { unreadable: ['total'] });
    expect(draftsApart([eur(900)], [draft], true)[0]).toEqual({
      ...{ currency: 'EUR', amounts: {}, unreadable: ['total'], part: 'issued' },
    });
  });
});

it('orders without a result are not added up', () => {
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

  it('are grouped by company, lines without one last, with the sum of each', () => {
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
    // Void statements and credits are included only on request.
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

  it('are at first of the last issued month that has a month before', () => {
    const idOf = (...months: Statement[]) => latestToCompare(months)?.id ?? null;
    const alone = statement('2026-10', { id: 'alone', customerId: 'c-9' });
    const draft = statement('2026-11', { state: 'draft' });
    expect(idOf(draft, alone, october, statement('2026-09'))).toBe('2026-10');
    expect(idOf(draft, october, statement('2026-09', { state: 'void' }))).toBeNull();
    expect(idOf()).toBeNull();
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

  it('are compared where possible', () => {
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
