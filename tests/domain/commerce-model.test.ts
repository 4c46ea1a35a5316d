import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seatsNet } from '../../src/domain/billing/charge';
import { compareStatements } from '../../src/domain/billing/compare-statements';
import { withoutCosts } from '../../src/domain/billing/costs';
import { nthPeriod } from '../../src/domain/billing/period';
import type { Statement, StatementLine } from '../../src/domain/billing/statement';
import { fromDecimal } from '../../src/domain/money';
import { startTerms } from '../../src/domain/subscriptions/lifecycle';
import { subscriptionViewsAt } from '../../src/domain/subscriptions/subscription-views';
import { readCsv, writeCsv } from '../../src/domain/text/csv';
import { addDays, addMonths, civilDateOf, daysBetween } from '../../src/domain/time/civil-date';
import { STATEMENT_COLUMNS } from '../../src/sandbox/rules/export-columns';
import { makeStatement, type StatementCore } from '../../src/sandbox/rules/statements';
import { changeSubscription } from '../../src/sandbox/rules/subscription-change';
import { totalsByCurrency } from '../../src/sandbox/rules/totals';
import { type BillingAct, billingAct, checkBooks, checkStatement } from './commerce-books';
import {
  type Bought,
  createWorld,
  HOUR,
  holds,
  LIMITS,
  PLANS,
  type Step,
  TAX,
} from './commerce-world';

/** `npm run test:commerce` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 1_000);
/** A time of day that is neither midnight nor noon, in a month of 31 days. */
const START = Date.UTC(2026, 0, 1, 9, 30);

const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 301, 1.5) },
);
const on = fc.nat({ max: 3 });
const plan = fc.nat({ max: PLANS.length - 1 });
const fails = fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 60 }),
      endsAfterDays: fc.option(fc.integer({ min: 1, max: 400 })),
      fails,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      days: fc.oneof(fc.constantFrom(0, 1, 3, 27, 31), fc.integer({ min: 0, max: 200 })),
      hours: fc.integer({ min: 0, max: 23 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('seats' as const), on, quantity, fails }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('plan' as const), on, fails }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'suspend' as const, 'resume' as const),
      on,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'give up' as const), on }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('auto-renew' as const),
      on,
      isOn: fc.constantFrom(true, false, false, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      on,
      quantity: fc.option(fc.integer({ min: 1, max: 40 })),
      plan: fc.option(plan),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      plan,
      unitPrice: fc.integer({ min: 0, max: 30_000 }),
    }),
  },
);

const CURRENCIES = ['EUR', 'JPY', 'BHD', 'CHF'] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The statements of what was bought, month by month; each thing has a currency of its own. */
function statementsOf(bought: readonly Bought[], todayOn: string): readonly Statement[] {
  return CURRENCIES.flatMap((currency, index) => {
    const item = bought[index];
    const months = [...new Set(item?.ledger.map((entry) => entry.on.slice(0, 7)))].sort();
    return months.map((period): Statement => {
      const lines = (item?.ledger ?? [])
        .filter((entry) => entry.on.startsWith(period))
        .map(({ line }, at): StatementLine => {
          const named = { productName: item?.plan.id ?? '', subscriptionId: item?.id ?? null };
          return { ...line, ...named, id: `x-${at}`, orderId: null };
        });
      const core = makeStatement(period, lines, todayOn);
      return {
        ...core,
        id: `${currency}-${period}`,
        number: null,
        direction: 'receivable',
        customerId: 'c-1',
        customerName: '=SUM(A1)',
        issuerId: 'c-2',
        issuerName: 'Nordlys, "AG"',
        currency,
      };
    });
  });
}

function checkBilling(bought: readonly Bought[], todayOn: string, acts: readonly BillingAct[]) {
  const statements = statementsOf(bought, todayOn);
  for (const statement of statements) checkStatement(statement as Statement & StatementCore);
  const books = checkBooks(statements, acts, todayOn);
  // Invariant 13.
  let compared = 0;
  statements.forEach((statement, at) => {
    const next = statements[at + 1];
    const comparison = next && compareStatements(statement, next);
    if (!comparison) return;
    compared += 1;
    const { difference, parts, entries } = comparison;
    holds(sum(Object.values(parts)) === difference, 'parts are the difference');
    holds(sum(entries.map(({ net }) => net)) === difference, 'entries are the difference');
    holds(difference === Number(next?.net) - statement.net, 'of the nets');
    // DAY13: with the tax it is the difference of the totals, to the cent.
    holds(comparison.tax === Number(next?.tax) - statement.tax, 'the tax');
    holds(comparison.total === Number(next?.total) - statement.total, 'of the totals');
    holds(
      entries.every(({ net, was, is }) => net === 0 || was.length + is.length > 0),
      'an entry says what it is about',
    );
  });
  // Invariants 15 and 19: what the file says adds up to what the screen says, currency by currency.
  const totals = totalsByCurrency(statements, ({ currency }) => currency, {
    net: ({ net }) => net,
    tax: ({ tax }) => tax,
    total: ({ total }) => total,
    paid: ({ paid }) => paid,
    received: ({ paid }) => paid,
    settled: ({ settled }) => settled,
    balance: ({ balance }) => balance,
  });
  const [header = [], ...rows] = readCsv(writeCsv(statements, STATEMENT_COLUMNS));
  for (const { currency, ...sums } of totals) {
    for (const [name, value] of Object.entries(sums)) {
      const cells = rows
        .filter((row) => row[header.indexOf('currency')] === currency)
        .map((row) => fromDecimal(row[header.indexOf(name)] ?? '', currency));
      holds(sum(cells.map(Number)) === value, `${name} in ${currency}`);
    }
  }
  holds(
    rows.every((row) => row.length === header.length),
    'a table',
  );
  holds(
    rows.every((row) => row[header.indexOf('customerName')] === "'=SUM(A1)"),
    'no formula',
  );
  // Invariant 16.
  holds(!JSON.stringify(withoutCosts(statements)).includes('Cost'), 'no cost');
  return { compared, ...books };
}

it(`holds its invariants over ${RUNS} histories`, () => {
  const seen = {
    renewed: 0,
    credited: 0,
    cancelled: 0,
    expired: 0,
    failed: 0,
    compared: 0,
    cut: 0,
    refunds: 0,
    reissues: 0,
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.array(step, { minLength: 4, maxLength: 30 }),
      fc.array(billingAct, { minLength: 2, maxLength: 8 }),
      (startDays, steps, acts) => {
        const world = createWorld(START + startDays * 24 * HOUR);
        for (const next of steps) {
          world.run(next);
          world.check();
        }
        world.checkPeriods();
        const billed = checkBilling(world.bought, world.today(), acts);
        seen.compared += billed.compared;
        seen.refunds += billed.refunds;
        seen.reissues += billed.reissues;
        for (const { ledger, subscription, order, endsOn } of world.bought) {
          if (ledger.some(({ line }) => line.kind === 'renewal')) seen.renewed += 1;
          if (ledger.some(({ line }) => line.net < 0)) seen.credited += 1;
          if (subscription?.state === 'cancelled') seen.cancelled += 1;
          if (subscription?.state === 'expired') seen.expired += 1;
          if (order.state === 'failed') seen.failed += 1;
          if (endsOn !== null) seen.cut += 1;
        }
      },
    ),
    { numRuns: RUNS },
  );
  // The model has been where it matters.
  for (const [what, times] of Object.entries(seen)) {
    expect(times, what).toBeGreaterThan(RUNS / 100);
  }
}, 3_600_000);

const terms = fc.record({
  plan: fc.constantFrom(...PLANS.filter(({ cancelHours }) => cancelHours !== 0)),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  bought: fc.integer({ min: 1, max: 300 }),
  // In the first period, and before the renewal is so near that nothing can be changed.
  afterHours: fc.integer({ min: 0, max: 26 * 24 }),
  startDays: fc.integer({ min: 0, max: 800 }),
});

it('what is added and removed on one day costs nothing, in any steps (invariant 6)', () => {
  fc.assert(
    fc.property(
      terms,
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
      ({ plan: chosen, unitPrice, bought, afterHours, startDays }, added, removed) => {
        const at = START + startDays * 24 * HOUR;
        const priced = { ...chosen, unitPrice };
        const purchase = { plan: priced, quantity: bought, at, endsOn: null, taxBps: TAX };
        let subscription = { ...startTerms(purchase).terms, changing: null };
        const now = at + afterHours * HOUR;
        const ground = {
          now,
          taxBps: TAX,
          isCustomerActive: true,
          limits: { ...LIMITS, max: null },
          plan: priced,
          findPlan: () => null,
        };
        let net = 0;
        const change = (to: number): void => {
          const outcome = changeSubscription(subscription, { kind: 'seats', quantity: to }, ground);
          if (outcome.status !== 'ready') throw new Error(JSON.stringify(outcome));
          subscription = { ...outcome.terms, changing: null };
          net += sum(outcome.lines.map((line) => line.net));
        };
        for (const seats of added) change(subscription.quantity + seats);
        for (const seats of removed) {
          const to = Math.max(bought, subscription.quantity - seats);
          if (to < subscription.quantity) change(to);
        }
        if (subscription.quantity > bought) change(bought);
        expect(net).toBe(0);
        expect(subscription.batches).toEqual(startTerms(purchase).terms.batches);
      },
    ),
    { numRuns: Math.min(RUNS, 2_000) },
  );
});

it('n parts of a period sum to the whole, but for half a minor unit each (invariant 20)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.constantFrom(1, 12),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 12 }),
      (startDays, months, price, cuts) => {
        const fromOn = civilDateOf(START + startDays * 24 * HOUR);
        const fullUntilOn = addMonths(fromOn, months);
        const length = daysBetween(fromOn, fullUntilOn);
        const inside = cuts.filter((cut) => cut < length).sort((one, other) => one - other);
        const days = [0, ...inside, length];
        const parts = days.slice(1).map((until, at) => {
          const period = { fromOn, fullUntilOn, untilOn: addDays(fromOn, until) };
          return seatsNet(1, price, period, addDays(fromOn, days[at] ?? 0));
        });
        expect(Math.abs(sum(parts) - price)).toBeLessThanOrEqual(parts.length / 2);
      },
    ),
    { numRuns: Math.min(RUNS, 2_000) },
  );
});

it('periods of any anchor follow each other, and the 31st comes back (invariant 7)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.constantFrom(1, 12),
      fc.nat({ max: 60 }),
      (startDays, months, index) => {
        const anchor = civilDateOf(START + startDays * 24 * HOUR);
        const period = nthPeriod(anchor, months, index);
        expect(nthPeriod(anchor, months, index + 1).fromOn).toBe(period.untilOn);
        const day = Number(anchor.slice(8));
        expect(Number(period.fromOn.slice(8))).toBeLessThanOrEqual(day);
        if (months === 1 && index % 12 === 0 && !anchor.endsWith('02-29')) {
          expect(period.fromOn.slice(8)).toBe(anchor.slice(8));
        }
      },
    ),
    { numRuns: Math.min(RUNS, 2_000) },
  );
});

it('a renewal is in one list: it needs attention, or it rolls over (invariant 12)', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 20 }), (steps) => {
      const world = createWorld(START);
      for (const next of steps) world.run(next);
      for (const { subscription } of world.bought) {
        if (!subscription) continue;
        const shown = { ...subscription, assigned: null };
        const isIn = subscriptionViewsAt(world.now());
        const is = (view: 'renewing' | 'rollovers') => isIn(view, shown);
        expect(is('renewing') && is('rollovers')).toBe(false);
        const days = daysBetween(world.today(), subscription.renewsOn ?? world.today());
        const isLive = subscription.state === 'active' || subscription.state === 'suspended';
        expect(is('renewing') || is('rollovers')).toBe(isLive && days >= 0 && days <= 30);
      }
    }),
    { numRuns: 300 },
  );
});
