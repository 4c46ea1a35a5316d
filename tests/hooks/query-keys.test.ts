import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../src/domain/list-query';
import {
  activityKeys,
  cartKeys,
  customerKeys,
  dashboardKeys,
  notificationKeys,
  orderKeys,
  priceListKeys,
  productKeys,
  roleKeys,
  statementKeys,
  subscriptionKeys,
  userKeys,
} from '../../src/hooks/reads/keys';

const page = FIRST_QUERY;
const next = { ...FIRST_QUERY, pageNumber: 2 };
const MONTH = '2026-11';
const record = { type: 'user', id: 'a@b.example' } as const;

/** Whatever is read has an entry here, by what it is; some twice, for two of them. */
const READ: Readonly<Record<string, QueryKey>> = {
  activity: activityKeys.list(page),
  'next activity': activityKeys.list(next),
  'activity of a user': activityKeys.record(record, 5),
  'more activity of a user': activityKeys.record(record, 50),
  statements: statementKeys.list(page),
  statement: statementKeys.one('st-1'),
  'statements compared': statementKeys.compared('st-1', 'st-2'),
  'statements compared the other way': statementKeys.compared('st-2', 'st-1'),
  reconciliation: statementKeys.reconciliation(MONTH),
  cart: cartKeys.cart,
  quote: cartKeys.quote(1),
  'next quote': cartKeys.quote(2),
  'client picks': cartKeys.clientPicks,
  'tenants of a cart': cartKeys.tenants(['c-1']),
  'end dates': cartKeys.endDates('pl-1', 2, ['c-1']),
  'end dates of more': cartKeys.endDates('pl-1', 3, ['c-1']),
  customers: customerKeys.list(page),
  customer: customerKeys.one('c-1'),
  'tenants of a customer': customerKeys.tenants('c-1', page),
  'subscriptions of a customer': customerKeys.subscriptions('c-1', page),
  'live subscriptions of a customer': customerKeys.live('c-1'),
  'orders of a customer': customerKeys.orders('c-1', page),
  'statements of a customer': customerKeys.statements('c-1', page),
  'prices of a customer': customerKeys.prices('c-1'),
  'users of a customer': customerKeys.users('c-1', page),
  vendors: customerKeys.vendors,
  'vendors with tenants': customerKeys.tenantVendors,
  summary: dashboardKeys.summary,
  attention: dashboardKeys.attention,
  spend: dashboardKeys.spend,
  'next renewals': dashboardKeys.renewals,
  'last statement': dashboardKeys.statement,
  'customers of the dashboard': dashboardKeys.customers,
  notifications: notificationKeys.list,
  'hidden notifications': notificationKeys.hidden,
  'orders of a quote': orderKeys.ofQuote('q-1'),
  orders: orderKeys.list(page),
  'counts of orders': orderKeys.counts,
  order: orderKeys.one('o-1'),
  'price lists': priceListKeys.list(page),
  sellers: priceListKeys.sellers,
  'price list': priceListKeys.one('pr-1'),
  'products of a price list': priceListKeys.products('pr-1'),
  products: productKeys.list(page, null),
  'products for a customer': productKeys.list(page, 'c-1'),
  'vendors of products': productKeys.vendors(['p-1'], null),
  product: productKeys.product('p-1', null),
  'product for a customer': productKeys.product('p-1', 'c-1'),
  'several products': productKeys.several(['p-1'], null),
  'add-ons': productKeys.addOns('p-1', null),
  holders: productKeys.holders('p-1'),
  held: productKeys.held('p-1', null),
  buyer: productKeys.buyer('c-1'),
  roles: roleKeys.list,
  catalogue: roleKeys.catalogue,
  'card of a role': roleKeys.card('Guest'),
  'card of another role': roleKeys.card('Admin'),
  'affected users': roleKeys.affected('Guest', 1, 5),
  'users of a role': roleKeys.memberPage('Guest', page),
  givers: roleKeys.givers(['Guest'], []),

  candidates: roleKeys.candidates('Guest', 'anna'),
  subscriptions: subscriptionKeys.list(page),
  renewals: subscriptionKeys.renewals([], page),
  'renewals by month': subscriptionKeys.renewalCounts('all', '2026-11-23', MONTH, {}),
  subscription: subscriptionKeys.one('s-1'),
  'orders of a subscription': subscriptionKeys.orders('s-1', page),
  'charges of a subscription': subscriptionKeys.charges('s-1', 3),
  devices: userKeys.devices,
  'recovery codes': userKeys.recoveryCodes,
  passkeys: userKeys.passkeys,
  users: userKeys.list(page),
  user: userKeys.one('a@b.example'),
};

/** A cache that has read all of it. */
function openCache(): QueryClient {
  const cache = new QueryClient();
  for (const [name, key] of Object.entries(READ)) cache.setQueryData(key, name);
  return cache;
}

/** What has to be read again once this is known to be stale. */
async function staleAfter(queryKey: QueryKey): Promise<readonly string[]> {
  const cache = openCache();
  await cache.invalidateQueries({ queryKey });
  return Object.keys(READ).filter((name) => cache.getQueryState(READ[name] ?? [])?.isInvalidated);
}

it('no two readings share an answer', () => {
  const cache = openCache();
  for (const [name, key] of Object.entries(READ)) expect(cache.getQueryData(key)).toBe(name);
});

it('a user is the same however their e-mail is written', () => {
  expect(userKeys.one('A@B.Example')).toEqual(userKeys.one('a@b.example'));
});

describe('what is stale', () => {
  it.each<[string, QueryKey, readonly string[]]>([
    [
      'activity',
      activityKeys.all,
      ['activity', 'next activity', 'activity of a user', 'more activity of a user'],
    ],
    [
      'statements, those of a customer and the charges of a subscription too',
      statementKeys.all,
      [
        'statements',
        'statement',
        'statements compared',
        'statements compared the other way',
        'reconciliation',
        'statements of a customer',
        'charges of a subscription',
      ],
    ],
    [
      'charges of one subscription',
      subscriptionKeys.chargesOf('s-1'),
      ['charges of a subscription'],
    ],
    [
      'the cart',
      cartKeys.all,
      [
        'cart',
        'quote',
        'next quote',
        'client picks',
        'tenants of a cart',
        'end dates',
        'end dates of more',
      ],
    ],
    ['prices of the cart', cartKeys.quotes, ['quote', 'next quote']],
    ['the tenants of whom a cart is for', customerKeys.clientTenants, ['tenants of a cart']],
    ['customers', customerKeys.all, ['customers', 'customer', 'tenants of a customer']],
    ['lists of customers', customerKeys.lists, ['customers']],
    ['a customer', customerKeys.one('c-1'), ['customer', 'tenants of a customer']],
    [
      'the first page',
      dashboardKeys.all,
      [
        'summary',
        'attention',
        'spend',
        'next renewals',
        'last statement',
        'customers of the dashboard',
      ],
    ],
    [
      'orders, those of a customer and of a subscription too',
      orderKeys.all,
      [
        'orders of a customer',
        'orders of a quote',
        'orders',
        'counts of orders',
        'order',
        'orders of a subscription',
      ],
    ],
    ['orders of one subscription', subscriptionKeys.ordersOf('s-1'), ['orders of a subscription']],
    [
      'price lists',
      priceListKeys.all,
      ['price lists', 'sellers', 'price list', 'products of a price list'],
    ],
    ['a price list', priceListKeys.one('pr-1'), ['price list', 'products of a price list']],
    [
      'products, and a customer’s prices too',
      productKeys.all,
      [
        'prices of a customer',
        'vendors',
        'vendors with tenants',
        'products',
        'products for a customer',
        'vendors of products',
        'product',
        'product for a customer',
        'several products',
        'add-ons',
        'holders',
        'held',
        'buyer',
      ],
    ],
    [
      'roles',
      roleKeys.all,
      [
        'roles',
        'catalogue',
        'card of a role',
        'card of another role',
        'affected users',
        'users of a role',
        'givers',
        'candidates',
      ],
    ],
    [
      'the users of a role',
      roleKeys.members('Guest'),
      ['card of a role', 'affected users', 'users of a role'],
    ],
    [
      'the users of all roles',
      roleKeys.allMembers,
      ['card of a role', 'card of another role', 'affected users', 'users of a role', 'givers'],
    ],
    ['who can be given a role', roleKeys.allCandidates, ['candidates']],
    [
      'subscriptions, those of a customer too',
      subscriptionKeys.all,
      [
        'subscriptions of a customer',
        'live subscriptions of a customer',
        'subscriptions',
        'renewals',
        'renewals by month',
        'subscription',
      ],
    ],
    [
      'lists of subscriptions',
      subscriptionKeys.lists,
      ['subscriptions', 'renewals', 'renewals by month'],
    ],
    ['a subscription', subscriptionKeys.one('s-1'), ['subscription']],
    [
      'users',
      userKeys.all,
      ['users of a customer', 'devices', 'recovery codes', 'passkeys', 'users', 'user'],
    ],
    ['notifications', notificationKeys.list, ['notifications']],
    ['which of them are hidden', notificationKeys.hidden, ['hidden notifications']],
    ['lists of users', userKeys.lists, ['users of a customer', 'users']],
  ])('with %s', async (_, key, names) => {
    expect(await staleAfter(key)).toEqual(names);
  });
});
