import { describe, expect, it } from 'vitest';
import { compareStatements } from '../../src/domain/billing/compare-statements';
import { periodAt } from '../../src/domain/billing/period';
import type { Payment, StatementLine } from '../../src/domain/billing/statement';
import { canActOnStatement } from '../../src/domain/billing/statement-access';
import type { CommerceActor } from '../../src/domain/users/permission-access';
import { ORDER_COLUMNS, subscriptionColumns } from '../../src/sandbox/rules/export-columns';
import {
  makeStatement,
  paymentProblems,
  recordPayment,
  statementStateOn,
  voidStatement,
} from '../../src/sandbox/rules/statements';
import { documentTotals, totalsByCurrency } from '../../src/sandbox/rules/totals';

const line = (more: Partial<StatementLine> = {}): StatementLine => ({
  id: 'x-1',
  kind: 'recurring',
  productName: 'Office',
  subscriptionId: 's-1',
  orderId: null,
  quantity: 5,
  unitPrice: 100,
  fromOn: '2026-10-01',
  untilOn: '2026-11-01',
  days: 31,
  ofDays: 31,
  net: 500,
  taxBps: 0,
  ...more,
});
const payment: Payment = {
  id: 'p-1',
  kind: 'payment',
  statementId: null,
  amount: 500,
  paidOn: '2026-11-12',
  reference: null,
  by: 'x',
};
const issued = makeStatement('2026-10', [line()], '2026-11-12');
const VOIDING = {
  ...{ id: 'st-1', creditId: 'st-2', todayOn: '2026-11-20', by: 'x' },
  ...{ reason: 'Wrong', reissue: null },
};

describe('a statement', () => {
  it('is issued on the first day of the next month', () => {
    const open = { period: '2026-10', balance: 1, dueOn: null, creditOf: null };
    expect(statementStateOn(open, '2026-11-01')).toBe('issued');
  });

  it('keeps its payments, up to the last cent of its balance', () => {
    const first = recordPayment(issued, { ...payment, amount: 1 }, '2026-11-12');
    const second = first && recordPayment(first, { ...payment, amount: 499 }, '2026-11-12');
    expect(second?.payments.map(({ amount }) => amount)).toEqual([1, 499]);
    expect(second).toMatchObject({ state: 'paid', balance: 0 });
  });

  it('takes a payment when it is overdue', () => {
    const late = makeStatement('2026-10', [line()], '2027-01-01');
    expect(late.state).toBe('overdue');
    expect(recordPayment(late, payment, '2027-01-01')?.state).toBe('paid');
  });

  it.each([
    [{ amount: 1 }, []],
    [{ amount: 500 }, []],
    [{ reference: 'x'.repeat(100) }, []],
    [{ amount: 0 }, [{ field: 'amount', code: 'not_integer' }]],
    [{ amount: 501 }, [{ field: 'amount', code: 'above_balance' }]],
    [{ paidOn: 'today' }, [{ field: 'paidOn', code: 'not_a_date' }]],
    [{ paidOn: '2026-11-13' }, [{ field: 'paidOn', code: 'in_the_future' }]],
    [{ reference: 'x'.repeat(101) }, [{ field: 'reference', code: 'too_long' }]],
  ])('finds in a payment with %j the problems %j', (more, problems) => {
    expect(paymentProblems(issued, { ...payment, ...more }, '2026-11-12')).toEqual(problems);
  });

  it('that was paid is taken back without another payment', () => {
    const paid = recordPayment(issued, payment, '2026-11-12') ?? issued;
    const made = VOIDING;
    const voided = voidStatement(paid, made);
    expect(voided?.statement.payments).toEqual([payment]);
    expect(voided?.credit).toMatchObject({ state: 'issued', total: -500, payments: [] });
  });

  it('takes a credit of usage back as usage', () => {
    const usage = line({ kind: 'usage', quantity: '-0.5', unitPrice: '0.01' });
    const made = VOIDING;
    const voided = voidStatement(makeStatement('2026-10', [usage], '2026-11-12'), made);
    expect(voided?.credit.lines[0]?.quantity).toBe('0.5');
  });

  it('is acted on by those with its permission and setting, once it is issued', () => {
    const actor: CommerceActor = {
      email: 'r@nord.test',
      customerId: 'c-2',
      customerType: 1,
      allowedActions: ['Billing.Pay', 'Billing.Correct'],
      allowedWhileImpersonating: ['recordPayments'],
    };
    const statement = { issuerId: 'c-2', state: 'issued', creditOf: null };
    for (const action of ['pay', 'void'] as const) {
      expect(canActOnStatement(actor, action, statement)).toEqual({ allowed: true });
      expect(
        canActOnStatement({ ...actor, allowedWhileImpersonating: [] }, action, statement).reason,
      ).toBe('impersonating');
      const clerk = { ...actor, allowedActions: [] };
      expect(canActOnStatement(clerk, action, statement).reason).toBe('noPermission');
      const stranger = { ...actor, customerId: 'c-9', customerType: 2 } as const;
      expect(canActOnStatement(stranger, action, statement).reason).toBe('notIssuer');
    }
    expect(canActOnStatement(actor, 'void', { ...statement, state: 'draft' }).reason).toBe(
      'notIssued',
    );
  });
});

describe('two statements compared', () => {
  const parts = (before: readonly StatementLine[], after: readonly StatementLine[]) => {
    const comparison = compareStatements(
      { currency: 'EUR', tax: 0, lines: before },
      { currency: 'EUR', tax: 0, lines: after },
    );
    const entries = comparison?.entries.map(({ part, net }) => [part, net]) ?? [];
    return Object.fromEntries(entries);
  };

  it.each([
    ['a part of a period', { days: 12 }],
    ['no days', { days: null, ofDays: null }],
    ['a discount', { net: 590 }],
    ['a quantity that is a text', { quantity: '6' }],
    ['a price that is a text', { unitPrice: '100' }],
    ['no seat at all', { quantity: 0, net: 0 }],
  ])('do not tell seats from prices by a line with %s', (_, more) => {
    const after = line({ quantity: 6, net: 600, ...more });
    expect(parts([line()], [after])).toEqual({ partPeriod: after.net - 500 });
    expect(parts([after], [line()])).toEqual({ partPeriod: 500 - after.net });
  });

  it('distinguish them by one line on each side, even of one seat', () => {
    expect(parts([line()], [line({ quantity: 1, net: 100 })])).toEqual({ seats: -400 });
    const more = [line({ quantity: 1, net: 100 }), line()];
    expect(parts(more, [line()])).toEqual({ partPeriod: -100 });
    expect(parts([line()], more)).toEqual({ partPeriod: 100 });
  });

  it.each(['new', 'recurring', 'renewal', 'seatsAdded', 'seatsRemoved', 'cancelled'])(
    'count a line of the kind %s to its subscription',
    (kind) => {
      expect(parts([line()], [line({ kind, net: 520 })])).toEqual({ partPeriod: 20 });
    },
  );

  it.each([
    ['is due on a later day of it', '2026-11-20', '2026-11-12', {}, 'notYet'],
    ['is due today', '2026-11-12', '2026-11-12', {}, 'notYet'],
    ['was due before', '2026-11-11', '2026-11-12', {}, 'ended'],
    ['is due in a year', '2027-10-20', '2026-11-12', {}, 'ended'],
    ['was cancelled', '2026-11-20', '2026-11-12', { kind: 'cancelled' }, 'ended'],
    ['would have been due, in a month that is over', '2026-11-20', undefined, {}, 'ended'],
  ])('do not call ended, in the month that runs, what %s', (_, untilOn, todayOn, more, part) => {
    const before = { currency: 'EUR', tax: 0, lines: [line({ untilOn, ...more })] };
    const comparison = compareStatements(before, { ...before, lines: [] }, todayOn);
    expect(comparison).toMatchObject({ difference: -500, parts: { [part]: -500 } });
  });

  it('ask the last day of what lasts longest, and no line that was cancelled', () => {
    const partsOf = (...lines: StatementLine[]) =>
      compareStatements(
        { currency: 'EUR', tax: 0, lines },
        { currency: 'EUR', tax: 0, lines: [] },
        '2026-11-12',
      )?.entries.map(({ part }) => part);
    const [late, early] = [line({ untilOn: '2026-11-20' }), line({ untilOn: '2026-11-02' })];
    expect(partsOf(late, early)).toEqual(['notYet']);
    expect(partsOf(early, late)).toEqual(['notYet']);
    expect(partsOf(late, line({ kind: 'cancelled', untilOn: '2026-11-20' }))).toEqual(['ended']);
  });

  it('subtract what was charged once before, product by product', () => {
    const once = (productName: string, net: number) =>
      line({ kind: 'once', subscriptionId: null, productName, net });
    const comparison = compareStatements(
      { currency: 'EUR', tax: 0, lines: [once('Setup', 50), once('Move', 20)] },
      { currency: 'EUR', tax: 0, lines: [once('Move', 25)] },
    );
    expect(comparison?.parts.oneOff).toBe(-45);
    expect(comparison?.entries).toMatchObject([
      { part: 'oneOff', subscriptionId: null, productName: 'Move', net: 5 },
      { part: 'oneOff', subscriptionId: null, productName: 'Setup', net: -50, is: [] },
    ]);
  });

  it('DAY13 name the orders that seats come from, and none of what goes on', () => {
    const named = { orderId: 'o-39', orderNumber: '2026-00039' };
    const added = line({ kind: 'seatsAdded', quantity: 5, days: 3, net: 48, ...named });
    const ordersOf = (before: readonly StatementLine[], after: readonly StatementLine[]) =>
      compareStatements(
        { currency: 'EUR', tax: 0, lines: before },
        { currency: 'EUR', tax: 10, lines: after },
      )?.entries.map(({ part, orders }) => [part, orders.map(({ number }) => number)]);
    const more = line({ quantity: 10, net: 1_000 });
    expect(ordersOf([line(), added], [more])).toEqual([
      ['seats', ['2026-00039']],
      ['partPeriod', ['2026-00039']],
    ]);
    const bought = line({ kind: 'new', orderId: 'o-1' });
    expect(ordersOf([], [bought])).toEqual([['new', [null]]]);
    expect(ordersOf([line({ orderId: 'o-1' })], [])).toEqual([['ended', []]]);
  });
});

describe('sums', () => {
  it('are sorted by currency, whatever came first', () => {
    const sums = (...currencies: string[]) =>
      totalsByCurrency(currencies, (one) => one, { net: () => 1 }).map(({ currency }) => currency);
    expect(sums('CHF', 'EUR', 'USD')).toEqual(['CHF', 'EUR', 'USD']);
    expect(sums('USD', 'CHF', 'EUR')).toEqual(['CHF', 'EUR', 'USD']);
  });

  it('are taxed in basis points, to the cent of a million', () => {
    expect(documentTotals([{ net: 100_000_000, taxBps: 1_900 }]).tax).toBe(19_000_000);
  });
});

describe('periods', () => {
  it.each([
    ['2026-01-31', 1, '2026-01-31', '2026-01-31', '2026-02-28', 0],
    ['2026-01-31', 1, '2026-02-27', '2026-01-31', '2026-02-28', 0],
    ['2026-01-31', 1, '2026-02-28', '2026-02-28', '2026-03-31', 1],
    ['2026-01-31', 1, '2026-03-30', '2026-02-28', '2026-03-31', 1],
    ['2026-01-15', 3, '2026-07-14', '2026-04-15', '2026-07-15', 1],
    ['2026-01-15', 12, '2028-01-15', '2028-01-15', '2029-01-15', 2],
  ])(
    'from %s in steps of %i months, that of %s is from %s until %s',
    (anchor, months, on, from, until, index) => {
      expect(periodAt(anchor, months, on)).toMatchObject({
        fromOn: from,
        untilOn: until,
        index,
      });
    },
  );
});

it('files have amounts with all digits, usage as it is written, and nothing for nothing', () => {
  const cells = (
    columns: readonly { name: string; cell: (row: never) => unknown }[],
    row: object,
  ) => Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row as never)]));
  expect(cells(ORDER_COLUMNS, { currency: 'JPY', net: 1_200, tax: 0, total: null })).toMatchObject({
    net: { decimal: '1200' },
    tax: { decimal: '0' },
    total: null,
  });
  const usage = { currency: 'EUR', unitPrice: '0.0125', recurringPerMonth: 5 };
  expect(cells(subscriptionColumns(true), usage)).toMatchObject({
    unitPrice: { decimal: '0.0125' },
    recurringPerMonth: { decimal: '0.05' },
    unitCost: null,
  });
});
