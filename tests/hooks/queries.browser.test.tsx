import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../src/api/client';
import { FIRST_QUERY } from '../../src/domain/list-query';
import * as hooks from '../../src/hooks';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

type Ask = (client: ApiClient) => readonly hooks.ReadQuery<unknown>[];
const place = { a: null, b: 'st-120' };
const second = { ...FIRST_QUERY, pageNumber: 2 };

/** What a server or a loader asks for, and the hook of the screen that then finds it. */
const SCREENS: readonly (readonly [string, Ask, () => unknown])[] = [
  [
    'roles',
    (of) => [hooks.rolesQuery(of), hooks.permissionCatalogueQuery(of)],
    () => hooks.useRolesScreen(),
  ],
  [
    'role',
    (of) => [hooks.rolesQuery(of), hooks.roleUsersQuery(of, 'Admin')],
    () => hooks.useRoleDetailScreen({ name: 'Admin' }),
  ],
  ['users', (of) => [hooks.usersQuery(of)], () => hooks.useUsersScreen()],
  [
    'the second page of users',
    (of) => [hooks.usersQuery(of, { pageNumber: 2 })],
    () => hooks.useUsersScreen({ query: second }),
  ],
  [
    'profile',
    (of) => [hooks.userQuery(of, 'Ada@plinth.example')],
    () =>
      hooks.useProfileScreen({
        email: 'ada@plinth.example',
      }),
  ],
  ['customers', (of) => [hooks.customersQuery(of)], () => hooks.useCustomersScreen()],
  [
    'customer',
    (of) => [hooks.customerQuery(of, 'customer-5')],
    () => hooks.useCustomerScreen({ id: 'customer-5' }),
  ],
  [
    'orders',
    (of) => [hooks.ordersQuery(of, { view: 'open' }), hooks.orderCountsQuery(of)],
    () => hooks.useOrdersScreen({ view: 'open' }),
  ],
  ['order', (of) => [hooks.orderQuery(of, 'o-37')], () => hooks.useOrderScreen({ id: 'o-37' })],
  [
    'subscriptions',
    (of) => [hooks.subscriptionsQuery(of), hooks.subscriptionsAttentionQuery(of)],
    () => hooks.useSubscriptionsScreen(),
  ],
  [
    'subscription',
    (of) => [hooks.subscriptionQuery(of, 's-18')],
    () => hooks.useSubscriptionScreen({ id: 's-18' }),
  ],
  [
    'renewals',
    (of) => [hooks.renewalsQuery(of), hooks.renewalCountsQuery(of)],
    () => hooks.useRenewalsScreen(),
  ],
  [
    'statements',
    // The provider begins with what its own company issued.
    (of) => [hooks.statementsQuery(of, { filters: { issuerId: ['customer-1'] } })],
    () => hooks.useStatementsScreen(),
  ],
  [
    'statement',
    (of) => [hooks.statementQuery(of, 'st-1')],
    () => hooks.useStatementScreen({ id: 'st-1' }),
  ],
  [
    'compared statements',
    (of) => [hooks.comparedStatementsQuery(of, place)],
    () => hooks.useCompareStatementsScreen({ place }),
  ],
  ['reconciliation', (of) => [hooks.reconciliationQuery(of)], () => hooks.useReconcileScreen()],
  [
    'marketplace',
    (of) => [hooks.cartQuery(of), hooks.productsQuery(of)],
    () => hooks.useProductsScreen(),
  ],
  [
    'product',
    (of) => [hooks.cartQuery(of), hooks.productQuery(of, 'p-office-business')],
    () =>
      hooks.useProductScreen({
        id: 'p-office-business',
      }),
  ],
  ['cart', (of) => [hooks.cartQuery(of)], () => hooks.useCartScreen()],
  [
    'clients of a cart',
    (of) => [hooks.cartQuery(of), hooks.customersQuery(of)],
    () => hooks.useSelectClientScreen(),
  ],
  ['price lists', (of) => [hooks.priceListsQuery(of)], () => hooks.usePriceListsScreen()],
  [
    'price list',
    (of) => [hooks.priceListQuery(of, 'pl-partner'), hooks.pricedProductsQuery(of, 'pl-partner')],
    () => hooks.usePriceListScreen({ id: 'pl-partner' }),
  ],
  ['activity', (of) => [hooks.activityQuery(of)], () => hooks.useActivityScreen()],
  ['bell', (of) => [hooks.notificationsQuery(of)], () => hooks.useNotificationCenter()],
  [
    'dashboard',
    (of) => [
      hooks.dashboardSummaryQuery(of),
      hooks.dashboardAttentionQuery(of),
      hooks.dashboardSpendQuery(of),
      hooks.dashboardRenewalsQuery(of),
    ],
    () => hooks.useDashboardScreen({ areas: [] }),
  ],
];

/** Asks for it, shows the screen's hook to who is signed in, and waits until nothing is on its way. */
async function readBefore(ask: Ask, useScreen: () => unknown, scenario: ScenarioName = 'signedIn') {
  const queryClient: QueryClient = hooks.createQueryClient();
  const browser = createTestBrowser(scenario);
  const loader = browser.openTab({ queryClient }).parts.client;
  const queries = ask(loader);
  for (const query of queries) await queryClient.fetchQuery(query);

  function Screen() {
    useScreen();
    return <p>Screen</p>;
  }
  const Page = () => (hooks.useSession().status === 'signedIn' ? <Screen /> : null);
  const { screen } = await renderInTab(browser, <Page />, { queryClient });
  await expect.element(screen.getByText('Screen')).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const states = queries.map(({ queryKey }) => {
    const found = queryClient.getQueryCache().find({ queryKey });
    return { queryKey, readers: found?.getObserversCount(), read: found?.state.dataUpdateCount };
  });
  return { queries, states };
}

describe('what was read before the screen', () => {
  it.each(SCREENS)('is found by the hook, which does not ask again: %s', async (_, ask, use) => {
    const { queries, states } = await readBefore(ask, use);
    const found = queries.map(({ queryKey }) => ({
      queryKey,
      readers: expect.any(Number),
      read: 1,
    }));
    expect(states).toEqual(found);
    expect(states.filter(({ readers = 0 }) => readers === 0)).toEqual([]);
  });

  it('is found without customers: their own subscriptions, their last bill', async () => {
    const { states } = await readBefore(
      (of) => [hooks.subscriptionsQuery(of, { scope: 'own' }), hooks.dashboardStatementQuery(of)],
      () => [hooks.useSubscriptionsScreen(), hooks.useDashboardScreen({ areas: [] })],
      'customer',
    );
    expect(states.map(({ read }) => read)).toEqual([1, 1]);
    expect(states.every(({ readers = 0 }) => readers > 0)).toBe(true);
  });
});
