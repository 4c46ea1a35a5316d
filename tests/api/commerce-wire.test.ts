import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getReconciliation, getStatement } from '../../src/api/calls/billing';
import { getCart, getQuote } from '../../src/api/calls/cart';
import { exportCustomers, getCustomer, listCustomers } from '../../src/api/calls/customers';
import { getDashboardSummary, listAttention, listSpend } from '../../src/api/calls/dashboard';
import {
  getOrder,
  listOrders,
  placeOrders,
  previewRetry,
  reorder,
} from '../../src/api/calls/orders';
import { getPriceList, getProduct, listEndDates } from '../../src/api/calls/products';
import {
  getSubscription,
  listSubscriptions,
  previewChange,
} from '../../src/api/calls/subscriptions';
import type { ApiClient } from '../../src/api/client';
import {
  cartConflictOf,
  customerConflictOf,
  invalidFieldsOf,
  orderConflictOf,
  statementConflictOf,
  subscriptionConflictOf,
} from '../../src/api/conflicts';
import { arithmeticOf } from '../../src/domain/billing/charge';
import { readCsv } from '../../src/domain/text/csv';
import {
  ATTENTION,
  CART,
  CUSTOMER,
  END_DATES,
  ORDER,
  PREVIEW,
  PRICE_LIST,
  PRODUCT,
  QUOTE,
  RECONCILIATION,
  RETRY_PREVIEW,
  SPEND,
  STATEMENT,
  SUBSCRIPTION,
  SUMMARY,
} from './commerce-answers';
import { CALLS } from './every-call';
import { failure, json, setUp } from './support';

/** What a call makes of an answer. */
function read<T>(call: (client: ApiClient) => Promise<T>, body: unknown): Promise<T> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return call(setUp(() => new Response(text)).client);
}

const id = { id: 'x' };
const page = { pageNumber: 1, pageSize: 10 };
const cart = (client: ApiClient) => getCart(client);
const quote = (client: ApiClient) => getQuote(client, { revision: 4 });
const order = (client: ApiClient) => getOrder(client, id);
const product = (client: ApiClient) => getProduct(client, id);
const subscription = (client: ApiClient) => getSubscription(client, id);
const statement = (client: ApiClient) => getStatement(client, id);
const preview = (client: ApiClient) => previewChange(client, { ...id, change: { kind: 'cancel' } });
const at = (time: string) => new Date(time);

describe('the answers of the page', () => {
  it('are read field by field, times as instants and days as they are', async () => {
    expect(await read(product, PRODUCT)).toEqual(PRODUCT);
    expect(await read((c) => getPriceList(c, id), PRICE_LIST)).toEqual(PRICE_LIST);
    expect(await read(cart, CART)).toEqual({
      ...CART,
      expiresAt: at('2026-12-22T05:00:00Z'),
      updatedAt: at('2026-11-22T05:00:00Z'),
      lastPurchase: { ...CART.lastPurchase, at: at('2026-11-20T08:00:00Z') },
    });
    expect(await read(quote, QUOTE)).toEqual({
      ...QUOTE,
      validUntilAt: at('2026-11-22T05:15:00Z'),
      lines: [{ ...QUOTE.lines[0], cancelUntilAt: at('2026-11-29T05:00:00Z') }],
    });
    const times = { createdAt: at('2026-11-22T05:01:00Z'), endedAt: at('2026-11-22T05:01:09Z') };
    const events = [{ ...ORDER.events[0], at: at('2026-11-22T05:01:00Z') }];
    const heldUntilAt = at('2026-12-06T05:01:00Z');
    expect(await read(order, ORDER)).toEqual({ ...ORDER, ...times, heldUntilAt, events });
    const line = { id: 'o-1', lineId: 'l-1' };
    expect(await read((c) => previewRetry(c, line), RETRY_PREVIEW)).toEqual({
      ...RETRY_PREVIEW,
      cancelUntilAt: at('2026-12-01T05:00:00Z'),
    });
    expect(await read((c) => getCustomer(c, id), CUSTOMER)).toEqual({
      ...CUSTOMER,
      agreementAcceptedAt: at('2026-01-10T09:00:00Z'),
    });
    expect(await read(subscription, SUBSCRIPTION)).toEqual({
      ...SUBSCRIPTION,
      batches: [
        {
          quantity: 10,
          fromAt: at('2026-05-10T09:00:00Z'),
          cancelUntilAt: at('2026-05-17T09:00:00Z'),
        },
      ],
    });
    expect(await read(preview, PREVIEW)).toEqual({
      ...PREVIEW,
      status: 'ready',
      validUntilAt: at('2026-11-22T05:15:00Z'),
    });
    expect(await read(statement, STATEMENT)).toEqual(STATEMENT);
    expect(await read((c) => getReconciliation(c, { period: '2026-10' }), RECONCILIATION)).toEqual(
      RECONCILIATION,
    );
    expect(await read(getDashboardSummary, SUMMARY)).toEqual(SUMMARY);
    expect(await read(listAttention, ATTENTION)).toEqual(ATTENTION);
    expect(await read(listSpend, SPEND)).toEqual(SPEND);
  });

  it('are read from inside of data as well', async () => {
    expect((await read(cart, { data: CART })).id).toBe('ca-1');
    expect((await read(preview, { data: PREVIEW })).status).toBe('ready');
    const placed = { orders: [ORDER], cart: CART };
    const place = (client: ApiClient) =>
      placeOrders(client, { quoteId: 'q-1', confirm: [], termsAccepted: true });
    for (const body of [placed, { data: placed }]) {
      const answer = await read(place, body);
      expect(answer).toMatchObject({ orders: [{ id: 'o-1' }], cart: { id: 'ca-1' } });
    }
  });

  it('add up by our own rules, so that their arithmetic can be shown', () => {
    const charges = [...QUOTE.lines, ...PREVIEW.lines, ...STATEMENT.lines];
    for (const charge of charges) expect(arithmeticOf(charge)).not.toBeNull();
  });

  it('may say why a change is refused', async () => {
    const refusal = { code: 'window_closed', message: 'Too late.', instead: 'scheduleAtRenewal' };
    expect(await read(preview, { refusal: { ...refusal, lowestQuantity: 8 } })).toEqual({
      status: 'refused',
      ...refusal,
      lowestQuantity: 8,
    });
    expect(await read(preview, { refusal: { code: 'changing', message: 'Wait.' } })).toEqual({
      status: 'refused',
      code: 'changing',
      message: 'Wait.',
      instead: null,
      lowestQuantity: null,
    });
  });

  it('name the days on which a term can end, and why one cannot be chosen', async () => {
    const ask = (client: ApiClient) =>
      listEndDates(client, { customerId: 'c-1', planId: 'pl-1', quantity: 25 });
    expect(await read(ask, END_DATES)).toEqual([
      { ...END_DATES[0], subscriptionId: null, refusal: null },
      { ...END_DATES[1], firstNet: null },
    ]);
  });

  it('name what could not be ordered again', async () => {
    const gone = { planId: 'pl-9', code: 'plan_retired', message: 'No longer sold.' };
    const body = { ...CART, notAdded: [gone, null] };
    // It stands beside the cart wherever the cart is, or beside `data`.
    for (const each of [body, { data: body }, { data: CART, notAdded: [gone] }]) {
      const answer = await read((c) => reorder(c, id), each);
      expect(answer).toMatchObject({
        cart: { id: 'ca-1' },
        notAdded: [{ ...gone, productName: null }],
      });
    }
  });
});

describe('the preview of a change', () => {
  it.each([
    [{ kind: 'seats', quantity: 15 }, 'kind=seats&quantity=15'],
    [{ kind: 'plan', planId: 'pl/2' }, 'kind=plan&planId=pl%2F2'],
    [{ kind: 'cancel' }, 'kind=cancel'],
  ] as const)('is asked for by %j with %s alone', async (change, query) => {
    const { client, seen } = setUp(() => json(PREVIEW));
    await previewChange(client, { ...id, change });
    expect(new URL(seen[0]?.url ?? '').search).toBe(`?${query}`);
  });
});

describe('a day', () => {
  it('of an instant is the one that it is written with', async () => {
    const startOn = '2026-05-10T23:30:00-05:00';
    const answer = await read(subscription, { ...SUBSCRIPTION, startOn });
    expect(answer.startOn).toBe('2026-05-10');
  });
});

describe('what is missing', () => {
  it('is absent for costs, and null for the rest', async () => {
    const { unitCost: _, assigned: __, renewsOn: ___, ...known } = SUBSCRIPTION;
    const answer = await read(subscription, known);
    expect('unitCost' in answer).toBe(false);
    expect(answer).toMatchObject({ assigned: null, renewsOn: null });
    const [plan] = PRODUCT.plans;
    const { unitPrice: p, nextPrice: n, unitCost: c, ...bare } = plan ?? {};
    const [read_] = (await read(product, { ...PRODUCT, plans: [bare] })).plans;
    expect(read_).toMatchObject({ unitPrice: null, nextPrice: null });
    expect(read_ && 'unitCost' in read_).toBe(false);
    expect([p, n, c]).toHaveLength(3);
    const { priceListId: _p, creditLimit: _c, recurringPerMonth: _r, ...own } = CUSTOMER;
    const told = await read((client) => getCustomer(client, id), own);
    expect(told).toMatchObject({ priceListId: null, recurringPerMonth: null });
    // No limit is another answer than none.
    expect(told).not.toHaveProperty('creditLimit');
    const unlimited = { ...CUSTOMER, creditLimit: null, recurringPerMonth: null };
    expect(await read((client) => getCustomer(client, id), unlimited)).toMatchObject({
      creditLimit: null,
    });
  });

  it('of an order says null where its lines differ, and nothing where the server does not', async () => {
    const differing = { term: null, cycle: null, unitPrice: null, recurring: null };
    expect(await read(order, { ...ORDER, ...differing })).toMatchObject(differing);
    const { term: _t, cycle: _c, unitPrice: _u, recurring: _r, ...older } = ORDER;
    const answer = await read(order, older);
    for (const name of Object.keys(differing)) expect(answer).not.toHaveProperty(name);
  });

  it('is absent in a row as the page says', async () => {
    const { events: _, ...row } = ORDER;
    const orders = await read((c) => listOrders(c, page), { data: [row] });
    expect(orders.data[0]?.events).toBeNull();
    const { windows: _w, ...summary } = SUMMARY;
    expect(await read(getDashboardSummary, summary)).toEqual(summary);
  });

  it('is never a price of 0: without its amount an answer is unexpected', async () => {
    const without = (record: object, name: string, value?: unknown) => ({
      ...record,
      [name]: value,
    });
    const cases = [
      [order, ORDER, ['net', 'tax', 'total']],
      [statement, STATEMENT, ['net', 'total', 'balance', 'paid', 'period']],
      [subscription, SUBSCRIPTION, ['unitPrice', 'commitmentLeft', 'quantity', 'startOn']],
      [preview, PREVIEW, ['total', 'recurringAfter']],
      [quote, QUOTE, ['cartRevision']],
      [cart, CART, ['revision']],
    ] as const;
    for (const [call, record, names] of cases) {
      for (const name of names) {
        for (const value of [undefined, null, 'x', 1.5, {}, true]) {
          const error = await failure(read<unknown>(call, without(record, name, value)));
          expect(error.kind, `${name} ${value}`).toBe('unexpected');
        }
      }
    }
    // Nor is a record that nothing else could be asked of.
    for (const value of ['', null, 'c-\ud800']) {
      const nameless = without(CUSTOMER, 'id', value);
      for (const body of [nameless, { data: nameless }]) {
        const error = await failure(read((c) => getCustomer(c, id), body));
        expect(error.kind, `${value}`).toBe('unexpected');
      }
    }
    // Nor is a preview without the key that makes sure that it happens once.
    const keyless = await failure(read(preview, without(PREVIEW, 'previewId', '')));
    expect(keyless.kind).toBe('unexpected');
  });
});

describe('a value that is not known', () => {
  it('is its text, and breaks nothing', async () => {
    const migrating = { ...SUBSCRIPTION, state: 'migrating', term: 'P5Y', cycle: 'week' };
    const list = await read((c) => listSubscriptions(c, page), {
      data: [migrating, { ...SUBSCRIPTION, id: 's-2' }],
    });
    expect(list.data.map(({ state }) => state)).toEqual(['migrating', 'active']);
    const lines = [{ ...ORDER.lines[0], state: 'paused' }];
    expect((await read(order, { ...ORDER, type: 'move', lines })).lines[0]?.state).toBe('paused');
    const issues = [{ severity: 'hint', code: 'new_code', message: 'Look' }];
    expect((await read(quote, { ...QUOTE, issues })).issues).toMatchObject(issues);
    const [attention] = await read(listAttention, [{ kind: 'comet', entityId: 'x', text: 'Look' }]);
    expect(attention?.kind).toBe('comet');
  });

  it('may be called as anything that objects inherit', async () => {
    const odd = { ...SUBSCRIPTION, state: 'constructor', term: '__proto__', cycle: 'toString' };
    expect(await read(subscription, odd)).toMatchObject({ state: 'constructor' });
  });
});

describe('usage', () => {
  it('has prices and quantities as texts, and no days', async () => {
    const [line] = QUOTE.lines;
    const { days: _, ofDays: __, ...rest } = line ?? {};
    const usage = { ...rest, quantity: '0', unitPrice: '0.0125', net: 0 };
    const [answer] = (await read(quote, { ...QUOTE, lines: [usage] })).lines;
    expect(answer).toMatchObject({ quantity: '0', unitPrice: '0.0125', days: null, ofDays: null });
    expect(answer && arithmeticOf(answer)).toBeNull();
  });
});

describe('lists', () => {
  it('have facets and sums where the server has counted them', async () => {
    const answer = await read((c) => listCustomers(c, page), {
      // Half a character is no id either: no address can spell it.
      data: [CUSTOMER, { name: 'no id' }, { ...CUSTOMER, id: 'c-\ud800' }, null],
      totalRecords: 21,
      totalPages: 3,
      facets: {
        state: [
          { value: 'active', count: 5, label: 'Active' },
          { value: 'merged', count: 1 },
        ],
      },
      sums: [
        { currency: 'CHF', openBalance: 12000, note: 'x' },
        { currency: 'EUR', openBalance: -5 },
        { openBalance: 1 },
      ],
    });
    expect(answer.data.map((row) => row.id)).toEqual(['c-1']);
    expect(answer.facets).toEqual([
      {
        field: 'state',
        values: [
          { value: 'active', count: 5, label: 'Active' },
          { value: 'merged', count: 1 },
        ],
      },
    ]);
    expect(answer.sums).toEqual([
      { currency: 'CHF', amounts: { openBalance: 12000 }, unreadable: ['note'] },
      { currency: 'EUR', amounts: { openBalance: -5 } },
    ]);
  });

  it('are files as well, with the mark that reading an answer takes away', async () => {
    const text = '\uFEFFid,name\r\nc-1,"Halvorsen, AS"\r\n';
    const file = await read((c) => exportCustomers(c, {}), text);
    expect(file).toBe(text);
    expect(readCsv(file)[1]).toEqual(['c-1', 'Halvorsen, AS']);
  });
});

describe('a refusal', () => {
  const refuse = async (body: unknown, status = 409) => {
    const { client } = setUp(() => json(body, { status }));
    return failure(getOrder(client, id));
  };

  it('carries its code, and the newest state', async () => {
    const error = await refuse({ message: 'Changed', code: 'cart_changed', cart: CART });
    expect(error).toMatchObject({ code: 'cart_changed', serverMessage: 'Changed' });
    expect(cartConflictOf(error)).toMatchObject({
      code: 'cart_changed',
      cart: { revision: 4 },
      quote: null,
      orders: [],
    });
    const ordered = await refuse({ code: 'already_ordered', orders: [ORDER], quote: QUOTE });
    expect(cartConflictOf(ordered)).toMatchObject({
      orders: [{ id: 'o-1' }],
      quote: { id: 'q-1' },
    });
    expect(orderConflictOf(ordered)?.id).toBe('o-1');
    const others = await refuse({
      subscription: SUBSCRIPTION,
      customer: CUSTOMER,
      statement: STATEMENT,
    });
    expect(subscriptionConflictOf(others)?.revision).toBe(2);
    expect(customerConflictOf(others)?.revision).toBe(3);
    expect(statementConflictOf(others)?.id).toBe('st-1');
  });

  it.each([null, 'text', 3, [], {}, { code: 7, cart: 'x', orders: 3, quote: { id: 'q' } }])(
    'with the body %j says nothing, and breaks nothing',
    async (body) => {
      const error = await refuse(body);
      expect(cartConflictOf(error)).toMatchObject({ cart: null, quote: null, orders: [] });
      expect([
        orderConflictOf(error),
        subscriptionConflictOf(error),
        customerConflictOf(error),
        statementConflictOf(error),
      ]).toEqual([null, null, null, null]);
      expect(invalidFieldsOf(error)).toEqual([]);
    },
  );

  it('names each field, and the line that it is of', async () => {
    const errors = [
      {
        lineId: 'l-1',
        field: 'quantity',
        code: 'quantity_range',
        message: 'The quantity must be 1 to 300.',
      },
      null,
    ];
    const error = await refuse({ message: 'No', code: 'invalid', errors }, 422);
    expect(error.fields).toEqual([{ field: 'quantity', text: 'The quantity must be 1 to 300.' }]);
    expect(invalidFieldsOf(error)).toEqual([{ ...errors[0], targetId: null }]);
  });
});

describe('an answer with anything wrong in it', () => {
  /** Every place in a JSON value, as a path. */
  function placesOf(
    value: unknown,
    path: readonly (string | number)[] = [],
  ): (string | number)[][] {
    if (typeof value !== 'object' || value === null) return [[...path]];
    return [
      [...path],
      ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    ];
  }

  function withValueAt(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
    const [first, ...rest] = path;
    if (first === undefined) return by;
    if (Array.isArray(value)) {
      return value.map((each, at) =>
        String(at) === String(first) ? withValueAt(each, rest, by) : each,
      );
    }
    const record = value as Record<string, unknown>;
    return { ...record, [first]: withValueAt(record[first], rest, by) };
  }

  const calls = Object.entries(CALLS).filter(([, { answer }]) => typeof answer === 'object');

  it('is read or refused as unexpected, and never throws anything else', async () => {
    const rubbish = fc.oneof(
      fc.constantFrom(
        undefined,
        null,
        '',
        'x',
        '0001-01-01T00:00:00',
        '2026-02-30',
        -1,
        1.5,
        1e300,
        Number.MAX_SAFE_INTEGER + 1,
        true,
        [],
        {},
        [null],
        [[]],
        { id: '' },
        '__proto__',
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls).chain(([name, call]) => {
          const places = placesOf(call.answer);
          return fc.tuple(
            fc.constant(name),
            fc.constant(call),
            fc.array(fc.tuple(fc.constantFrom(...places), rubbish), { minLength: 1, maxLength: 3 }),
          );
        }),
        async ([, call, changes]) => {
          const body = changes.reduce<unknown>((value, [path, by]) => {
            try {
              return withValueAt(value, path, by);
            } catch {
              return value;
            }
          }, call.answer);
          const { client } = setUp(() => new Response(JSON.stringify(body) ?? ''));
          await call.run(client).then(
            () => {},
            (error: unknown) =>
              expect(error).toMatchObject({ name: 'ApiError', kind: 'unexpected' }),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
