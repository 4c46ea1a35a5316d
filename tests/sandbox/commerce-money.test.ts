import { describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import { fromDecimal } from '../../src/domain/money';
import { readCsv } from '../../src/domain/text/csv';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { STATEMENT_LINE_COLUMNS } from '../../src/sandbox/rules/statement-line-columns';
import { taxOn } from '../../src/sandbox/rules/totals';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';

/*
 * Whose money it is (workday §3): what one is owed, corrections with what follows from them, and the
 * files that an accountant adds up.
 */

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
// biome-ignore lint/suspicious/noExplicitAny: what is sent; the tests say themselves what they expect.
type Row = Readonly<Record<string, any>>;

async function all(call: CommerceCaller, list: string, query = ''): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await call('GET', `/${list}?pageSize=100&pageNumber=${page}${query}`);
    rows.push(...json.data);
    if (page >= json.totalPages) return rows;
  }
}

const one = async (call: CommerceCaller, id: string | null | undefined) =>
  readStatement((await call('GET', `/statements/${id}`)).json);

describe('DAY6 what one is owed', () => {
  it('is said by the direction: mine to pay, mine to get, between others', async () => {
    const sandbox = createSandbox();
    const seen = async (email: string) => {
      const call = await commerceCaller(sandbox, email);
      const rows = await all(call, 'statements');
      return [...new Set(rows.map(({ direction }) => direction))].sort();
    };
    expect(await seen(ADMIN_EMAIL)).toEqual(['others', 'receivable']);
    expect(await seen(RESELLER_EMAIL)).toEqual(['payable', 'receivable']);
    expect(await seen(CUSTOMER_EMAIL)).toEqual(['payable']);
    const provider = await commerceCaller(sandbox, ADMIN_EMAIL);
    const claims = await all(provider, 'statements', '&direction=receivable');
    expect(new Set(claims.map(({ issuerId }) => issuerId))).toEqual(new Set(['customer-1']));
    const { facets } = (await provider('GET', '/statements?pageSize=1')).json;
    const issuers = facets.issuerId.map(({ label }: { label: string }) => label);
    expect(issuers).toEqual(expect.arrayContaining(['Plinth Cloud', 'Nordlys Partner']));
  });

  it('is all that the provider’s customers and their sums hold', async () => {
    const sandbox = createSandbox();
    const call = await commerceCaller(sandbox, ADMIN_EMAIL);
    const [customers, claims] = await Promise.all([
      all(call, 'customers'),
      all(call, 'statements', '&issuerId=customer-1&state=issued,overdue,paid,void'),
    ]);
    for (const each of customers) {
      const { id, currency, openBalance, otherBalances, parentId, recurringPerMonth } = each;
      const open = new Map<string, number>();
      for (const claim of claims.filter(({ customerId }) => customerId === id)) {
        if (claim.currency === currency) continue;
        open.set(claim.currency, (open.get(claim.currency) ?? 0) + Number(claim.balance));
      }
      const others = [...open].filter(([, amount]) => amount !== 0);
      expect(otherBalances).toEqual(others.map(([other, amount]) => ({ currency: other, amount })));
      const owed = claims.filter((each) => each.customerId === id && each.currency === currency);
      expect(openBalance).toBe(sum(owed.map(({ balance }) => Number(balance))));
      // What the customer of a reseller pays a month is paid to the reseller.
      expect(recurringPerMonth === null).toBe(parentId !== 'customer-1');
    }
    const { sums, facets } = (await call('GET', '/customers?pageSize=1')).json;
    for (const { currency, openBalance, recurringPerMonth } of sums) {
      // Also of companies that pay in another currency.
      const open = claims.filter((each) => each.currency === currency);
      expect(openBalance, currency).toBe(sum(open.map(({ balance }) => Number(balance))));
      const own = customers.filter((each) => each.currency === currency);
      const monthly = sum(own.map((each) => Number(each.recurringPerMonth ?? 0)));
      expect(recurringPerMonth, currency).toBe(monthly);
    }
    expect(sums.map(({ currency }: Row) => currency)).toEqual(['CHF', 'EUR']);
    expect(customers.some(({ otherBalances }) => otherBalances.length > 0)).toBe(true);
    // Their seller is named.
    const sellers = facets.find?.(({ field }: Row) => field === 'parentId') ?? facets.parentId;
    expect(JSON.stringify(sellers)).toContain('Nordlys Partner');
    const adria = customers.find(({ parentName }) => parentName === 'Nordlys Partner');
    expect(adria?.parentId).toBe('customer-2');
  });

  it('and a reseller pays a month what the provider charges for what its customers have', async () => {
    const sandbox = createSandbox();
    const provider = await commerceCaller(sandbox, ADMIN_EMAIL);
    const { recurringPerMonth } = (await provider('GET', '/customers/customer-2')).json;
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const live = await all(reseller, 'subscriptions', '&state=active,suspended');
    const cost = sum(
      live
        .filter(({ currency, isTrial, cycle }) => {
          return currency === 'EUR' && !isTrial && ['month', 'year'].includes(String(cycle));
        })
        .map(({ quantity, unitCost, cycle }) => {
          const each = Number(quantity) * Number(unitCost);
          return cycle === 'year' ? Math.round(each / 12) : each;
        }),
    );
    expect(recurringPerMonth).toBe(cost);
    expect(recurringPerMonth).toBeGreaterThan(0);
  });

  it('Home counts what is overdue of one’s own claims', async () => {
    const call = await commerceCaller(createSandbox(), ADMIN_EMAIL);
    const { overdue } = (await call('GET', '/dashboard/summary')).json;
    const own = await all(call, 'statements', '&state=overdue&issuerId=customer-1');
    expect(overdue).toBe(own.length);
  });
});

it('sums of orders omit those without a result', async () => {
  const call = await commerceCaller(createSandbox(), RESELLER_EMAIL);
  const orders = await all(call, 'orders');
  const counted = orders.filter(
    ({ state, currency }) =>
      currency === 'EUR' && !['rejected', 'cancelled', 'failed'].includes(String(state)),
  );
  expect(counted.length).toBeLessThan(orders.length);
  const { sums } = (await call('GET', '/orders?pageSize=1')).json;
  expect(sums.find(({ currency }: Row) => currency === 'EUR').total).toBe(
    sum(counted.map(({ total }) => Number(total))),
  );
  expect((await call('GET', '/orders?state=rejected,cancelled,failed')).json.sums).toEqual([]);
});

describe('DAY12 a statement that is made void and issued again', () => {
  async function correction(paid: number) {
    const sandbox = createSandbox();
    const call = await commerceCaller(sandbox, ADMIN_EMAIL);
    const { json } = await call('GET', '/statements?issuerId=customer-1&state=issued&sort=-total');
    const before = await one(call, json.data[0].id);
    const pay = (id: string, body: object) =>
      call('POST', `/statements/${id}/payments`, {
        ...{ id: 'p-1', amount: paid, paidOn: '2026-03-01', reference: null },
        ...body,
      });
    if (paid > 0) await pay(before.id, {});
    const answer = await call('POST', `/statements/${before.id}/void`, {
      ...{ reason: 'Wrong address', reissue: true },
    });
    const voided = readStatement(answer.json);
    const credit = await one(call, voided.creditedBy);
    const reissue = await one(call, voided.reissuedBy);
    return { sandbox, call, pay, before, voided, credit, reissue };
  }

  it('has a credit that owes back what was paid, and a new statement with the same lines', async () => {
    const { before, voided, credit, reissue } = await correction(100);
    const said = {
      ...{ reason: 'Wrong address', voidedBy: ADMIN_EMAIL },
      voidedByName: 'Ada Lindqvist',
    };
    expect(voided).toMatchObject({
      ...{ state: 'void', paid: 100, settled: before.total - 100, balance: 0, ...said },
      payments: [
        { kind: 'payment', statementId: null, amount: 100, byName: 'Ada Lindqvist' },
        { kind: 'settlement', statementId: credit.id, amount: before.total - 100 },
      ],
    });
    expect(credit).toMatchObject({
      ...{ state: 'issued', creditOf: before.id, paid: 0, balance: -100, ...said },
      payments: [{ kind: 'settlement', statementId: before.id, amount: 100 - before.total }],
    });
    expect(reissue).toMatchObject({
      ...{ state: 'issued', reissueOf: before.id, period: before.period, issuedOn: '2026-03-02' },
      ...{ net: before.net, paid: 0, settled: 0, reason: null, creditOf: null },
    });
    expect(reissue.number).toMatch(/^R-/);
    expect(reissue.lines).toEqual(before.lines);
  });

  it('takes the refund as a positive amount, once, and no more than is owed', async () => {
    const { call, pay, credit } = await correction(100);
    const refund = (more: object) => pay(credit.id, { id: 'r-1', amount: 60, ...more });
    const above = await refund({ amount: 101 });
    expect([above.status, above.json.errors[0].code]).toEqual([422, 'above_balance']);
    const part = await refund({});
    expect(part.status).toBe(201);
    expect(readStatement(part.json)).toMatchObject({
      ...{ state: 'issued', paid: -60, balance: -40 },
      payments: [{ kind: 'settlement' }, { kind: 'refund', amount: -60, statementId: null }],
    });
    expect((await refund({})).status).toBe(200);
    expect((await refund({ id: 'r-2', amount: 40 })).json).toMatchObject({
      ...{ state: 'paid', paid: -100, balance: 0 },
    });
    expect((await refund({ id: 'r-3', amount: 1 })).json.code).toBe('state_changed');
    expect((await one(call, credit.id)).balance).toBe(0);
  });

  it('is shown to the payer with reason and partner, by the issuer’s name', async () => {
    const { sandbox, voided } = await correction(0);
    const payer = await commerceCaller(sandbox, RESELLER_EMAIL);
    const { json } = await payer('GET', `/statements?customerId=${voided.customerId}&state=void`);
    const seen = json.data.find(({ id }: Row) => id === voided.id);
    if (voided.customerId !== 'customer-2') return expect(seen).toBeUndefined();
    expect(seen).toMatchObject({ reason: 'Wrong address', voidedBy: 'Plinth Cloud' });
    expect(seen.voidedByName).toBe('Plinth Cloud');
  });

  it('its file tells settlements from money', async () => {
    const { call, voided, credit, reissue } = await correction(100);
    const [header = [], ...rows] = readCsv((await call('GET', '/statements/export')).text);
    const cell = (id: string, name: string) =>
      rows.find((row) => row[header.indexOf('id')] === id)?.[header.indexOf(name)];
    const told = [voided, credit, reissue].map(({ id }) =>
      ['kind', 'received', 'balance'].map((name) => cell(id, name)),
    );
    expect(told.slice(0, 2)).toEqual([
      ['statement', '1.00', '0.00'],
      ['credit', '0.00', '-1.00'],
    ]);
    expect(told[2]?.slice(0, 2)).toEqual(['reissue', '0.00']);
    for (const { id, currency } of [voided, credit, reissue]) {
      const amount = (name: string) => fromDecimal(cell(id, name) ?? '', currency) ?? Number.NaN;
      expect(amount('total') - amount('received') - amount('settled')).toBe(amount('balance'));
    }
  });
});

it('lines of what the provider bills to a reseller say whose they are', async () => {
  const sandbox = createSandbox();
  const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
  const { json } = await reseller('GET', '/statements?direction=payable&state=paid');
  const { lines } = await one(reseller, json.data[0].id);
  expect(lines?.length).toBeGreaterThan(5);
  for (const { endCustomerName, subscriptionId, orderId, orderNumber } of lines ?? []) {
    expect(endCustomerName).toBeTruthy();
    expect([subscriptionId, orderId]).not.toContain(null);
    expect(orderNumber).toMatch(/^\d{4}-\d{5}$/);
  }
  const sold = await reseller('GET', '/statements?direction=receivable&state=paid');
  const own = await one(reseller, sold.json.data[0].id);
  expect(own.lines?.every((line) => line.endCustomerName === undefined)).toBe(true);
});

describe('DAY19 the file of lines', () => {
  it.each([ADMIN_EMAIL, RESELLER_EMAIL])(
    'adds up to every statement that %s sees',
    async (email) => {
      const call = await commerceCaller(createSandbox(), email);
      const answer = await call('GET', '/statements/export?lines=true');
      const [header = [], ...rows] = readCsv(answer.text);
      expect(header.join(', ')).toBe(
        'statementId, number, period, customerId, customerName, endCustomerName, issuerId, state, currency, lineId, kind, productName, vendorName, subscriptionId, orderId, orderNumber, poNumber, fromOn, untilOn, quantity, unitPrice, days, ofDays, net, taxBps, taxCategory',
      );
      expect(header).toEqual(STATEMENT_LINE_COLUMNS.map(({ name }) => name));
      const at = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
      const statements = await all(call, 'statements');
      const taxed = new Map<string, Map<number, number>>();
      for (const row of rows) {
        const rates = taxed.get(at(row, 'statementId')) ?? new Map<number, number>();
        const bps = Number(at(row, 'taxBps'));
        const net = fromDecimal(at(row, 'net'), at(row, 'currency')) ?? Number.NaN;
        rates.set(bps, (rates.get(bps) ?? 0) + net);
        taxed.set(at(row, 'statementId'), rates);
      }
      expect(taxed.size).toBe(statements.length);
      for (const { id, net, tax, total } of statements) {
        const rates = [...(taxed.get(String(id)) ?? [])];
        const nets = sum(rates.map(([, amount]) => amount));
        const taxes = sum(rates.map(([bps, amount]) => taxOn(amount, bps)));
        expect([nets, taxes, nets + taxes]).toEqual([net, tax, total]);
      }
      // It is asked for as the list is.
      const part = await call('GET', '/statements/export?lines=true&state=void');
      expect(readCsv(part.text).length).toBeLessThan(rows.length);
    },
  );
});
