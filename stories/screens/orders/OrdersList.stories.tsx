import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OrdersScreen } from '../../../src/components/orders/OrdersScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { ORDERS_VIEWS } from '../../../src/domain/orders/orders-list';
import { listOf } from '../../support/list';
import { line, NOW, order, orders, ordersPage } from '../../support/orders';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const retry = fn();
const exporting = { access: ALLOWED, isPending: false, failure: null, onExport: fn() };

/** What was ordered, and how far it is (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Orders/List',
  component: OrdersScreen,
  args: {
    access: ALLOWED,
    list: listOf(ready(ordersPage(orders))),
    hasCustomers: true,
    view: 'all',
    views: ORDERS_VIEWS,
    onViewChange: fn(),
    exporting,
    counts: { waitingForMe: 1, open: 2, failed: 2 },
    now: NOW,
  },
});

/** Each says its state; two currencies have two sums. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const waiting = within(canvas.getByRole('row', { name: /^2026-00042/ }));
    await expect(waiting.getByText('Waiting for approval')).toBeInTheDocument();
    const done = within(canvas.getByRole('row', { name: /^2026-00040/ }));
    await expect(done.queryByText('Completed')).toBeNull();
    await expect(done.getByRole('cell', { name: 'Change' })).toBeInTheDocument();
    const partly = canvas.getByRole('row', { name: /^2026-00039/ });
    await expect(partly).toHaveTextContent('Office Business, Sign, Migration day');
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(/€.*CHF/);
    await expect(canvas.getByRole('tab', { name: 'Waiting for me 1' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Failed 2' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('failed');
  },
});

/** Without customers and without approvals neither is shown. */
export const OfACustomer = meta.story({
  args: { hasCustomers: false, views: ['open', 'failed', 'all'], counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: /Waiting for me/ })).toBeNull();
  },
});

/** An unknown state and type are shown as received, and the list is complete. */
export const UnknownState = meta.story({
  args: {
    list: listOf(
      ready(ordersPage([order({ id: 'o-0', state: 'onHold', type: 'migrate' }), ...orders])),
    ),
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row', { name: /^2026-00042/ });
    const badge = within(row as HTMLElement).getAllByText('onHold')[0];
    await expect(badge?.closest('[data-slot="badge"]')).toHaveAttribute('data-tone', 'neutral');
    await expect(row).toHaveTextContent('migrate');
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING), counts: {} } });

/** Stale data stays visible. */
export const Stale = meta.story({
  args: { list: listOf(ready(ordersPage(orders), { isStale: true, failure: failure('', retry) })) },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)), counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The orders could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))), counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is ordered yet.' })).toBeVisible();
  },
});

/** That nothing waits is good news, not an empty list. */
export const NothingWaits = meta.story({
  args: { view: 'waitingForMe', list: listOf(ready(pageOf([]))), counts: { waitingForMe: 0 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Nothing is waiting for you.' }),
    ).toBeVisible();
  },
});

/** The export failed; without the permission the reason is shown. */
export const ExportFailed = meta.story({
  args: {
    exporting: {
      ...exporting,
      access: refused('noPermission', 'Order.Export'),
      failure: failure(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file could not be created/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'You need the permission Order.Export.',
    );
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready(pageOf([])), {
      query: { ...FIRST_QUERY, searchString: 'halv' },
      searchText: 'halv',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches.' })).toBeVisible();
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: { list: listOf(LOADING), access: refused('noPermission', 'Order.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Orders.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Order.Read.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** Names and amounts as long as they get. */
export const LongNames = meta.story({
  args: {
    counts: { waitingForMe: 12_345, open: 98_765, failed: 1 },
    list: listOf(
      ready(
        ordersPage([
          order({
            id: 'o-0',
            number: '2026-'.padEnd(60, '0'),
            customerName: 'Søndre Halvorsen-'.repeat(6),
            state: 'waitingForTheAgreementOfTheVendor',
            lines: [line('Vandermeulenbroeck-'.repeat(11).slice(0, 200), { net: 98_765_432_100 })],
          }),
          ...orders,
        ]),
      ),
    ),
  },
});

/** At 375 pixels a row shows everything in one column, and the sums stay at the bottom. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^2026-00042/ });
    await expect(row).toHaveTextContent('Halvorsen AS');
    await expect(row).toHaveTextContent('Waiting for approval');
  },
});

/** Only those that a notification names, with a link to all. */
export const FromNotification = meta.story({
  args: {
    list: listOf(ready(ordersPage(orders.slice(0, 2))), {
      name: 'orders',
      query: { ...FIRST_QUERY, filters: { ids: orders.slice(0, 2).map(({ id }) => id) } },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 orders from a notification')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(FIRST_QUERY);
  },
});
