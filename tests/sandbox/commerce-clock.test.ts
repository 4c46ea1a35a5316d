import { beforeEach, describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import type { Statement, StatementLine } from '../../src/domain/billing/statement';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allSubscriptions, subscriptionNow, subscriptionWhere } from './commerce-subscriptions';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PROVIDER = 'customer-1';

let clock: ManualClock;
let sandbox: Sandbox;
let ada: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  ada = await commerceCaller(sandbox, ADMIN_EMAIL);
});

/** Moves the clock to an hour after a day begins. Sessions do not last so long. */
async function goTo(on: string | null): Promise<void> {
  clock.set(Date.parse(String(on)) + HOUR);
  ada = await commerceCaller(sandbox, ADMIN_EMAIL);
}

const dayAfter = (on: string, days = 1) =>
  new Date(Date.parse(on) + days * DAY).toISOString().slice(0, 10);

/** Every statement of a month, with its lines. */
async function statementsOf(period: string, call = ada): Promise<readonly Statement[]> {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const query = `period=${period}&pageSize=100&pageNumber=${page}`;
    const { data, totalPages } = (await call('GET', `/statements?${query}`)).json;
    for (const { id } of data)
      rows.push(readStatement((await call('GET', `/statements/${id}`)).json));
    if (page >= totalPages) return rows;
  }
}

/** Charges for a subscription in a month: by its seller, and by the provider to the seller. */
async function linesFor(subscriptionId: string, period: string) {
  const lines = (await statementsOf(period)).flatMap(({ issuerId, lines: own }) =>
    (own ?? []).map((line) => ({ issuerId, line })),
  );
  const of = (isMeant: (issuerId: string) => boolean): readonly StatementLine[] =>
    lines
      .filter(({ issuerId, line }) => isMeant(issuerId) && line.subscriptionId === subscriptionId)
      .map(({ line }) => line);
  return { sold: of((id) => id !== PROVIDER), bought: of((id) => id === PROVIDER) };
}

describe('a period that begins', () => {
  it('is charged whole, to the customer and to who sells to them, and the next is a month later', async () => {
    const before = await subscriptionWhere(
      ada,
      ({ state, term, cycle, nextChargeOn, changing }) =>
        state === 'active' &&
        term === 'P1Y' &&
        cycle === 'month' &&
        !changing &&
        String(nextChargeOn) > '2026-03-03' &&
        String(nextChargeOn) < '2026-03-28',
    );
    const { id, quantity, unitPrice, nextChargeOn, commitmentLeft, revision } = before;
    const earlier = await linesFor(id, '2026-03');
    expect(earlier.sold).toEqual([]);
    await goTo(nextChargeOn);
    const { sold, bought } = await linesFor(id, '2026-03');
    expect(sold).toHaveLength(1);
    expect(sold[0]).toMatchObject({
      kind: 'recurring',
      quantity,
      unitPrice,
      fromOn: nextChargeOn,
      net: quantity * Number(unitPrice),
    });
    expect(bought).toHaveLength(1);
    expect(bought[0]).toMatchObject({ kind: 'recurring', quantity, unitPrice: sold[0]?.unitCost });
    const after = await subscriptionNow(ada, id);
    expect(after.nextChargeOn).toBe(sold[0]?.untilOn);
    expect(after.commitmentLeft).toBe(commitmentLeft - quantity * Number(unitPrice));
    // Nothing of the subscription itself has changed.
    expect(after.revision).toBe(revision);
    await goTo(dayAfter(String(nextChargeOn)));
    expect((await linesFor(id, '2026-03')).sold).toHaveLength(1);
  });

  it('is charged while it is suspended, too', async () => {
    const { id, nextChargeOn, quantity, unitPrice } = await subscriptionWhere(
      ada,
      ({ state, nextChargeOn: on }) => state === 'suspended' && String(on) > '2026-03-03',
    );
    await goTo(nextChargeOn);
    const { sold } = await linesFor(id, String(nextChargeOn).slice(0, 7));
    expect(sold.map(({ net }) => net)).toEqual([quantity * Number(unitPrice)]);
  });

  it('waits for a change that was ordered before it, and counts the seats of it', async () => {
    const { id, quantity, unitPrice, nextChargeOn } = await subscriptionWhere(
      ada,
      ({ state, term, nextChargeOn: on, renewsOn, changing, customerId }) =>
        state === 'active' &&
        term === 'P1Y' &&
        !changing &&
        !['customer-12', 'customer-25'].includes(customerId) &&
        String(on) > '2026-03-03' &&
        String(on) < '2026-03-28' &&
        String(renewsOn) > '2026-06-01',
    );
    clock.set(Date.parse(String(nextChargeOn)) - 4_000);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const path = `/subscriptions/${id}/changes`;
    const { json } = await ada('GET', `${path}/preview?kind=seats&quantity=${quantity + 5}`);
    const { previewId, total } = json;
    expect((await ada('POST', path, { previewId, total })).status).toBe(201);
    clock.advance(5_000);
    // The day has begun, and the order is still at work.
    expect((await linesFor(id, '2026-03')).sold).toEqual([]);
    clock.advance(5_000);
    const { sold } = await linesFor(id, '2026-03');
    expect(sold.map(({ kind, quantity: seats, days }) => [kind, seats, days])).toEqual([
      ['seatsAdded', 5, 1],
      ['recurring', quantity + 5, expect.any(Number)],
    ]);
    expect(sold[1]?.net).toBe((quantity + 5) * Number(unitPrice));
  });
});

describe('a renewal', () => {
  it('begins another term at the price that was said, with one batch and a new window', async () => {
    const { id, quantity, renewsOn, renewalUnitPrice, revision } = await subscriptionWhere(
      ada,
      ({ term, renewsOn: on, autoRenew, scheduled, isTrial }) =>
        term === 'P1Y' && !isTrial && on === '2026-03-03' && autoRenew && scheduled === null,
    );
    await goTo(renewsOn);
    const after = await subscriptionNow(ada, id);
    expect(after).toMatchObject({
      termStartOn: '2026-03-03',
      renewsOn: '2027-03-03',
      nextChargeOn: '2026-04-03',
      unitPrice: renewalUnitPrice,
      quantity,
      state: 'active',
    });
    expect(after.revision).toBeGreaterThan(revision);
    expect(after.batches).toEqual([
      {
        quantity,
        fromAt: new Date('2026-03-03T00:00:00Z'),
        cancelUntilAt: new Date('2026-03-10T00:00:00Z'),
      },
    ]);
    const { sold, bought } = await linesFor(id, '2026-03');
    expect(sold).toMatchObject([{ kind: 'renewal', net: quantity * Number(renewalUnitPrice) }]);
    expect(bought).toMatchObject([{ kind: 'renewal', quantity, unitPrice: sold[0]?.unitCost }]);
  });

  it('does what was scheduled, and nobody keeps a seat that is gone', async () => {
    const { id, renewsOn, quantity } = await subscriptionWhere(
      ada,
      ({ scheduled, renewsOn: on, assigned }) =>
        scheduled?.quantity === 6 && assigned !== null && String(on) < '2026-04-01',
    );
    expect(quantity).toBeGreaterThan(6);
    await goTo(renewsOn);
    const after = await subscriptionNow(ada, id);
    expect(after).toMatchObject({ quantity: 6, scheduled: null });
    expect(after.assigned).toBeLessThanOrEqual(6);
    const { sold } = await linesFor(id, '2026-03');
    expect(sold).toMatchObject([{ kind: 'renewal', quantity: 6 }]);
  });

  it('with another plan has its product, term and price from then on', async () => {
    const { id, revision, renewsOn, quantity } = await subscriptionWhere(
      ada,
      ({ planId, renewsOn: on, changing }) =>
        planId === 'p-desk-inbox-ym' && on === '2026-03-11' && !changing,
    );
    const scheduled = { quantity: null, planId: 'p-desk-team-ym', endsOn: null };
    const body = { revision, autoRenew: true, scheduled };
    const { json } = await ada('PUT', `/subscriptions/${id}/renewal`, body);
    await goTo(renewsOn);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      planId: 'p-desk-team-ym',
      productName: 'Desk Team',
      unitPrice: json.renewalUnitPrice,
      quantity,
    });
    const { sold } = await linesFor(id, '2026-03');
    expect(sold).toMatchObject([{ kind: 'renewal', productName: 'Desk Team' }]);
  });
});

describe('the end of a term', () => {
  it('without auto-renew ends the subscription, and charges nothing more', async () => {
    const { id, renewsOn, revision } = await subscriptionWhere(
      ada,
      ({ state, autoRenew, renewsOn: on }) =>
        state === 'active' && !autoRenew && String(on) < '2026-04-01',
    );
    await goTo(dayAfter(String(renewsOn), -1));
    expect((await subscriptionNow(ada, id)).state).toBe('active');
    await goTo(renewsOn);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      state: 'expired',
      revision: revision + 1,
      nextChargeOn: null,
      commitmentLeft: 0,
      recurringPerMonth: 0,
      renewalUnitPrice: null,
    });
    await goTo('2026-05-20');
    for (const period of ['2026-03', '2026-04', '2026-05']) {
      expect((await linesFor(id, period)).sold, period).toEqual([]);
    }
  });

  it('of a trial begins a term that is paid, at the price that was said', async () => {
    const { id, renewsOn, renewalUnitPrice, quantity } = await subscriptionWhere(
      ada,
      ({ isTrial, state }) => isTrial && state === 'active',
    );
    await goTo(renewsOn);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      isTrial: false,
      unitPrice: renewalUnitPrice,
      termStartOn: renewsOn,
      recurringPerMonth: quantity * Number(renewalUnitPrice),
    });
    const { sold, bought } = await linesFor(id, '2026-03');
    expect(sold).toMatchObject([{ kind: 'renewal', net: quantity * Number(renewalUnitPrice) }]);
    expect(bought).toHaveLength(1);
    expect(bought[0]?.net).toBeLessThan(Number(sold[0]?.net));
  });
});

describe('the end of a month', () => {
  it('issues its statements, due in 30 days, and begins others', async () => {
    const drafts = (await statementsOf('2026-03')).map(({ id }) => id);
    await goTo('2026-04-01');
    const issued = await statementsOf('2026-03');
    expect(issued.map(({ id }) => id)).toEqual(expect.arrayContaining(drafts));
    for (const { state, number, issuedOn, dueOn, total } of issued) {
      expect(number).toMatch(/^R-2026-03-\d+$/);
      expect([issuedOn, dueOn]).toEqual(['2026-04-01', '2026-05-01']);
      expect(state).toBe(total > 0 ? 'issued' : 'paid');
    }
    await goTo('2026-05-02');
    const later = await statementsOf('2026-03');
    expect(later.every(({ state, balance }) => state === (balance > 0 ? 'overdue' : 'paid'))).toBe(
      true,
    );
    const april = await statementsOf('2026-04');
    expect(april.length).toBeGreaterThan(10);
    expect((await statementsOf('2026-05')).every(({ state }) => state === 'draft')).toBe(true);
  });

  it('charges what was used in it', async () => {
    const { id, unitPrice } = await subscriptionWhere(ada, ({ cycle }) => cycle === 'usage');
    await goTo('2026-03-31');
    expect((await linesFor(id, '2026-03')).sold).toEqual([]);
    await goTo('2026-04-01');
    const { sold, bought } = await linesFor(id, '2026-03');
    expect(sold).toMatchObject([
      { kind: 'usage', unitPrice, fromOn: '2026-03-01', untilOn: '2026-04-01', days: null },
    ]);
    const [line] = sold;
    const exact = Number(line?.quantity) * Number(unitPrice) * 100;
    expect(Math.abs(Number(line?.net) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
    expect(bought).toHaveLength(1);
    await goTo('2026-04-20');
    expect((await linesFor(id, '2026-04')).sold).toEqual([]);
  });
});

describe('a long time', () => {
  /** Everything that time has done, whatever ids it made. */
  async function everything(call: CommerceCaller, periods: readonly string[]) {
    const statements = [];
    for (const period of periods) statements.push(...(await statementsOf(period, call)));
    const shown = statements.map((statement) => ({
      ...statement,
      id: '',
      number: statement.number === null ? null : '',
      lines: (statement.lines ?? []).map((line) => JSON.stringify({ ...line, id: '' })).sort(),
    }));
    return {
      statements: shown.map((each) => JSON.stringify(each)).sort(),
      subscriptions: await allSubscriptions(call),
    };
  }

  it('in one step gives the same result as week by week, and every statement adds up', async () => {
    const end = FROZEN_AT_MS + 420 * DAY;
    const other = createManualClock(FROZEN_AT_MS);
    const stepwise = createSandbox({ clock: other });
    // The seed is made when it is asked for, relative to the clock.
    await ada('GET', '/subscriptions');
    for (let at = FROZEN_AT_MS; at < end; at += 7 * DAY) {
      other.set(at);
      const caller = await commerceCaller(stepwise, ADMIN_EMAIL);
      expect((await caller('GET', '/subscriptions?pageSize=1')).status).toBe(200);
    }
    other.set(end);
    clock.set(end);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const periods = ['2026-03', '2026-08', '2027-02', '2027-03', '2027-04'];
    const atOnce = await everything(ada, periods);
    const weekly = await everything(await commerceCaller(stepwise, ADMIN_EMAIL), periods);
    expect(atOnce.statements.length).toBeGreaterThan(50);
    expect(atOnce).toEqual(weekly);
    for (const { net, tax, total, paid, balance, lines, taxes } of await statementsOf('2027-02')) {
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum((lines ?? []).map((line) => line.net))).toBe(net);
      expect(sum((taxes ?? []).map((each) => each.tax))).toBe(tax);
      expect([net + tax, total - paid]).toEqual([total, balance]);
    }
  });
});
