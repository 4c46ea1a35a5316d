import { describe, expect, it } from 'vitest';
import { subscriptionViewsAt } from '../../src/domain/subscriptions/subscription-views';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { orderStateOf } from '../../src/sandbox/rules/orders';
import { seedCompanies, seedPriceLists, seedTenants } from '../../src/sandbox/seed/companies';
import { seedOrders } from '../../src/sandbox/seed/orders';
import { seedProducts } from '../../src/sandbox/seed/products';
import { seedStatements } from '../../src/sandbox/seed/statements';
import { seedSubscriptions } from '../../src/sandbox/seed/subscriptions';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';

function countBy<Item>(items: readonly Item[], by: (item: Item) => string | number) {
  const counts: Record<string, number> = {};
  for (const item of items) counts[by(item)] = (counts[by(item)] ?? 0) + 1;
  return counts;
}

function seedAt(now: number) {
  const companies = seedCompanies(now);
  const products = seedProducts(now);
  const purchases = seedSubscriptions({ companies, products, priceLists: seedPriceLists() }, now);
  const statements = seedStatements(purchases, companies, now);
  const orders = seedOrders(purchases, companies, products, now);
  return { companies, purchases, statements, orders };
}

describe('what is sold', () => {
  const products = seedProducts(FROZEN_AT_MS);
  const plans = products.flatMap((product) => product.plans);

  it('is 120 products of 14 vendors, 3 of them paused and 2 retired (commerce §8)', () => {
    expect(countBy(products, ({ kind }) => kind)).toEqual({
      license: 70,
      addon: 18,
      usage: 12,
      software: 12,
      service: 8,
    });
    expect(countBy(products, ({ state }) => state)).toEqual({ active: 115, paused: 3, retired: 2 });
    expect(new Set(products.map(({ vendor }) => vendor.id)).size).toBe(14);
    expect(new Set(products.map(({ id }) => id)).size).toBe(120);
    for (const { state, pausedReason } of products) {
      expect(pausedReason !== null).toBe(state === 'paused');
    }
  });

  it('says of each product what it is for, in a sentence of its own', () => {
    const summaries = products.map(({ summary }) => summary);
    for (const [at, summary] of summaries.entries()) {
      expect(summary, products[at]?.name).toMatch(/^[A-Z0-9].{20,90}\.$/);
    }
    expect(new Set(summaries).size).toBe(products.length);
  });

  it('has about 260 plans, which lead only to plans of the same term, cycle and currency', () => {
    expect(plans.length).toBeGreaterThan(250);
    expect(plans.length).toBeLessThan(270);
    for (const plan of plans) {
      for (const id of plan.upgradesTo) {
        const { term, cycle, currency } = plan;
        expect(plans.find((each) => each.id === id)).toMatchObject({ term, cycle, currency });
      }
    }
  });
});

it('there are 1 provider, 3 resellers and 25 customers with 31 tenants (commerce §8)', () => {
  const companies = seedCompanies(FROZEN_AT_MS);
  const customers = companies.filter(({ level }) => level === 0);
  expect(countBy(companies, ({ level }) => level)).toEqual({ 0: 25, 1: 3, 2: 1 });
  expect(Object.values(countBy(customers, ({ parentId }) => parentId)).sort()).toEqual([14, 4, 7]);
  expect(countBy(customers, ({ state }) => state)).toEqual({ active: 22, suspended: 2, closed: 1 });
  const unsigned = customers.filter(({ agreementAcceptedAt }) => agreementAcceptedAt === null);
  expect(unsigned.map(({ state }) => state)).toEqual(['active']);
  const tenants = seedTenants(FROZEN_AT_MS);
  expect(tenants).toHaveLength(31);
  const states = Object.keys(countBy(tenants, ({ state }) => state)).sort();
  expect(states).toEqual(['active', 'expired', 'none', 'requested', 'revoked']);
  for (const { priceListId, currency, parentId } of customers) {
    const list = seedPriceLists().find(({ id }) => id === priceListId);
    expect(list).toMatchObject({ currency, ownerId: parentId });
  }
});

// On the frozen clock, late in a year, on the last day of a short and of a long month.
describe.each([
  FROZEN_AT_MS,
  Date.UTC(2026, 10, 22, 10, 50),
  Date.UTC(2026, 0, 31, 23, 59),
  Date.UTC(2028, 1, 29, 0, 1),
  Date.UTC(2026, 6, 1),
])('what was bought until %i', (now) => {
  const { purchases, statements, companies, orders } = seedAt(now);
  const lines = purchases.flatMap((purchase) => purchase.lines);
  const subscriptions = lines.map(({ subscription }) => subscription);

  it('is 160 subscriptions in all states (commerce §8)', () => {
    expect(countBy(subscriptions, ({ state }) => state)).toEqual({
      active: 128,
      suspended: 9,
      expired: 12,
      cancelled: 10,
      migrating: 1,
    });
    expect(subscriptions.filter(({ scheduled }) => scheduled)).toHaveLength(5);
    expect(subscriptions.filter(({ changing }) => changing)).toHaveLength(3);
    const closed = companies.filter(({ state }) => state === 'closed').map(({ id }) => id);
    expect(subscriptions.filter(({ customerId }) => closed.includes(customerId))).toEqual([]);
  });

  it('has 12 renewals, 6 windows that close, 4 trials and 8 that end together', () => {
    const isIn = subscriptionViewsAt(now);
    const inView = (view: Parameters<typeof isIn>[0]) =>
      lines.filter(({ subscription, sold }) => {
        const renewalUnitPrice = subscription.isTrial ? null : sold.terms.unitPrice;
        return isIn(view, { ...subscription, renewalUnitPrice });
      });
    expect(inView('renewing')).toHaveLength(12);
    expect(inView('window')).toHaveLength(6);
    expect(inView('trial')).toHaveLength(4);
    expect(inView('unused').length).toBeGreaterThan(10);
    const soon = now + 2 * 3_600_000;
    const closing = inView('window').filter(({ subscription }) =>
      subscription.batches.some(({ cancelUntilAt }) => Number(cancelUntilAt) < soon),
    );
    expect(closing).toHaveLength(1);
    const tomorrow = new Date(now + 86_400_000).toISOString().slice(0, 10);
    expect(subscriptions.filter(({ renewsOn }) => renewsOn === tomorrow)).toHaveLength(1);
    const together = countBy(subscriptions, ({ renewsOn }) => renewsOn ?? '');
    expect(Object.values(together)).toContain(8);
  });

  it('came by 90 orders, whose states are those of their lines (commerce §8)', () => {
    expect(countBy(orders, ({ state }) => state)).toEqual({
      completed: 62,
      partlyCompleted: 4,
      failed: 5,
      provisioning: 6,
      awaitingApproval: 6,
      rejected: 4,
      cancelled: 3,
    });
    for (const { state, lines: own } of orders) {
      const isDecided = state === 'awaitingApproval' || state === 'rejected';
      if (!isDecided) expect(state).toBe(orderStateOf(own));
    }
    const inTime = orders.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
    const places = inTime.map(({ number }) => Number(number.slice('2026-'.length)));
    expect(places).toEqual(places.map((_, at) => at + 1));
    const made = orders.flatMap((order) => order.lines).map(({ subscriptionId }) => subscriptionId);
    for (const { id } of subscriptions) expect(made).toContain(id);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(90);
    const ids = new Set(orders.map(({ id }) => id));
    for (const { changing } of subscriptions) if (changing) expect(ids).toContain(changing.orderId);
  });

  it('is on 14 months of statements: 4 overdue, 2 paid in part, 1 void with its credit', () => {
    const periods = new Set(statements.map(({ period }) => period));
    // On the first of a month nothing has been charged in it yet, or something has.
    expect([13, 14]).toContain(periods.size);
    const states = countBy(statements, ({ state }) => state);
    expect([states.overdue, states.void]).toEqual([4, 1]);
    expect(statements.filter(({ paid, balance }) => paid > 0 && balance > 0)).toHaveLength(2);
    expect(statements.filter(({ creditOf }) => creditOf !== null)).toHaveLength(1);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });

  it('adds up, counted by other means than the rules', () => {
    for (const statement of statements) {
      const byRate = new Map<number, number>();
      let net = 0;
      for (const line of statement.lines) {
        net += line.net;
        byRate.set(line.taxBps, (byRate.get(line.taxBps) ?? 0) + line.net);
        if (line.days === null || line.ofDays === null) continue;
        const { quantity, unitPrice, days, ofDays } = line;
        const exact = (Number(quantity) * Number(unitPrice) * days) / ofDays;
        // A credit is the difference of two rounded amounts.
        expect(Math.abs(line.net - exact)).toBeLessThanOrEqual(1);
      }
      let tax = 0;
      for (const [bps, amount] of byRate) {
        const size = Math.floor((Math.abs(amount) * bps * 2 + 10_000) / 20_000);
        tax += amount < 0 ? -size : size;
      }
      expect([statement.net, statement.tax, statement.total]).toEqual([net, tax, net + tax]);
      const sumOf = (isCounted: (kind: string) => boolean) =>
        statement.payments.reduce(
          (sum, { kind, amount }) => sum + (isCounted(kind) ? amount : 0),
          0,
        );
      const settled = sumOf((kind) => kind === 'settlement');
      const paid = sumOf((kind) => kind !== 'settlement');
      expect([statement.paid, statement.settled]).toEqual([paid, settled]);
      expect(statement.balance).toBe(statement.total - paid - settled);
      expect(statement.payments.every(({ paidOn }) => Date.parse(paidOn) <= now)).toBe(true);
    }
  });

  it('is charged to a customer for what it costs their reseller, or more', () => {
    for (const { sold, bought } of lines) {
      const netOf = (ledger: typeof sold.ledger) =>
        ledger.reduce((sum, { line }) => sum + line.net, 0);
      expect(netOf(sold.ledger)).toBeGreaterThanOrEqual(netOf(bought.ledger));
      expect(sold.ledger).toHaveLength(bought.ledger.length);
    }
  });
});

it('is the same again for a sandbox that is put back, whatever was done in it', async () => {
  const sandbox = createSandbox();
  const LISTS = [
    '/customers',
    '/products',
    '/price-lists',
    '/orders',
    '/subscriptions',
    '/statements',
  ];
  async function everything(): Promise<readonly string[]> {
    const read = await commerceCaller(sandbox, ADMIN_EMAIL);
    return Promise.all(LISTS.map(async (path) => (await read('GET', `${path}?pageSize=100`)).text));
  }
  const before = await everything();
  const call = await commerceCaller(sandbox, ADMIN_EMAIL);
  const first = async (path: string) => (await call('GET', path)).json.data[0];
  const order = await first('/orders?view=waitingForMe');
  const { id, revision, autoRenew } = await first('/subscriptions?state=active');
  const { id: statementId, balance } = await first('/statements?state=issued');
  const renewal = { revision, autoRenew: !autoRenew, scheduled: null };
  const payment = { id: 'paid', amount: balance, paidOn: '2026-03-01', reference: null };
  const done = [
    await call('POST', `/orders/${order.id}/reject`, { reason: 'So it was decided' }),
    await call('PUT', `/subscriptions/${id}/renewal`, renewal),
    await call('POST', `/statements/${statementId}/payments`, payment),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 201]);
  expect(await everything()).not.toEqual(before);
  sandbox.reset();
  expect(await everything()).toEqual(before);
});
