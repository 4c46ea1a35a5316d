import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_LIST,
  ACTIVITY_READ,
  ACTIVITY_RECORD_NEEDS,
} from '../../src/domain/activity/activity-list';
import { RECONCILIATION_LIST } from '../../src/domain/billing/reconciliation-list';
import {
  areStatementsSummed,
  RECONCILIATION_EXPORT,
  RECONCILIATION_READ,
  STATEMENTS_EXPORT,
  STATEMENTS_LIST,
  STATEMENTS_READ,
  statementsListFor,
} from '../../src/domain/billing/statements-list';
import {
  CUSTOMER_TAB_LISTS,
  CUSTOMER_TAB_NEEDS,
  customerTabIn,
} from '../../src/domain/customers/customer-screen';
import { type ListRules, startOf } from '../../src/domain/list-query';
import { queryIn } from '../../src/domain/lists/list-address';
import { ORDERS_EXPORT, ORDERS_LIST, ORDERS_READ } from '../../src/domain/orders/orders-list';
import { PLAN_PRICES_LIST } from '../../src/domain/products/plan-prices-list';
import { PRICE_LISTS_READ } from '../../src/domain/products/price-list-access';
import { PRICE_LISTS_LIST } from '../../src/domain/products/price-lists-list';
import { CART_USE, cartAccess, PRODUCTS_READ } from '../../src/domain/products/product-access';
import { PRODUCTS_LIST } from '../../src/domain/products/products-list';
import { RENEWALS_LIST } from '../../src/domain/subscriptions/renewals';
import {
  SUBSCRIPTION_ORDERS,
  SUBSCRIPTION_PART_NEEDS,
  SUBSCRIPTIONS_READ as SUBSCRIPTION_READ,
} from '../../src/domain/subscriptions/subscription-screen';
import {
  SUBSCRIPTIONS_LISTS,
  SUBSCRIPTIONS_READ,
} from '../../src/domain/subscriptions/subscriptions-list';
import { type Need, type Viewer, viewerAccess } from '../../src/domain/users/permission-access';

interface Case {
  readonly rules: ListRules;
  readonly sorts: string;
  readonly filters: string;
  readonly days?: string;
  readonly months?: string;
}

const SUBSCRIPTION_SORTS =
  'productName customerName project state quantity unitPrice renewsOn commitmentLeft';
const CASES: Readonly<Record<string, Case>> = {
  activity: { rules: ACTIVITY_LIST, sorts: 'at', filters: 'area by', days: 'at' },
  reconciliation: {
    rules: RECONCILIATION_LIST,
    sorts: 'productName customerName net cost',
    filters: 'result',
  },
  statements: {
    rules: STATEMENTS_LIST,
    sorts: 'period number state customerName dueOn total balance',
    filters: 'state direction issuerId',
    months: 'period',
  },
  orders: {
    rules: ORDERS_LIST,
    sorts: 'createdAt number state customerName total',
    filters: 'state type',
    days: 'createdAt',
  },
  'prices of plans': {
    rules: PLAN_PRICES_LIST,
    sorts: 'productName unitPrice marginBps',
    filters: 'verdict origin vendorId',
  },
  'price lists': { rules: PRICE_LISTS_LIST, sorts: 'name', filters: 'currency ownerId' },
  products: {
    rules: PRODUCTS_LIST,
    sorts: 'name vendorName',
    filters: 'vendorId category kind term',
  },
  renewals: { rules: RENEWALS_LIST, sorts: '', filters: 'term' },
  'orders of a subscription': {
    rules: SUBSCRIPTION_ORDERS,
    sorts: 'createdAt number state total',
    filters: '',
  },
  subscriptions: {
    rules: SUBSCRIPTIONS_LISTS.all,
    sorts: SUBSCRIPTION_SORTS,
    filters: 'state vendorId term',
    days: 'renewsOn',
  },
  trials: {
    rules: SUBSCRIPTIONS_LISTS.trials,
    sorts: SUBSCRIPTION_SORTS,
    filters: 'state vendorId term',
    days: 'renewsOn',
  },
  'subscriptions that need attention': {
    rules: SUBSCRIPTIONS_LISTS.attention,
    sorts: SUBSCRIPTION_SORTS,
    filters: 'reason state vendorId term',
    days: 'renewsOn',
  },
  'overview of a customer': { rules: CUSTOMER_TAB_LISTS.overview, sorts: '', filters: '' },
  'subscriptions of a customer': {
    rules: CUSTOMER_TAB_LISTS.subscriptions,
    sorts: 'productName state quantity renewsOn',
    filters: 'state vendorId',
  },
  'orders of a customer': {
    rules: CUSTOMER_TAB_LISTS.orders,
    sorts: 'createdAt number state total',
    filters: 'state',
  },
  'statements of a customer': {
    rules: CUSTOMER_TAB_LISTS.statements,
    sorts: 'period state dueOn total balance',
    filters: 'state',
  },
  'tenants of a customer': { rules: CUSTOMER_TAB_LISTS.tenants, sorts: 'domain', filters: '' },
  'prices of a customer': {
    rules: CUSTOMER_TAB_LISTS.prices,
    sorts: 'productName unitPrice',
    filters: 'vendorId',
  },
  'users of a customer': {
    rules: CUSTOMER_TAB_LISTS.users,
    sorts: 'name roles lastLoginDate',
    filters: '',
  },
};
const wordsOf = (text = '') => text.split(' ').filter(Boolean);

describe.each(Object.entries(CASES))('the address of the %s', (_, { rules, ...names }) => {
  it('holds the orders that its server knows', () => {
    const known = wordsOf(names.sorts).flatMap((name) => [name, `-${name}`]);
    const read = [...known, '-', 'constructor'].map(
      (sort) => queryIn(new URLSearchParams({ sort }), rules).sort,
    );
    expect(read).toEqual([...known, '', '']);
  });

  it('holds the filters that its server knows, days as days and months as months', () => {
    const filters: Record<string, readonly string[]> = {};
    for (const name of wordsOf(names.filters)) filters[name] = ['some'];
    for (const name of wordsOf(names.days)) {
      filters[`${name}From`] = ['2026-10-01'];
      filters[`${name}To`] = ['2026-10-31'];
    }
    for (const name of wordsOf(names.months)) filters[name] = ['2026-10'];
    const address = new URLSearchParams({ other: 'some', '': 'some' });
    for (const [name, [value = '']] of Object.entries(filters)) address.set(name, value);
    expect(queryIn(address, rules).filters).toEqual(filters);
  });
});

it.each([RECONCILIATION_LIST, PLAN_PRICES_LIST, CUSTOMER_TAB_LISTS.prices, PRODUCTS_LIST])(
  'these lists begin with 20 rows',
  (rules) => {
    expect(startOf(rules).pageSize).toBe(20);
  },
);

describe('what a page takes', () => {
  const viewer = (customerType: Viewer['customerType'], ...allowedActions: string[]): Viewer => ({
    email: 'nora@plinth.example',
    customerId: 'c-1',
    customerType,
    allowedActions,
  });
  const CASES: readonly (readonly [page: string, need: Need, permission: string])[] = [
    ['all activity', ACTIVITY_READ, 'Settings.AuditLog'],
    ['the activity of an order', ACTIVITY_RECORD_NEEDS.order, 'Order.Read'],
    ['the activity of a subscription', ACTIVITY_RECORD_NEEDS.subscription, 'Subscription.Read'],
    ['the activity of a customer', ACTIVITY_RECORD_NEEDS.customer, 'Customer.Read'],
    ['the activity of a statement', ACTIVITY_RECORD_NEEDS.statement, 'Billing.Read'],
    ['the activity of a price list', ACTIVITY_RECORD_NEEDS.priceList, 'Marketplace.Prices'],
    ['the activity of a user', ACTIVITY_RECORD_NEEDS.user, 'User.Read'],
    ['the activity of a role', ACTIVITY_RECORD_NEEDS.role, 'Permissions.Read'],
    ['the statements', STATEMENTS_READ, 'Billing.Read'],
    ['the statements as a file', STATEMENTS_EXPORT, 'Billing.Export'],
    ['the reconciliation', RECONCILIATION_READ, 'Billing.Read'],
    ['the reconciliation as a file', RECONCILIATION_EXPORT, 'Billing.Export'],
    ['the orders', ORDERS_READ, 'Order.Read'],
    ['the orders as a file', ORDERS_EXPORT, 'Order.Export'],
    ['the cart', CART_USE, 'Marketplace.ReadWrite'],
    ['the products', PRODUCTS_READ, 'Marketplace.Read'],
    ['the price lists', PRICE_LISTS_READ, 'Marketplace.Prices'],
    ['the subscriptions', SUBSCRIPTIONS_READ, 'Subscription.Read'],
    ['a subscription', SUBSCRIPTION_READ, 'Subscription.Read'],
    ['the orders of a subscription', SUBSCRIPTION_PART_NEEDS.orders, 'Order.Read'],
    ['the charges of a subscription', SUBSCRIPTION_PART_NEEDS.charges, 'Billing.Read'],
    ['the subscriptions of a customer', CUSTOMER_TAB_NEEDS.subscriptions, 'Subscription.Read'],
    ['the orders of a customer', CUSTOMER_TAB_NEEDS.orders, 'Order.Read'],
    ['the statements of a customer', CUSTOMER_TAB_NEEDS.statements, 'Billing.Read'],
  ];

  it.each(CASES)('for %s is a permission', (_, need, permission) => {
    expect(viewerAccess(viewer(1, permission), need)).toEqual({ allowed: true });
    expect(viewerAccess(viewer(1), need)).toMatchObject({ reason: 'noPermission' });
  });

  it.each([RECONCILIATION_READ, RECONCILIATION_EXPORT, PRICE_LISTS_READ])(
    'is customers of one’s own, where they are what it is about',
    (need) => {
      expect(viewerAccess(viewer(0, need.permission), need).reason).toBe('customerType');
    },
  );

  it('is the permission to buy, for the cart', () => {
    expect(cartAccess(viewer(0, 'Marketplace.ReadWrite')).allowed).toBe(true);
    expect(cartAccess(viewer(0, 'Marketplace.Read')).allowed).toBe(false);
    expect(cartAccess(null).allowed).toBe(true);
  });
});

it('statements are added up where they are one company’s claims (DAY6)', () => {
  const issued = { filters: { issuerId: ['c-2'] } };
  expect(([0, 1, 2] as const).map((level) => areStatementsSummed(level, issued))).toEqual([
    ...[true, false, true],
  ]);
  const one = { filters: { direction: ['payable'] } };
  const both = { filters: { direction: ['payable', 'receivable'] } };
  const sums = ([0, 1, 2] as const).map((customerType) =>
    [{ filters: {} }, one, both].map((query) => areStatementsSummed(customerType, query)),
  );
  expect(sums).toEqual([
    [true, true, true],
    [false, true, false],
    [false, false, false],
  ]);
  const provider = { customerType: 2, customerId: 'c-1' } as const;
  expect(statementsListFor(provider).start).toEqual({ filters: { issuerId: ['c-1'] } });
  expect(statementsListFor({ ...provider, customerType: 1 })).toBe(STATEMENTS_LIST);
  expect(statementsListFor(null)).toBe(STATEMENTS_LIST);
});

it('the address of a customer contains the tab, and an unknown one is the first', () => {
  const tabs = ['overview', 'subscriptions', 'orders', 'statements', 'tenants', 'prices', 'users'];
  expect(tabs.map(customerTabIn)).toEqual(tabs);
  for (const rubbish of [null, '', 'bills', 'constructor']) {
    expect(customerTabIn(rubbish)).toBe('overview');
  }
});
