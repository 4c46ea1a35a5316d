import { describe, expect, it } from 'vitest';
import { compareStatements } from '../../src/domain/billing/compare-statements';
import { seesCosts, withoutCosts } from '../../src/domain/billing/costs';
import type { StatementLine } from '../../src/domain/billing/statement';
import { canActOnStatement } from '../../src/domain/billing/statement-access';
import { owedBack } from '../../src/domain/billing/statement-void';
import type { CommerceActor } from '../../src/domain/users/permission-access';
import {
  CUSTOMER_COLUMNS,
  ORDER_COLUMNS,
  reconciliationColumns,
  STATEMENT_COLUMNS,
  subscriptionColumns,
} from '../../src/sandbox/rules/export-columns';
import { countedSeats, reconcile } from '../../src/sandbox/rules/reconciliation';
import {
  makeStatement,
  paymentProblems,
  recordPayment,
  statementStateOn,
  voidStatement,
} from '../../src/sandbox/rules/statements';

const line = (more: Partial<StatementLine> = {}): StatementLine => ({
  id: 'x-1',
  kind: 'recurring',
  productName: 'Office',
  subscriptionId: 's-1',
  orderId: null,
  quantity: 10,
  unitPrice: 1_100,
  fromOn: '2026-10-10',
  untilOn: '2026-11-10',
  days: 31,
  ofDays: 31,
  net: 11_000,
  taxBps: 2_500,
  ...more,
});
const actor: CommerceActor = {
  email: 'r@nord.test',
  customerId: 'c-2',
  customerType: 1,
  allowedActions: ['Billing.Pay', 'Billing.Correct', 'Report.Revenue'],
  allowedWhileImpersonating: null,
};

const VOIDING = {
  ...{ id: 'st-1', creditId: 'st-2', todayOn: '2026-11-20', by: 'x' },
  ...{ reason: 'Wrong', reissue: null },
};

describe('a statement', () => {
  const issued = makeStatement('2026-10', [line()], '2026-11-12');
  const payment = { id: 'p-1', amount: 5_000, paidOn: '2026-11-12', reference: null, by: 'x' };

  it('adds up, and is due 30 days after the first of the next month', () => {
    expect(issued).toMatchObject({
      state: 'issued',
      issuedOn: '2026-11-01',
      dueOn: '2026-12-01',
      taxes: [{ taxBps: 2_500, net: 11_000, tax: 2_750 }],
      total: 13_750,
      balance: 13_750,
    });
    expect(makeStatement('2026-11', [line()], '2026-11-12')).toMatchObject({
      state: 'draft',
      issuedOn: null,
    });
  });

  it('is overdue from the day after it is due', () => {
    const state = (today: string, balance = 1) =>
      statementStateOn({ period: '2026-10', balance, dueOn: null, creditOf: null }, today);
    expect(state('2026-10-31')).toBe('draft');
    expect(state('2026-12-01')).toBe('issued');
    expect(state('2026-12-02')).toBe('overdue');
    expect(state('2026-12-02', 0)).toBe('paid');
  });

  it('is paid in parts, never more than its balance', () => {
    const part = recordPayment(issued, payment, '2026-11-12');
    expect(part).toMatchObject({ state: 'issued', paid: 5_000, balance: 8_750 });
    const rest =
      part && recordPayment(part, { ...payment, id: 'p-2', amount: 8_750 }, '2026-11-20');
    expect(rest).toMatchObject({ state: 'paid', balance: 0 });
    expect(rest && recordPayment(rest, payment, '2026-11-20')).toBeNull();
    const problems = (more: object) =>
      paymentProblems(issued, { ...payment, ...more }, '2026-11-12').map(({ code }) => code);
    expect(problems({})).toEqual([]);
    expect(problems({ amount: 13_751 })).toEqual(['above_balance']);
    expect(problems({ amount: 0 })).toEqual(['not_integer']);
    expect(problems({ amount: 1.5, paidOn: '2026-11-13' })).toEqual([
      'not_integer',
      'in_the_future',
    ]);
    expect(problems({ paidOn: '2026-02-30', reference: 'x'.repeat(101) })).toEqual([
      'not_a_date',
      'too_long',
    ]);
  });

  it('is taken back by a credit, and what was open is settled between the two', () => {
    const paid = recordPayment(issued, payment, '2026-11-12') ?? issued;
    const made = { ...VOIDING, reason: 'Wrong customer' };
    const voided = voidStatement(paid, made);
    const said = { reason: 'Wrong customer', voidedBy: 'x' };
    expect(voided?.statement).toMatchObject({
      ...{ state: 'void', paid: 5_000, settled: 8_750, balance: 0, creditedBy: 'st-2' },
      ...{ reissuedBy: null, ...said },
      payments: [{ kind: 'payment' }, { kind: 'settlement', statementId: 'st-2', amount: 8_750 }],
    });
    expect(voided?.reissue).toBeNull();
    expect(voided?.credit).toMatchObject({
      ...{ state: 'issued', creditOf: 'st-1', ...said },
      ...{ total: -13_750, paid: 0, settled: -8_750, balance: -5_000 },
      payments: [{ kind: 'settlement', statementId: 'st-1', amount: -8_750 }],
      lines: [{ quantity: -10, net: -11_000 }],
    });
    expect(voided && voidStatement(voided.statement, made)).toBeNull();
    expect(voided && voidStatement(voided.credit, made)).toBeNull();
    const usage = line({ kind: 'usage', quantity: '0.5', unitPrice: '0.0125' });
    const ofUsage = voidStatement(makeStatement('2026-10', [usage], '2026-11-12'), made);
    expect(ofUsage?.credit.lines[0]?.quantity).toBe('-0.5');
  });

  it('DAY12 is issued again with the same lines, today’s tax and a new due day', () => {
    const paid = recordPayment(issued, { ...payment, amount: 100 }, '2026-11-12') ?? issued;
    const reissue = { id: 'st-3', taxBps: 1_900 };
    const voided = voidStatement(paid, { ...VOIDING, todayOn: '2027-02-03', reissue });
    expect(voided?.statement).toMatchObject({ state: 'void', reissuedBy: 'st-3', balance: 0 });
    expect(voided?.reissue).toMatchObject({
      ...{ state: 'issued', period: '2026-10', reissueOf: 'st-1', creditOf: null },
      ...{ issuedOn: '2027-02-03', dueOn: '2027-03-05', net: 11_000, tax: 2_090, total: 13_090 },
      ...{ paid: 0, settled: 0, balance: 13_090, payments: [], reason: null, voidedBy: null },
    });
    const late = voided?.reissue && statementStateOn(voided.reissue, '2027-03-06');
    expect(late).toBe('overdue');
  });

  it('DAY12 what was really paid is owed back by the credit, and no more than that', () => {
    const paid = recordPayment(issued, { ...payment, amount: 100 }, '2026-11-12') ?? issued;
    const credit = voidStatement(paid, VOIDING)?.credit ?? issued;
    expect([credit.state, owedBack(credit), owedBack(issued)]).toEqual(['issued', 100, 0]);
    const codes = (amount: number) =>
      paymentProblems(credit, { ...payment, amount }, '2026-11-20').map(({ code }) => code);
    expect([codes(100), codes(101), codes(0)]).toEqual([[], ['above_balance'], ['not_integer']]);
    const part = recordPayment(credit, { ...payment, amount: 60 }, '2026-11-20') ?? credit;
    expect(part).toMatchObject({ state: 'issued', paid: -60, balance: -40 });
    expect(part.payments.at(-1)).toMatchObject({ kind: 'refund', amount: -60, statementId: null });
    const all = recordPayment(part, { ...payment, id: 'p-3', amount: 40 }, '2026-11-20');
    expect(all).toMatchObject({ state: 'paid', paid: -100, settled: -13_650, balance: 0 });
    // A credit is never overdue.
    expect(statementStateOn(credit, '2030-01-01')).toBe('issued');
  });

  it('says who may do what, and why not', () => {
    const statement = { issuerId: 'c-2', state: 'issued', creditOf: null };
    const reason = (action: 'pay' | 'void', more = {}, who = {}) =>
      canActOnStatement({ ...actor, ...who }, action, { ...statement, ...more }).reason;
    expect(reason('pay')).toBeUndefined();
    expect(reason('pay', { issuerId: 'c-9' })).toBe('notIssuer');
    // Not the provider either, whatever it holds (DAY6).
    expect(reason('pay', { issuerId: 'c-9' }, { customerType: 2 })).toBe('notIssuer');
    expect(reason('void', { issuerId: 'c-9' }, { allowedActions: [] })).toBe('notIssuer');
    // A credit that is owed takes a refund.
    expect(reason('pay', { creditOf: 'st-0' })).toBeUndefined();
    expect(reason('pay', { state: 'paid' })).toBe('notOpen');
    expect(reason('void', { state: 'paid' })).toBeUndefined();
    expect(reason('void', { creditOf: 'st-0' })).toBe('notIssued');
    expect(reason('void', {}, { allowedWhileImpersonating: [] })).toBe('impersonating');
  });
});

describe('two statements compared', () => {
  const before = {
    currency: 'EUR',
    tax: 0,
    lines: [
      line(),
      line({ subscriptionId: 's-2', net: 5_000, quantity: 5, unitPrice: 1_000 }),
      line({ subscriptionId: 's-4', kind: 'usage', quantity: '3', unitPrice: '0.01', net: 300 }),
      line({ subscriptionId: 's-6', kind: 'new', days: 10, net: 3_548 }),
    ],
  };
  const after = {
    currency: 'EUR',
    tax: 250,
    lines: [
      line({ quantity: 12, unitPrice: 1_210, net: 14_520 }),
      line({ kind: 'seatsAdded', quantity: 2, days: 5, net: 355 }),
      line({ subscriptionId: 's-3', kind: 'new', quantity: 1, unitPrice: 700, net: 700 }),
      line({ subscriptionId: 's-4', kind: 'usage', quantity: '4', unitPrice: '0.01', net: 400 }),
      line({ subscriptionId: null, kind: 'once', productName: 'Setup', net: 9_900 }),
      line({ subscriptionId: 's-6' }),
    ],
  };

  it('differ by new, ended, seats, price, part period, one-off and usage', () => {
    const comparison = compareStatements(before, after);
    expect(comparison?.parts).toEqual({
      new: 700,
      ended: -5_000,
      notYet: 0,
      // (12 − 10) × €11.00, and 12 × (€12.10 − €11.00).
      seats: 2_200,
      price: 1_320,
      partPeriod: 355 + 11_000 - 3_548,
      oneOff: 9_900,
      usage: 100,
    });
    expect(comparison?.difference).toBe(17_027);
    expect(comparison?.entries).toContainEqual({
      ...{ part: 'price', subscriptionId: 's-1', productName: 'Office', net: 1_320 },
      ...{ was: [before.lines[0]], is: [after.lines[0]], orders: [] },
    });
    // The tax is what is left of the difference of the totals (DAY13).
    expect([comparison?.tax, comparison?.total]).toEqual([250, 17_277]);
  });

  it('are not compared across currencies, and not without their lines', () => {
    expect(compareStatements(before, { ...after, currency: 'CHF' })).toBeNull();
    expect(compareStatements(before, { ...after, lines: null })).toBeNull();
    expect(compareStatements(before, before)).toMatchObject({ difference: 0, entries: [] });
  });
});

describe('what was bought and what was billed', () => {
  const entry = (subscriptionId: string, seats: number, net: number) => ({
    subscriptionId,
    customerId: 'c-1',
    customerName: 'Halvorsen AS',
    productName: 'Office',
    currency: 'EUR',
    seats,
    net,
  });

  it('are compared subscription by subscription', () => {
    const rows = reconcile(
      [entry('s-1', 10, 8_000), entry('s-2', 10, 8_000), entry('s-3', 1, 800)],
      [entry('s-1', 8, 8_800), entry('s-1', 2, 2_200), entry('s-2', 8, 8_800), entry('s-4', 1, 9)],
    );
    expect(rows.map(({ subscriptionId, result }) => [subscriptionId, result])).toEqual([
      ['s-1', 'match'],
      ['s-2', 'seatsDiffer'],
      ['s-4', 'notBought'],
      ['s-3', 'notBilled'],
    ]);
    expect(rows[1]).toMatchObject({ seatsBought: 10, seatsBilled: 8, cost: 8_000, net: 8_800 });
    expect(rows[3]).toMatchObject({ seatsBilled: 0, net: 0 });
  });

  it('are not billed where a credit has taken back all that was', () => {
    const taken = [entry('s-1', 10, 11_000), entry('s-1', -10, -11_000)];
    const resultOf = (...args: Parameters<typeof reconcile>) =>
      reconcile(...args).map(({ result }) => result);
    expect(resultOf([entry('s-1', 10, 8_000)], taken)).toEqual(['notBilled']);
    expect(resultOf(taken, [entry('s-1', 10, 8_000)])).toEqual(['notBought']);
    // Added and taken away on one day: nothing on both sides is no alarm.
    expect(resultOf([entry('s-1', 0, 0)], taken)).toEqual(['match']);
    expect(resultOf([], taken)).toEqual(['match']);
    // Issued again it is billed, and a trial has seats that cost nothing.
    expect(resultOf([entry('s-1', 10, 8_000)], [...taken, entry('s-1', 10, 11_000)])).toEqual([
      'match',
    ]);
    expect(resultOf([entry('s-1', 10, 0)], [entry('s-1', 10, 0)])).toEqual(['match']);
  });

  it('are neither clean nor an alarm without a statement', () => {
    expect(reconcile(null, [entry('s-1', 8, 8_800)])).toEqual([
      {
        subscriptionId: 's-1',
        customerId: 'c-1',
        customerName: 'Halvorsen AS',
        productName: 'Office',
        currency: 'EUR',
        seatsBought: null,
        seatsBilled: 8,
        net: 8_800,
        result: 'nothingToCompare',
      },
    ]);
    expect(reconcile(null, null)).toEqual([]);
  });

  it('count seats, and neither usage nor what is charged once', () => {
    expect(countedSeats(line())).toBe(10);
    for (const kind of ['usage', 'once', 'planChanged', 'adjustment'])
      expect(countedSeats(line({ kind }))).toBe(0);
  });
});

it('costs are for those who sell, and never on their own records', () => {
  expect(seesCosts(actor, 'c-1')).toBe(true);
  expect(seesCosts(actor, 'c-2')).toBe(false);
  expect(seesCosts(actor, null)).toBe(true);
  expect(seesCosts({ ...actor, customerType: 0 }, 'c-1')).toBe(false);
  expect(seesCosts({ ...actor, allowedActions: [] }, 'c-1')).toBe(false);
  const at = new Date(0);
  expect(withoutCosts({ a: [{ unitCost: 1, at, net: 2 }], cost: 3, b: null })).toEqual({
    a: [{ at, net: 2 }],
    b: null,
  });
});

it('files have the columns of the page, with costs only where they may be seen', () => {
  const names = (columns: readonly { readonly name: string }[]) =>
    columns.map(({ name }) => name).join(', ');
  expect(names(CUSTOMER_COLUMNS)).toBe(
    'id, name, level, state, country, currency, vatId, domain, contactName, contactEmail, creditLimit, openBalance, recurringPerMonth, agreementAcceptedAt, otherBalances',
  );
  expect(names(ORDER_COLUMNS)).toBe(
    'id, number, customerId, customerName, vendorName, type, state, placedBy, createdAt, endedAt, poNumber, currency, net, tax, total',
  );
  const subscriptions =
    'id, customerId, customerName, productName, friendlyName, project, state, isTrial, quantity, assigned, currency, unitPrice, unitCost, recurringPerMonth, term, cycle, startOn, renewsOn, autoRenew, commitmentLeft, renewalUnitPrice, vendorName';
  expect(names(subscriptionColumns(true))).toBe(subscriptions);
  expect(names(subscriptionColumns(false))).toBe(subscriptions.replace(' unitCost,', ''));
  expect(names(STATEMENT_COLUMNS)).toBe(
    'id, number, direction, customerId, customerName, issuerId, period, state, issuedOn, dueOn, currency, net, tax, total, paid, balance, kind, received, settled',
  );
  const reconciliation =
    'period, subscriptionId, customerName, productName, seatsBought, seatsBilled, currency, cost, net, result';
  expect(names(reconciliationColumns('2026-10', true))).toBe(reconciliation);
  expect(names(reconciliationColumns('2026-10', false))).toBe(reconciliation.replace(' cost,', ''));
});
