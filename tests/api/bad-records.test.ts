import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivity } from '../../src/api/calls/activity';
import { readReconciliation, readStatement, readStatements } from '../../src/api/calls/billing';
import { readCart, readQuote } from '../../src/api/calls/cart';
import { readCustomers, readTenants } from '../../src/api/calls/customers';
import { readAttention, readSpend } from '../../src/api/calls/dashboard';
import { readNotifications } from '../../src/api/calls/notifications';
import { readOrder, readOrders } from '../../src/api/calls/orders';
import {
  readPriceList,
  readPriceLists,
  readProduct,
  readProducts,
} from '../../src/api/calls/products';
import { readRoleMembers, readRoles } from '../../src/api/calls/roles';
import { readDevices, readPasskeys } from '../../src/api/calls/sign-in-ways';
import { readSubscription, readSubscriptions } from '../../src/api/calls/subscriptions';
import { readUsers } from '../../src/api/calls/users';
import { type Entries, unreadableIn } from '../../src/domain/entries';
import type { Page } from '../../src/domain/paging';
import {
  ATTENTION,
  CART,
  CUSTOMER,
  ORDER,
  PRICE_LIST,
  PRODUCT,
  QUOTE,
  RECONCILIATION,
  SPEND,
  STATEMENT,
  SUBSCRIPTION,
} from './commerce-answers';

type Json = Readonly<Record<string, unknown>>;

/** A list: one of its records, its identifying field, and how a response is decoded. */
interface Listed {
  readonly record: Json;
  readonly idName: string;
  readonly read: (records: readonly unknown[]) => Entries<unknown>;
}

const pageOf =
  <T>(read: (body: unknown) => Page<T>): Listed['read'] =>
  (data) =>
    read({ data, totalRecords: 3, totalPages: 1 }).data;

const within =
  (whole: Json, name: string, read: (body: unknown) => object): Listed['read'] =>
  (entries) =>
    Object.entries(read({ ...whole, [name]: entries })).find(([key]) => key === name)?.[1];

const first = (entries: unknown): Json => (entries as readonly Json[])[0] ?? {};
const user = { email: 'a@x.test', firstname: 'A', lastname: 'B', roles: [], lastLoginDate: null };

const LISTS: Readonly<Record<string, Listed>> = {
  orders: { record: ORDER, idName: 'id', read: pageOf(readOrders) },
  subscriptions: { record: SUBSCRIPTION, idName: 'id', read: pageOf(readSubscriptions) },
  statements: { record: STATEMENT, idName: 'id', read: pageOf(readStatements) },
  customers: { record: CUSTOMER, idName: 'id', read: pageOf(readCustomers) },
  tenants: {
    record: { id: 'te-1', customerId: 'c-1', vendorId: 'v-1', domain: 'a.test', state: 'active' },
    idName: 'id',
    read: pageOf(readTenants),
  },
  products: { record: PRODUCT, idName: 'id', read: pageOf(readProducts) },
  'price lists': { record: PRICE_LIST, idName: 'id', read: pageOf(readPriceLists) },
  activity: {
    record: { id: 'a-1', at: '2026-01-01T00:00:00Z', action: 'order.placed', by: null, added: [] },
    idName: 'id',
    read: pageOf(readActivity),
  },
  users: {
    record: user,
    idName: 'email',
    read: pageOf(readUsers),
  },
  members: {
    record: user,
    idName: 'email',
    read: pageOf(readRoleMembers),
  },
  roles: {
    record: { name: 'Role', owner: 'System', permissions: [] },
    idName: 'name',
    read(records) {
      const map = Object.fromEntries(records.map((role, at) => [`role ${at}`, role ?? null]));
      return readRoles(map, JSON.stringify(map));
    },
  },
  notifications: {
    record: { id: 'n-1', title: 'A', createdAt: '2026-01-01T00:00:00Z', severity: 'info' },
    idName: 'id',
    read: readNotifications,
  },
  devices: { record: { id: 'd-1', name: 'Firefox' }, idName: 'id', read: readDevices },
  passkeys: { record: { id: 'k-1', name: 'Key' }, idName: 'id', read: readPasskeys },
  attention: { record: first(ATTENTION), idName: 'entityId', read: readAttention },
  spend: { record: first(SPEND), idName: 'period', read: readSpend },
  reconciliation: {
    record: first(RECONCILIATION),
    idName: 'subscriptionId',
    read: readReconciliation,
  },
  'lines of an order': {
    record: first(ORDER.lines),
    idName: 'id',
    read: within(ORDER, 'lines', readOrder),
  },
  'lines of a statement': {
    record: first(STATEMENT.lines),
    idName: 'id',
    read: within(STATEMENT, 'lines', readStatement),
  },
  payments: {
    record: first(STATEMENT.payments),
    idName: 'id',
    read: within(STATEMENT, 'payments', readStatement),
  },
  taxes: {
    record: first(STATEMENT.taxes),
    idName: 'taxBps',
    read: within(STATEMENT, 'taxes', readStatement),
  },
  'lines of a cart': {
    record: first(CART.lines),
    idName: 'id',
    read: within(CART, 'lines', readCart),
  },
  'lines of a quote': {
    record: first(QUOTE.lines),
    idName: 'lineId',
    read: within(QUOTE, 'lines', readQuote),
  },
  batches: {
    record: first(SUBSCRIPTION.batches),
    idName: 'quantity',
    read: within(SUBSCRIPTION, 'batches', readSubscription),
  },
  plans: {
    record: first(PRODUCT.plans),
    idName: 'id',
    read: within(PRODUCT, 'plans', readProduct),
  },
  'prices of its own': {
    record: first(PRICE_LIST.overrides),
    idName: 'planId',
    read: within(PRICE_LIST, 'overrides', readPriceList),
  },
};

const spoilt = fc.constantFrom<unknown>(
  ...[null, undefined, '', 'x', 1.5, -1, 2 ** 60, Number.MAX_VALUE, true, {}, [], [null], [[]]],
  ...[{ id: {} }, 'é'.repeat(10_001), { text: 'x'.repeat(10_001) }, '2026-02-30', '\ud800'],
);

/** Three records that differ in the identifying field. */
function three({ record, idName }: Listed): Json[] {
  const known = record[idName];
  return [1, 2, 3].map((at) => ({
    ...record,
    [idName]: typeof known === 'number' ? at : idName === 'period' ? `2026-0${at}` : `id-${at}`,
  }));
}

describe('one bad record never hides the others (contract §4.36)', () => {
  it.each(Object.entries(LISTS))('of %s', (_, listed) => {
    const good = three(listed);
    const [before, , after] = listed.read(good);
    expect(listed.read(good)).toHaveLength(3);
    const hasId = !['name', 'period', 'taxBps', 'quantity'].includes(listed.idName);
    const fields = [...Object.keys(listed.record), null];
    fc.assert(
      fc.property(fc.constantFrom(...fields), spoilt, (name, value) => {
        const [one, bad, other] = good;
        const broken = name === null ? value : { ...bad, [name]: value };
        const read = listed.read([one, broken, other]);
        expect([read[0], read.at(-1)]).toEqual([before, after]);
        const unreadable = unreadableIn(read);
        expect(read.length + unreadable.length).toBe(3);
        const isNamed = name !== null && name !== listed.idName && name !== 'id';
        for (const gap of unreadable) {
          expect(gap.before).toBe(1);
          if (isNamed && hasId) expect(gap.id).toBe(String(bad?.[listed.idName]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stops at 1,000 entries and at texts of 10,000 characters, with placeholders', () => {
    const many = Array.from({ length: 1_203 }, (_, at) => ({ ...ORDER, id: `o-${at}` }));
    const { data } = readOrders({ data: many });
    expect(data).toHaveLength(1_000);
    expect(unreadableIn(data)).toEqual([{ before: 1_000, id: null, count: 203 }]);
    const texts = [10_000, 10_001].map((length) => ({
      ...{ id: `n-${length}`, title: 'x'.repeat(length) },
    }));
    const notifications = readNotifications(texts);
    expect(notifications.map(({ id }) => id)).toEqual(['n-10000']);
    expect(unreadableIn(notifications)).toEqual([{ before: 1, id: 'n-10001' }]);
  });

  it('names a sum that cannot be read', () => {
    const sums = [{ currency: 'EUR', net: 2 ** 60, tax: 1 }];
    expect(readOrders({ data: [], sums }).sums).toEqual([
      { currency: 'EUR', amounts: { tax: 1 }, unreadable: ['net'] },
    ]);
  });
});
