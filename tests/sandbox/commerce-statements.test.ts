import { describe, expect, it } from 'vitest';
import { readReconciliation, readStatement } from '../../src/api/calls/billing';
import type { ChargeLine } from '../../src/domain/billing/charge';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { issueStatements, postCharges } from '../../src/sandbox/commerce/post-charges';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { createCommerceTables } from '../../src/sandbox/seed/database';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { SCENARIOS } from '../../src/sandbox/world/scenarios';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const charge = (net: number, taxBps: number): ChargeLine => ({
  kind: 'new',
  quantity: 1,
  unitPrice: net,
  fromOn: '2026-03-02',
  untilOn: '2026-04-02',
  days: 31,
  ofDays: 31,
  net,
  taxBps,
});

const BOUGHT = {
  customerId: 'customer-3',
  currency: 'EUR',
  productName: 'Office',
  subscriptionId: 's-1',
  orderId: 'o-1',
  on: '2026-03-02',
  sold: [charge(1_001, 2_500), charge(500, 2_500)],
  bought: [charge(900, 1_900)],
};

describe('what is charged', () => {
  const empty = () => createCommerceTables(SCENARIOS.emptyEverything, FROZEN_AT_MS);

  it('is on the drafts of the month, of the customer and of who sells to them', () => {
    const tables = empty();
    postCharges(tables, [BOUGHT]);
    postCharges(tables, [{ ...BOUGHT, on: '2026-03-31' }]);
    const [sold, bought, ...more] = [...tables.statements.values()];
    expect(more).toEqual([]);
    expect(sold).toMatchObject({
      issuerId: 'customer-2',
      customerId: 'customer-3',
      ...{ period: '2026-03', state: 'draft', number: null, issuedOn: null, dueOn: null },
      // The tax is rounded once, on 3002.
      ...{ net: 3_002, tax: 751, total: 3_753, paid: 0, balance: 3_753 },
    });
    expect(sold?.lines.map(({ id }) => id)).toEqual(['x-1-1', 'x-1-2', 'x-1-3', 'x-1-4']);
    expect(bought).toMatchObject({
      issuerId: 'customer-1',
      customerId: 'customer-2',
      ...{ net: 1_800, tax: 342, total: 2_142 },
    });
  });

  it('has one side where the provider sells, and nothing is charged by nobody', () => {
    const tables = empty();
    postCharges(tables, [
      { ...BOUGHT, customerId: 'customer-2' },
      { ...BOUGHT, customerId: 'customer-1' },
      { ...BOUGHT, sold: [], bought: [] },
    ]);
    expect([...tables.statements.values()]).toEqual([
      expect.objectContaining({ issuerId: 'customer-1', customerId: 'customer-2' }),
    ]);
  });

  it('is one statement a currency and month', () => {
    const tables = empty();
    const elsewhere = { ...BOUGHT, bought: [] };
    postCharges(tables, [
      elsewhere,
      { ...elsewhere, currency: 'CHF' },
      { ...elsewhere, on: '2026-04-01' },
    ]);
    expect([...tables.statements.values()].map(({ id, period }) => [id, period])).toEqual([
      ['st-1', '2026-03'],
      ['st-2', '2026-03'],
      ['st-3', '2026-04'],
    ]);
  });

  it('is issued on the 1st and due 30 days after; what comes late is on the next one', () => {
    const tables = empty();
    postCharges(tables, [BOUGHT]);
    issueStatements(tables, '2026-03-31');
    expect(tables.statements.get('st-1')?.state).toBe('draft');
    issueStatements(tables, '2026-04-01');
    const issued = tables.statements.get('st-1');
    expect(issued).toMatchObject({
      ...{ state: 'issued', number: 'R-2026-03-0001', issuedOn: '2026-04-01', dueOn: '2026-05-01' },
    });
    postCharges(tables, [{ ...BOUGHT, bought: [] }]);
    issueStatements(tables, '2026-04-02');
    expect(tables.statements.get('st-1')).toBe(issued);
    expect(tables.statements.get('st-3')).toMatchObject({ period: '2026-04', state: 'draft' });
  });
});

/** A world of its own, and the first statement of a list as somebody sees it. */
async function world(email: string) {
  const sandbox = createSandbox();
  const call = await commerceCaller(sandbox, email);
  const first = async (query: string) => {
    const { json } = await call('GET', `/statements?${query}`);
    return readStatement((await call('GET', `/statements/${json.data[0].id}`)).json);
  };
  return { sandbox, call, first };
}

const payment = (more: object = {}) => ({
  id: 'pay-mine',
  amount: 100,
  paidOn: '2026-03-01',
  reference: 'Bank 4412',
  ...more,
});

describe('as time passes', () => {
  it('the drafts of a month are issued on the 1st, due in 30 days, and overdue after', async () => {
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = createSandbox({ clock });
    const of = async (state: string) => {
      // Sessions run out meanwhile.
      const call = await commerceCaller(sandbox, RESELLER_EMAIL);
      const list = await call(
        'GET',
        `/statements?direction=receivable&period=2026-03&state=${state}`,
      );
      return list.json.data;
    };
    const until = (day: string) => clock.advance(Date.parse(day) - clock.now());
    const drafts = await of('draft');
    expect(drafts.length).toBeGreaterThan(0);
    await until('2026-03-31T23:59:59Z');
    const last = await of('draft');
    expect(last.length).toBeGreaterThanOrEqual(drafts.length);
    await until('2026-04-01T00:00:00Z');
    expect(await of('draft')).toEqual([]);
    const issued = await of('issued');
    for (const { number, issuedOn, dueOn, total } of issued) {
      expect(number).toMatch(/^R-2026-03-\d{4}$/);
      expect([issuedOn, dueOn]).toEqual(['2026-04-01', '2026-05-01']);
      expect(total).toBeGreaterThan(0);
    }
    expect(issued.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(drafts.map(({ id }: { id: string }) => id)),
    );
    await until('2026-05-01T23:59:59Z');
    expect(await of('overdue')).toEqual([]);
    await until('2026-05-02T00:00:00Z');
    expect((await of('overdue')).length).toBe(issued.length);
  });
});

/*
 * Counted from what is sent alone: no rule and no decoder of ours has a part in it.
 */
describe('all statements of the seed', () => {
  interface Sent {
    readonly id: string;
    readonly currency: string;
    readonly customerId: string;
    readonly state: string;
    readonly lines: readonly { readonly net: number; readonly taxBps: number }[];
    readonly issuerId: string;
    readonly payments: readonly { readonly amount: number; readonly kind: string }[];
    readonly [amount: string]: unknown;
  }

  async function allStatements(call: CommerceCaller) {
    const statements: Sent[] = [];
    for (let page = 1; ; page += 1) {
      const { json } = await call('GET', `/statements?pageSize=100&pageNumber=${page}`);
      for (const { id } of json.data) {
        statements.push((await call('GET', `/statements/${id}`)).json);
      }
      if (page === json.totalPages) return { statements, sums: json.sums };
    }
  }

  it('add up: lines, taxes, totals, payments, the sums of the list, what customers owe', async () => {
    const call = await commerceCaller(createSandbox(), ADMIN_EMAIL);
    const { statements, sums } = await allStatements(call);
    expect(statements.length).toBeGreaterThan(200);
    const added = new Map<string, Record<string, number>>();
    const owed = new Map<string, number>();
    for (const each of statements) {
      const byRate = new Map<number, number>();
      for (const { net, taxBps } of each.lines) {
        byRate.set(taxBps, (byRate.get(taxBps) ?? 0) + net);
      }
      let [net, tax] = [0, 0];
      for (const [bps, amount] of byRate) {
        net += amount;
        // Half a unit goes away from zero.
        tax += Math.sign(amount) * Math.floor((Math.abs(amount) * bps + 5_000) / 10_000);
      }
      const of = (isMoney: boolean) =>
        each.payments
          .filter(({ kind }) => (kind !== 'settlement') === isMoney)
          .reduce((sum, { amount }) => sum + amount, 0);
      const [paid, settled] = [of(true), of(false)];
      const balance = net + tax - paid - settled;
      const counted = { net, tax, total: net + tax, paid, settled, balance };
      expect(each).toMatchObject(counted);
      const sum = added.get(each.currency) ?? {
        ...{ net: 0, tax: 0, total: 0, paid: 0, settled: 0, balance: 0 },
      };
      for (const [name, amount] of Object.entries(counted)) sum[name] = (sum[name] ?? 0) + amount;
      added.set(each.currency, sum);
      // One's own claims alone, in the customer's own currency (DAY6).
      const isOwn = each.issuerId === 'customer-1' && each.currency === 'EUR';
      if (each.state !== 'draft' && isOwn) {
        owed.set(each.customerId, (owed.get(each.customerId) ?? 0) + balance);
      }
    }
    expect(sums).toEqual(['CHF', 'EUR'].map((currency) => ({ currency, ...added.get(currency) })));
    const customers = (await call('GET', '/customers?pageSize=100')).json.data;
    for (const { id, openBalance } of customers) expect(openBalance, id).toBe(owed.get(id) ?? 0);
  });
});

describe('payments (wire §6)', () => {
  it('are recorded in part and in full, each once', async () => {
    const { call, first } = await world(RESELLER_EMAIL);
    const open = await first('state=issued&direction=receivable');
    const to = `/statements/${open.id}/payments`;
    const before = (await call('GET', `/customers/${open.customerId}`)).json.openBalance;
    const made = await call('POST', to, payment({ amount: open.balance - 1 }));
    expect(made.status).toBe(201);
    expect(readStatement(made.json)).toMatchObject({
      ...{ state: 'issued', balance: 1, paid: open.paid + open.balance - 1 },
      payments: [
        ...(open.payments ?? []),
        {
          ...{ id: 'pay-mine', amount: open.balance - 1, paidOn: '2026-03-01' },
          ...{ reference: 'Bank 4412', by: RESELLER_EMAIL, kind: 'payment', statementId: null },
        },
      ],
    });
    const again = await call('POST', to, payment({ amount: 1 }));
    expect([again.status, again.json]).toEqual([200, made.json]);
    const rest = await call('POST', to, payment({ id: 'pay-rest', amount: 1, reference: null }));
    expect(readStatement(rest.json)).toMatchObject({
      state: 'paid',
      balance: 0,
      total: open.total,
    });
    const after = (await call('GET', `/customers/${open.customerId}`)).json.openBalance;
    expect(before - after).toBe(open.balance);
    // The first call's record as it is now, though it is paid.
    expect((await call('POST', to, payment())).json).toEqual(rest.json);
    const late = await call('POST', to, payment({ id: 'pay-more' }));
    expect([late.status, late.json.code]).toEqual([409, 'state_changed']);
    expect(readStatement(late.json.statement)).toEqual(readStatement(rest.json));
  });

  it.each([
    ['amount', 'not_integer', { amount: 1.5 }],
    ['amount', 'not_integer', { amount: 0 }],
    ['amount', 'not_integer', { amount: '100' }],
    ['amount', 'above_balance', { amount: 1_000_000_000 }],
    ['paidOn', 'in_the_future', { paidOn: '2026-03-03' }],
    ['paidOn', 'not_a_date', { paidOn: '2026-02-30' }],
    ['reference', 'too_long', { reference: 'x'.repeat(101) }],
    ['id', 'required', { id: '' }],
    ['id', 'too_long', { id: 'x'.repeat(65) }],
  ])('with a wrong %s are refused as %s, and change nothing', async (field, code, wrong) => {
    const { call, first } = await world(RESELLER_EMAIL);
    const open = await first('state=overdue&direction=receivable');
    const { status, json } = await call('POST', `/statements/${open.id}/payments`, payment(wrong));
    expect([status, json.code]).toEqual([422, 'invalid']);
    expect(json.errors).toEqual([{ field, code, message: expect.any(String) }]);
    expect(await first('state=overdue&direction=receivable')).toEqual(open);
  });

  it('are not taken by a draft, one that is paid, one that is void', async () => {
    const { call, first } = await world(ADMIN_EMAIL);
    const own = await first('issuerId=customer-1&state=issued');
    await call('POST', `/statements/${own.id}/void`, { reason: 'Wrong' });
    for (const state of ['draft', 'paid', 'void']) {
      const { id } = await first(`issuerId=customer-1&state=${state}`);
      const { status, json } = await call('POST', `/statements/${id}/payments`, payment());
      expect([status, json.code, json.statement.state]).toEqual([409, 'state_changed', state]);
    }
  });

  it('DAY6 are for the people of the issuer alone: not for those who pay, not for the provider', async () => {
    const { sandbox, call, first } = await world(RESELLER_EMAIL);
    const own = await first('direction=payable&state=issued');
    const refused = await call('POST', `/statements/${own.id}/payments`, payment());
    expect([refused.status, refused.json.code]).toEqual([403, 'forbidden']);
    expect(refused.json).not.toHaveProperty('permission');
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    expect((await admin('POST', `/statements/${own.id}/payments`, payment())).status).toBe(201);
    const others = await first('direction=receivable&state=issued');
    for (const [what, body] of [
      ['payments', payment()],
      ['void', { reason: 'Wrong' }],
    ] as const) {
      const { status, json } = await admin('POST', `/statements/${others.id}/${what}`, body);
      expect([status, json.code]).toEqual([403, 'forbidden']);
      expect(json).not.toHaveProperty('permission');
    }
    expect(await first('direction=receivable&state=issued')).toEqual(others);
  });
});

describe('a statement that was wrong (wire §6)', () => {
  it('is void, and its credit takes back what was open', async () => {
    const { call, first } = await world(ADMIN_EMAIL);
    const wrong = await first('issuerId=customer-1&state=issued');
    const sums = async () => (await call('GET', '/statements?period=2025-12')).json.sums;
    const before = await sums();
    const { status, json } = await call('POST', `/statements/${wrong.id}/void`, {
      reason: 'Wrong customer',
    });
    const voided = readStatement(json);
    expect([status, voided.state, voided.balance]).toEqual([200, 'void', 0]);
    const path = `/statements/${voided.creditedBy}`;
    const credit = readStatement((await call('GET', path)).json);
    expect(credit).toMatchObject({
      ...{ creditOf: wrong.id, state: 'paid', balance: 0, customerId: wrong.customerId },
      ...{ net: -wrong.net, tax: -wrong.tax, total: -wrong.total, issuedOn: '2026-03-02' },
    });
    expect(credit.number).toMatch(/^C-/);
    expect(credit.lines?.map(({ net }) => net)).toEqual(wrong.lines?.map(({ net }) => 0 - net));
    // What was charged in the month is taken back, and nobody owes any of it.
    const [eur] = before.filter(
      ({ currency }: { currency: string }) => currency === wrong.currency,
    );
    const after = await sums();
    if (wrong.period === '2025-12') {
      expect(after.find(({ currency }: { currency: string }) => currency === 'EUR')).toMatchObject({
        total: eur.total - wrong.total,
        balance: eur.balance - wrong.balance,
      });
    }
    for (const id of [wrong.id, credit.id]) {
      const again = await call('POST', `/statements/${id}/void`, { reason: 'Again' });
      expect([again.status, again.json.code]).toEqual([409, 'state_changed']);
    }
  });

  it('needs a reason, and is not possible for a draft', async () => {
    const { call, first } = await world(ADMIN_EMAIL);
    const issued = await first('issuerId=customer-1&state=issued');
    const bare = await call('POST', `/statements/${issued.id}/void`, { reason: ' ' });
    expect([bare.status, bare.json.errors[0]]).toMatchObject([
      422,
      { field: 'reason', code: 'required' },
    ]);
    const draft = await first('issuerId=customer-1&state=draft');
    expect((await call('POST', `/statements/${draft.id}/void`, { reason: '' })).status).toBe(409);
  });
});

describe('writes to statements are refused in the order of wire §1', () => {
  const write = (call: CommerceCaller, what: string, id: string, body: unknown) =>
    call('POST', `/statements/${id}/${what}`, body);

  it.each([
    ['payments', 'Billing.Pay'],
    ['void', 'Billing.Correct'],
  ])('%s', async (what, permission) => {
    const { sandbox, first } = await world(ADMIN_EMAIL);
    const others = await first('customerId=customer-19');
    const mine = await first('issuerId=customer-2&state=issued');
    const clerk = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    const none = await write(clerk, what, 'nope', '{');
    expect([none.status, none.json]).toMatchObject([403, { code: 'forbidden', permission }]);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Billing.Read', permission]);
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const bad = await write(reseller, what, 'nope', []);
    expect([bad.status, bad.json.code]).toEqual([400, 'bad_query']);
    for (const id of ['nope', others.id]) {
      const { status, json } = await write(reseller, what, id, {});
      expect([status, json.code]).toEqual([404, 'not_found']);
    }
    expect((await write(reseller, what, mine.id, {})).status).toBe(422);
  });
});

describe('reconciliation (wire §6)', () => {
  /** How many rows there are of each result. */
  function results(rows: readonly { readonly result: string }[]) {
    const counts: Record<string, number> = {};
    for (const { result } of rows) counts[result] = (counts[result] ?? 0) + 1;
    return counts;
  }

  it('has one of each kind in the seed, and what a side does not have is absent', async () => {
    const { call } = await world(RESELLER_EMAIL);
    const { json } = await call('GET', '/reconciliation?period=2026-02');
    const rows = readReconciliation(json);
    expect(results(rows)).toEqual({
      match: expect.any(Number),
      ...{ notBilled: 1, notBought: 1, seatsDiffer: 1 },
    });
    expect(results(rows).match).toBeGreaterThan(10);
    for (const { result, seatsBought, seatsBilled, net } of rows) {
      expect(seatsBought === seatsBilled).toBe(result === 'match');
      expect(net).not.toBeNull();
    }
    const provider = await world(ADMIN_EMAIL);
    const open = await provider.call('GET', '/reconciliation?period=2026-03');
    expect(Object.keys(results(open.json))).toEqual(['nothingToCompare']);
    for (const row of open.json) {
      expect(row).toHaveProperty('seatsBought');
      for (const name of ['seatsBilled', 'net']) expect(row).not.toHaveProperty(name);
    }
  });

  it('finds for the provider, from the seats alone, what was billed in each month', async () => {
    const { sandbox, call } = await world(ADMIN_EMAIL);
    const statements = [
      ...createCommerceTables(SCENARIOS.signedIn, sandbox.clock.now()).statements,
    ];
    for (const period of ['2025-06', '2025-09', '2025-12', '2026-01']) {
      const rows = readReconciliation((await call('GET', `/reconciliation?period=${period}`)).json);
      expect(rows.filter(({ result }) => result === 'match').length).toBeGreaterThan(15);
      const kindsOf = (id: string) =>
        statements
          .filter(([, each]) => each.issuerId === 'customer-1' && each.period === period)
          .flatMap(([, { lines }]) => lines.filter(({ subscriptionId }) => subscriptionId === id))
          .map(({ kind }) => kind);
      for (const { result, subscriptionId, seatsBought, seatsBilled } of rows) {
        if (result === 'match') continue;
        // Seats that came before the month's period began are billed twice in it: until then, and after.
        expect([result, kindsOf(subscriptionId)]).toEqual([
          'seatsDiffer',
          ['seatsAdded', 'recurring'],
        ]);
        expect(seatsBought).toBeLessThan(seatsBilled ?? 0);
      }
    }
  });

  it('says nothing of months without charges', async () => {
    const { call } = await world(ADMIN_EMAIL);
    expect((await call('GET', '/reconciliation?period=2040-01')).json).toEqual([]);
    expect((await call('GET', '/reconciliation?period=2001-01')).json).toEqual([]);
    for (const bad of ['', '?period=2026-13', '?period=2026-02-01']) {
      expect((await call('GET', `/reconciliation${bad}`)).json.code, bad).toBe('bad_query');
    }
  });

  it('tells costs to those who may see them, and nothing to a customer', async () => {
    const { sandbox, call } = await world(RESELLER_EMAIL);
    const path = '/reconciliation?period=2026-02';
    expect((await call('GET', path)).text).toContain('"cost"');
    await allowOnly(sandbox, RESELLER_EMAIL, ['Billing.Read']);
    expect((await (await commerceCaller(sandbox, RESELLER_EMAIL))('GET', path)).text).not.toContain(
      '"cost"',
    );
    const buyer = await commerceCaller(sandbox, BUYER_EMAIL);
    expect((await buyer('GET', path)).json).toMatchObject({ minimumCustomerType: 1 });
  });
});
