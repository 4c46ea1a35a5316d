import { describe, expect, it } from 'vitest';
import { readCustomer } from '../../src/api/calls/customers';
import type { Customer } from '../../src/domain/customers/customer';
import { readCsv } from '../../src/domain/text/csv';
import { csvFile } from '../../src/sandbox/commerce/export';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import { CUSTOMER_COLUMNS } from '../../src/sandbox/rules/export-columns';
import type { Sandbox } from '../../src/sandbox/sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const sandbox = createSandbox();

/** Downloads as somebody. */
async function downloads(world: Sandbox, email: string) {
  const signIn = new Request('http://portal.test/app/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const session = (await world.fetch(signIn)).headers.get(SESSION_HEADER) ?? '';
  return async (path: string) => {
    const headers = { [SESSION_HEADER]: session };
    const answer = await world.fetch(new Request(`http://portal.test/app${path}`, { headers }));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // A reader of texts would swallow the mark at its beginning.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { status: answer.status, headers: answer.headers, text };
  };
}

/** The rows of a file as records. */
function tableOf(text: string) {
  const [names = [], ...lines] = readCsv(text);
  const rows = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
  return { names, rows };
}

/** Major units as minor ones, counted without the rules. */
const minor = (text: string | undefined) => Number((text ?? '').replace('.', ''));

const COLUMNS = {
  customers:
    'id, name, level, state, country, currency, vatId, domain, contactName, contactEmail, creditLimit, openBalance, recurringPerMonth, agreementAcceptedAt, otherBalances',
  orders:
    'id, number, customerId, customerName, vendorName, type, state, placedBy, createdAt, endedAt, poNumber, currency, net, tax, total',
  subscriptions:
    'id, customerId, customerName, productName, friendlyName, project, state, isTrial, quantity, assigned, currency, unitPrice, unitCost, recurringPerMonth, term, cycle, startOn, renewsOn, autoRenew, commitmentLeft, renewalUnitPrice, vendorName',
  statements:
    'id, number, direction, customerId, customerName, issuerId, period, state, issuedOn, dueOn, currency, net, tax, total, paid, balance, kind, received, settled',
  reconciliation:
    'period, subscriptionId, customerName, productName, seatsBought, seatsBilled, currency, cost, net, result',
} as const;
type File = keyof typeof COLUMNS;
const FILES = Object.keys(COLUMNS) as readonly File[];
const pathOf = (file: File) =>
  `/${file}/export${file === 'reconciliation' ? '?period=2026-02' : ''}`;

describe('files of commerce (wire §2)', () => {
  it.each(FILES)('%s have their columns, a mark, and CRLF after every line', async (file) => {
    const get = await downloads(sandbox, ADMIN_EMAIL);
    const { status, headers, text } = await get(pathOf(file));
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="${file}-2026-03-02.csv"`,
    );
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const { names, rows } = tableOf(text);
    expect(names).toEqual(COLUMNS[file].split(', '));
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each([
    ['customers', '?state=active&sort=-openBalance', 'openBalance recurringPerMonth'],
    ['orders', '?state=completed,failed&sort=-total&searchString=office', 'net tax total'],
    ['subscriptions', '?vendorId=v-norrvik&sort=renewsOn', 'recurringPerMonth commitmentLeft'],
    ['statements', '?state=paid,overdue&period=2025-12', 'net tax total paid balance'],
  ] as const)(
    '%s%s are all of their list, in its order, with its sums',
    async (file, query, sums) => {
      const call = await commerceCaller(sandbox, ADMIN_EMAIL);
      const get = await downloads(sandbox, ADMIN_EMAIL);
      const { json } = await call('GET', `/${file}${query}&pageSize=100`);
      const { rows } = tableOf((await get(`/${file}/export${query}&pageSize=1&pageNumber=7`)).text);
      expect(json.totalRecords).toBeGreaterThan(1);
      expect(rows.slice(0, 100).map(({ id }) => id)).toEqual(
        json.data.map(({ id }: { id: string }) => id),
      );
      expect(rows).toHaveLength(json.totalRecords);
      for (const { currency, ...amounts } of json.sums) {
        const own = rows.filter((row) => row.currency === currency);
        for (const name of sums.split(' ')) {
          // What is owed in another currency counts in that one's sum.
          const others =
            name === 'openBalance'
              ? rows.flatMap(({ otherBalances = '' }) => otherBalances.split('; '))
              : [];
          const inCurrency = others.filter((other) => other.startsWith(`${currency} `));
          const amountsIn = [
            ...own.map((row) => minor(row[name])),
            ...inCurrency.map((other) => minor(other.slice(4))),
          ];
          const sum = amountsIn.reduce((total, amount) => total + amount, 0);
          expect(sum, `${name} ${currency}`).toBe(amounts[name]);
        }
      }
    },
  );

  it('write amounts with all digits, times with Z, and nothing for what is missing', async () => {
    const get = await downloads(sandbox, ADMIN_EMAIL);
    const orders = tableOf((await get('/orders/export')).text).rows;
    for (const { net, total, createdAt } of orders) {
      for (const amount of [net, total]) expect(amount).toMatch(/^-?\d+\.\d\d$/);
      expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect(orders.some(({ endedAt }) => endedAt === '')).toBe(true);
    expect(orders.some(({ net }) => net?.startsWith('-'))).toBe(true);
    const drafts = tableOf((await get('/statements/export?state=draft')).text).rows;
    expect(drafts[0]).toMatchObject({ number: '', issuedOn: '', dueOn: '' });
  });

  it('know how many digits a currency has', async () => {
    const call = await commerceCaller(sandbox, RESELLER_EMAIL);
    const known = readCustomer((await call('GET', '/customers/customer-5')).json);
    const customers = (
      [
        ['BHD', 3_500],
        ['EUR', 5],
        ['JPY', 1_200],
      ] as const
    ).map(([currency, creditLimit]): Customer => {
      return { ...known, name: `New ${currency}`, currency, creditLimit, openBalance: 0 };
    });
    const file = csvFile('customers', customers, CUSTOMER_COLUMNS, 0);
    const { rows } = tableOf(await file.text());
    expect(
      rows.map(({ name, creditLimit, openBalance }) => [name, creditLimit, openBalance]),
    ).toEqual([
      ['New BHD', '3.500', '0.000'],
      ['New EUR', '0.05', '0.00'],
      ['New JPY', '1200', '0'],
    ]);
  });

  it('hold no formula', async () => {
    const world = createSandbox();
    const call = await commerceCaller(world, RESELLER_EMAIL);
    const name = '=1+1, "so"\r\n+2';
    await call('PATCH', '/customers/customer-5', { revision: 1, name });
    const get = await downloads(world, RESELLER_EMAIL);
    const { text } = await get('/customers/export?searchString=1%2B1');
    expect(text).toContain(`"'=1+1, ""so""\r\n+2"`);
    expect(tableOf(text).rows.map((row) => row.name)).toEqual([`'${name}`]);
  });

  it('are empty but for their header when nothing matches', async () => {
    const get = await downloads(sandbox, ADMIN_EMAIL);
    const { text } = await get('/orders/export?searchString=no-such-text');
    expect(readCsv(text)).toHaveLength(1);
    expect((await get('/orders/export?sort=colour')).status).toBe(400);
  });

  it('are for those who may export, and see', async () => {
    const buyer = await downloads(sandbox, BUYER_EMAIL);
    expect(JSON.parse((await buyer('/statements/export')).text).permission).toBe('Billing.Read');
    const customer = await downloads(sandbox, CUSTOMER_EMAIL);
    for (const [path, extra] of [
      ['/orders/export', { permission: 'Order.Export' }],
      ['/statements/export', { permission: 'Billing.Export' }],
      ['/customers/export', { minimumCustomerType: 1 }],
      ['/reconciliation/export?period=2026-02', { minimumCustomerType: 1 }],
    ] as const) {
      const { status, text } = await customer(path);
      expect([status, JSON.parse(text)], path).toMatchObject([
        403,
        { code: 'forbidden', ...extra },
      ]);
    }
    // Who may read subscriptions may take them along.
    const { status, text } = await customer('/subscriptions/export');
    const { names, rows } = tableOf(text);
    expect([status, new Set(rows.map(({ customerId }) => customerId))]).toEqual([
      200,
      new Set(['customer-3']),
    ]);
    expect(names).not.toContain('unitCost');
  });

  it('have costs for those who may see them', async () => {
    const world = createSandbox();
    const reseller = await downloads(world, RESELLER_EMAIL);
    expect(tableOf((await reseller('/subscriptions/export')).text).rows[0]?.unitCost).toMatch(/\d/);
    await allowOnly(world, RESELLER_EMAIL, ['Billing.Read', 'Billing.Export', 'Subscription.Read']);
    const clerk = await downloads(world, RESELLER_EMAIL);
    for (const path of ['/subscriptions/export', '/reconciliation/export?period=2026-02']) {
      expect((await clerk(path)).text).not.toMatch(/cost/i);
    }
  });
});
