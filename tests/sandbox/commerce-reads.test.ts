import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';

const ORIGIN = 'http://portal.test';
const sandbox = createSandbox();

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: {
    readonly data?: readonly Readonly<Record<string, unknown>>[];
    readonly totalRecords?: number;
    readonly sums?: readonly Readonly<Record<string, unknown>>[];
    readonly facets?: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  } & Readonly<Record<string, unknown>>;
}

/** Asks as somebody. */
async function as(email: string | null): Promise<(path: string) => Promise<Answer>> {
  const signIn = new Request(`${ORIGIN}/app/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const session = email ? (await sandbox.fetch(signIn)).headers.get(SESSION_HEADER) : null;
  return async (path) => {
    const headers = { [SESSION_HEADER]: session ?? '' };
    const answer = await sandbox.fetch(new Request(`${ORIGIN}/app${path}`, { headers }));
    const text = await answer.text();
    return { status: answer.status, text, json: JSON.parse(text) };
  };
}

describe('a list of just some records (workday §9.16)', () => {
  it.each([
    ['/orders', 'id'],
    ['/subscriptions', 'id'],
    ['/statements', 'id'],
    ['/customers', 'id'],
    ['/products', 'id'],
    ['/price-lists', 'id'],
    ['/activity', 'id'],
    ['/users', 'email'],
  ])('%s has those alone, and refuses more than 200', async (path, key) => {
    const get = await as(ADMIN_EMAIL);
    const { data = [] } = (await get(path)).json;
    const ids = data.slice(0, 2).map((row) => encodeURIComponent(String(row[key])));
    const some = (await get(`${path}?ids=${ids},not-there`)).json;
    expect(some.totalRecords).toBe(Math.min(2, data.length));
    expect(some.data?.map((row) => row[key]).sort()).toEqual(
      data
        .slice(0, 2)
        .map((row) => row[key])
        .sort(),
    );
    const many = Array.from({ length: 201 }, (_, at) => `x-${at}`).join(',');
    expect((await get(`${path}?ids=${many}`)).status).toBe(400);
    expect((await get(`${path}?ids=${many.slice(0, many.lastIndexOf(','))}`)).status).toBe(200);
  });

  it('roles are named by their names, and a file has those alone', async () => {
    const get = await as(ADMIN_EMAIL);
    const roles = Object.keys((await get('/roles/roles')).json);
    const [one = ''] = roles;
    const found = (await get(`/roles/roles?ids=${encodeURIComponent(one)}`)).json;
    expect(Object.keys(found)).toEqual([one]);
    const members = `role=${encodeURIComponent(one)}&filter=${encodeURIComponent(
      JSON.stringify({ pageNumber: 1, pageSize: 20, ids: 'nobody@plinth.example' }),
    )}`;
    expect((await get(`/roles/users-per-role?${members}`)).json.totalRecords).toBe(0);
  });
});

describe('lists of commerce', () => {
  it.each([
    ['/subscriptions?view=renewing', 12],
    ['/subscriptions?view=window', 6],
    ['/subscriptions?view=trial', 4],
    ['/subscriptions?state=suspended', 9],
    ['/subscriptions?state=active,migrating', 129],
    ['/subscriptions', 160],
    ['/orders?view=failed', 9],
    ['/orders?view=open', 12],
    ['/orders?view=waitingForMe', 6],
    ['/orders?view=waitingForMe,failed', 15],
    ['/statements?state=overdue', 4],
    // Resellers issued them: they are no claims of the provider's (DAY6).
    ['/statements?state=overdue&direction=receivable', 0],
    ['/statements?state=overdue&direction=others', 4],
    ['/customers', 28],
    ['/customers?level=0&state=active', 22],
    ['/subscriptions?term=P9Y', 0],
    ['/subscriptions?colour=red', 160],
  ])('%s has %i records for the provider (commerce §8)', async (path, count) => {
    const get = await as(ADMIN_EMAIL);
    const { status, json } = await get(path);
    expect([status, json.totalRecords]).toEqual([200, count]);
  });

  it('have sums over all pages, a currency each, and facets without their own filter', async () => {
    const get = await as(ADMIN_EMAIL);
    const all = (await get('/orders?pageSize=100&state=partlyCompleted')).json;
    const page = (await get('/orders?pageSize=1&state=partlyCompleted')).json;
    const total = all.data?.reduce((sum, row) => sum + Number(row.total), 0);
    expect(page.sums).toEqual([expect.objectContaining({ currency: 'EUR', total })]);
    expect(page.facets?.state?.find(({ value }) => value === 'completed')?.count).toBe(62);
    expect((await get('/subscriptions?term=P9Y')).json).toMatchObject({ data: [], sums: [] });
    const statements = (await get('/statements?pageSize=1')).json;
    expect(statements.sums?.map(({ currency }) => currency)).toEqual(['CHF', 'EUR']);
  });

  it('are sorted, searched and cut to days, both of them included', async () => {
    const get = await as(ADMIN_EMAIL);
    const totals = async (sort: string) =>
      (await get(`/orders?sort=${sort}&pageSize=100`)).json.data?.map(({ total }) => Number(total));
    const up = await totals('total');
    expect(up).toEqual(up?.toSorted((one, other) => one - other));
    expect(await totals('-total')).toEqual(up?.toReversed());
    const [found] = (await get('/customers?searchString=%20HALV')).json.data ?? [];
    expect(found?.name).toBe('Halvorsen AS');
    const day = (await get('/subscriptions?renewsOnFrom=2026-03-03&renewsOnTo=2026-03-03')).json;
    expect(day.data?.map(({ renewsOn }) => renewsOn)).toEqual(['2026-03-03']);
    for (const bad of ['sort=colour', 'createdAtFrom=2026-02-30', 'pageSize=101', 'pageNumber=0']) {
      expect((await get(`/orders?${bad}`)).status, bad).toBe(400);
    }
  });

  it('have no lines, payments and events, which single records have', async () => {
    const get = await as(ADMIN_EMAIL);
    const [order] = (await get('/orders?pageSize=1')).json.data ?? [];
    const [statement] = (await get('/statements?pageSize=1')).json.data ?? [];
    expect(Object.keys(order ?? {})).not.toContain('events');
    for (const name of ['lines', 'payments', 'taxes']) expect(statement).not.toHaveProperty(name);
    expect((await get(`/orders/${order?.id}`)).json).toHaveProperty('events');
    expect((await get(`/statements/${statement?.id}`)).json).toHaveProperty('lines');
  });
});

describe('who sees what (wire §1)', () => {
  it('another company’s records are not there', async () => {
    const [reseller, customer] = [await as(RESELLER_EMAIL), await as(CUSTOMER_EMAIL)];
    expect((await reseller('/customers')).json.totalRecords).toBe(14);
    expect((await reseller('/customers/customer-19')).status).toBe(404);
    const own = (await customer('/subscriptions?pageSize=100')).json.data ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ customerId }) => customerId))).toEqual(new Set(['customer-3']));
    const others = (await reseller('/subscriptions?pageSize=100')).json.data ?? [];
    const other = others.find(({ customerId }) => customerId !== 'customer-3');
    expect((await customer(`/subscriptions/${other?.id}`)).json.code).toBe('not_found');
  });

  it('costs are for those who may see them, and never in an answer to a customer', async () => {
    const [admin, customer] = [await as(ADMIN_EMAIL), await as(CUSTOMER_EMAIL)];
    expect((await admin('/subscriptions')).text).toContain('unitCost');
    const [statement] = (await customer('/statements')).json.data ?? [];
    for (const path of ['/subscriptions?pageSize=100', `/statements/${statement?.id}`, '/orders']) {
      expect((await customer(path)).text, path).not.toMatch(/cost/i);
    }
  });

  it('one’s own company is visible to everybody, in part', async () => {
    const customer = await as(CUSTOMER_EMAIL);
    const { status, json } = await customer('/customers/customer-3');
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(['openBalance', 'contact', 'revision']),
    );
    for (const name of ['priceListId', 'creditLimit', 'recurringPerMonth']) {
      expect(json).not.toHaveProperty(name);
    }
    expect((await customer('/customers/customer-3/tenants')).json.totalRecords).toBeGreaterThan(0);
  });

  it('is refused by session, level and permission, in this order', async () => {
    const nobody = await as(null);
    expect((await nobody('/customers')).status).toBe(401);
    const customer = await as(CUSTOMER_EMAIL);
    expect((await customer('/customers')).json).toMatchObject({
      code: 'forbidden',
      minimumCustomerType: 1,
    });
    const none = await as(NO_ROLE_EMAIL);
    expect((await none('/orders/nope')).json).toMatchObject({
      code: 'forbidden',
      permission: 'Order.Read',
    });
  });
});

it('a world without lists has none of these either', async () => {
  const empty = createSandbox({ scenario: 'emptyEverything' });
  const headers = { [SESSION_HEADER]: empty.openingSession ?? '' };
  for (const path of ['/subscriptions', '/orders', '/statements']) {
    const answer = await empty.fetch(new Request(`${ORIGIN}/app${path}`, { headers }));
    expect(await answer.json(), path).toMatchObject({ data: [], totalRecords: 0, totalPages: 0 });
  }
});
