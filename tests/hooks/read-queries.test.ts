import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../src/api/client';
import {
  comparedStatementsQuery,
  reconciliationQuery,
  statementsQuery,
} from '../../src/hooks/billing/statement-queries';
import {
  dashboardRenewalsQuery,
  dashboardStatementQuery,
} from '../../src/hooks/dashboard/useDashboardScreen';
import { ordersQuery } from '../../src/hooks/orders/order-queries';
import { productQuery, productsQuery } from '../../src/hooks/products/product-queries';
import { listQuery, type ReadQuery } from '../../src/hooks/reads/read-query';
import {
  renewalCountsQuery,
  renewalsQuery,
  seenDays,
  seenMonths,
} from '../../src/hooks/subscriptions/renewal-queries';
import {
  subscriptionsAttentionQuery,
  subscriptionsQuery,
} from '../../src/hooks/subscriptions/subscription-queries';
import { STATEMENT } from '../api/commerce-answers';
import { json, type SeenRequest, setUp } from '../api/support';

const { signal } = new AbortController();
const LIST = 'pageNumber=1&pageSize=10';

/** What a query asks for, in order, of a server whose lists are empty. */
async function requestsOf<T>(queryOf: (client: ApiClient) => ReadQuery<T>) {
  const { client, seen } = setUp(() => json({ data: [], totalRecords: 0 }));
  await queryOf(client)
    .queryFn({ signal })
    .catch(() => {});
  return seen.map(({ url }) => decodeURIComponent(url.slice('https://api.example/app/'.length)));
}

describe('what is read ahead is asked as the screen asks', () => {
  it.each<[string, (client: ApiClient) => ReadQuery<unknown>, string, string?]>([
    // The total of drafts is separate.
    [
      'statements',
      statementsQuery,
      `statements?${LIST}`,
      'statements?state=draft&pageNumber=1&pageSize=1',
    ],
    [
      'statements in another order',
      (c) => statementsQuery(c, { sort: 'total', pageNumber: 2 }),
      'statements?pageNumber=2&pageSize=10&sort=total',
      'statements?state=draft&pageNumber=1&pageSize=1&sort=total',
    ],
    ['the last whole month', reconciliationQuery, 'reconciliation?period=2025-12'],
    ['a month', (c) => reconciliationQuery(c, '2025-03'), 'reconciliation?period=2025-03'],
    [
      'the last bill',
      dashboardStatementQuery,
      'statements?direction=payable&state=issued,overdue,paid&kind=statement,reissue&pageNumber=1&pageSize=10&sort=-period',
    ],
    [
      'the next renewals',
      dashboardRenewalsQuery,
      'subscriptions?view=renewing&pageNumber=1&pageSize=5&sort=renewsOn',
    ],
    ['orders', ordersQuery, `orders?${LIST}`],
    ['a view of orders', (c) => ordersQuery(c, { view: 'failed' }), `orders?view=failed&${LIST}`],
    ['products', productsQuery, 'products?pageNumber=1&pageSize=20'],
    [
      'products at the prices of a customer',
      (c) => productsQuery(c, { customerId: 'c-1' }),
      'products?pageNumber=1&pageSize=20&customerId=c-1',
    ],
    ['a product', (c) => productQuery(c, 'p-1'), 'products/p-1'],
    [
      'a product at the price of a customer',
      (c) => productQuery(c, 'p-1', 'c-1'),
      'products/p-1?customerId=c-1',
    ],
    ['subscriptions', subscriptionsQuery, `subscriptions?${LIST}`],
    [
      'one’s own subscriptions',
      (c) => subscriptionsQuery(c, { scope: 'own' }),
      `subscriptions?scope=own&${LIST}`,
    ],
  ])('%s', async (_, queryOf, ...expected) => {
    expect(await requestsOf(queryOf)).toEqual(expected.filter(Boolean));
  });

  it('how many subscriptions need attention, of all or of one’s own', async () => {
    const [all] = await requestsOf(subscriptionsAttentionQuery);
    const [own] = await requestsOf((c) => subscriptionsAttentionQuery(c, 'own'));
    expect(all).not.toContain('scope=');
    expect(own).toContain('scope=own');
  });

  it('under the key of its page, so that no page is taken for another', async () => {
    const { client } = setUp(() => json({ data: [], totalRecords: 0 }));
    const cache = new QueryClient();
    await cache.prefetchQuery(ordersQuery(client));
    expect(cache.getQueryData(ordersQuery(client, { view: 'all' }).queryKey)).toBeDefined();
    const other = ordersQuery(client, { query: { pageNumber: 2 } });
    expect(cache.getQueryData(other.queryKey)).toBeUndefined();
  });

  it('of all, unless it is said whose', () => {
    const { client } = setUp(() => json({}));
    for (const queryOf of [subscriptionsQuery, renewalsQuery, renewalCountsQuery]) {
      expect(queryOf(client).queryKey).toEqual(queryOf(client, { scope: 'all' }).queryKey);
    }
  });

  it('from the beginning of a list by default', async () => {
    const source = { key: (query: unknown) => [query], read: async () => null };
    expect(listQuery({} as ApiClient, source).queryKey).toEqual([
      { pageNumber: 1, pageSize: 10, searchString: '', sort: '', filters: {} },
    ]);
  });
});

describe('the renewals', () => {
  it('are those of a month that is seen, and of all twelve otherwise', () => {
    const todayOn = '2026-01-15';
    const place = { fromMonth: null, month: '2026-03', hasRollovers: false };
    const seen = seenMonths({ place, todayOn });
    expect(seen.months).toHaveLength(12);
    expect(seen.month).toBe('2026-03');
    expect(seenDays({ place, todayOn }, {})).toEqual({ fromOn: '2026-03-01', toOn: '2026-03-31' });
    for (const month of [null, '2030-01']) {
      const asked = { place: { ...place, month }, todayOn };
      expect(seenMonths(asked).month).toBeNull();
      expect(seenDays(asked, {})).toEqual({ fromOn: '2026-01-01', toOn: '2026-12-31' });
    }
  });

  it('are asked for as two lists, from today on', async () => {
    expect(await requestsOf(renewalsQuery)).toEqual([
      `subscriptions?view=renewing&renewsOnFrom=2026-01-15&renewsOnTo=2026-02-14&${LIST}&sort=renewsOn`,
      `subscriptions?state=active,suspended&renewsOnFrom=2026-02-15&renewsOnTo=2026-12-31&${LIST}&sort=renewsOn`,
    ]);
  });

  it('are one’s own where that is asked, in another month', async () => {
    const place = { fromMonth: '2026-05', month: '2026-06', hasRollovers: false };
    expect(await requestsOf((c) => renewalsQuery(c, { scope: 'own', place }))).toEqual([
      `subscriptions?scope=own&state=active,suspended&renewsOnFrom=2026-06-01&renewsOnTo=2026-06-30&${LIST}&sort=renewsOn`,
    ]);
  });

  it('of each month are all of it, less those that roll over', async () => {
    const countOf = (url: URL) => {
      const from = url.searchParams.get('renewsOnFrom') ?? '';
      if (url.searchParams.get('view') !== null) return from < '2026-02-01' ? 2 : 9;
      return from < '2026-02-01' ? 7 : 5;
    };
    const { client, seen } = setUp(({ url }) =>
      json({ data: [], totalRecords: countOf(new URL(url)) }),
    );
    const months = await renewalCountsQuery(client).queryFn({ signal });
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2026-01', renewals: 5, rollovers: 2 });
    // What a server counts twice is no fewer than none.
    expect(months[1]).toEqual({ month: '2026-02', renewals: 0, rollovers: 9 });
    // Nothing rolls over later than in 30 days, and nobody is asked about it.
    expect(months[2]).toEqual({ month: '2026-03', renewals: 5, rollovers: 0 });
    expect(seen).toHaveLength(14);
    expect(seen[0]?.url).toContain('pageSize=1&');
  });

  it('of each month cost all of it, less what rolls over, in each currency', async () => {
    const sumsOf = (url: URL) =>
      url.searchParams.get('view') === null
        ? [
            { currency: 'CHF', recurringPerMonth: 300 },
            { currency: 'EUR', recurringPerMonth: 900 },
          ]
        : [
            { currency: 'CHF', recurringPerMonth: 300 },
            { currency: 'EUR', recurringPerMonth: 250 },
          ];
    const { client } = setUp(({ url }) => json({ data: [], sums: sumsOf(new URL(url)) }));
    const [first] = await renewalCountsQuery(client).queryFn({ signal });
    expect(first?.perMonth).toEqual([{ currency: 'EUR', amount: 650 }]);
  });

  it('that a server does not count are undefined', async () => {
    const { client } = setUp(() => json({ data: [] }));
    const [first] = await renewalCountsQuery(client).queryFn({ signal });
    expect(first).toEqual({ month: '2026-01', renewals: 0, rollovers: 0 });
  });
});

describe('two statements beside each other', () => {
  const bill = (id: string, period: string) => ({ ...STATEMENT, id, period });
  const server = ({ url }: SeenRequest) => {
    const { pathname } = new URL(url);
    const id = pathname.split('/')[3];
    const months = [bill('oct', '2026-10'), bill('sep', '2026-09'), bill('jan', '2026-01')];
    return json(id ? months.find((one) => one.id === id) : { data: months, totalRecords: 3 });
  };

  it('are the chosen one and the month before, of the same customer and issuer', async () => {
    const { client, seen } = setUp(server);
    const query = comparedStatementsQuery(client, { a: null, b: 'oct' });
    expect(await query.queryFn({ signal })).toMatchObject({
      months: [{ id: 'oct' }, { id: 'sep' }, { id: 'jan' }],
      before: { id: 'sep' },
      after: { id: 'oct' },
    });
    expect(decodeURIComponent(seen[1]?.url ?? '')).toBe(
      'https://api.example/app/statements?customerId=c-1&issuerId=c-2&pageNumber=1&pageSize=100&sort=-period',
    );
  });

  it('are two that were chosen', async () => {
    const { client } = setUp(server);
    const query = comparedStatementsQuery(client, { a: 'jan', b: 'oct' });
    expect(await query.queryFn({ signal })).toMatchObject({ before: { id: 'jan' } });
  });

  it('are not asked for while none is chosen', async () => {
    const { client, seen } = setUp(server);
    const query = comparedStatementsQuery(client, { a: null, b: null });
    await expect(query.queryFn({ signal })).rejects.toMatchObject({ kind: 'unexpected' });
    expect(seen).toEqual([]);
  });

  it('are a single one without an earlier one', async () => {
    const { client, seen } = setUp(server);
    const query = comparedStatementsQuery(client, { a: null, b: 'jan' });
    expect(await query.queryFn({ signal })).toMatchObject({ before: null, comparison: null });
    expect(seen).toHaveLength(2);
  });
});
