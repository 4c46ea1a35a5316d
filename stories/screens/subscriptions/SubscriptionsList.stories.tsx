import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SubscriptionsScreen } from '../../../src/components/subscriptions/SubscriptionsScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { listOf } from '../../support/list';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { NOW, subscription, subscriptions, subscriptionsPage } from '../../support/subscriptions';

const retry = fn();
const exporting = { access: ALLOWED, isPending: false, failure: null, onExport: fn() };
const byProject = [...subscriptions].sort((one, other) =>
  (one.project ?? '~').localeCompare(other.project ?? '~'),
);

/** The subscriptions (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/List',
  component: SubscriptionsScreen,
  args: {
    hasScopes: true,
    access: ALLOWED,
    list: listOf(ready(subscriptionsPage(subscriptions))),
    scope: 'all',
    view: 'all',
    onViewChange: fn(),
    isGrouped: false,
    onGroupedChange: fn(),
    attentionCount: 3,
    exporting,
    now: NOW,
  },
});

/** Seats as a bar, prices with their unit, and "ends" if it does not renew. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const office = within(canvas.getByRole('row', { name: /^Office for Oslo/ }));
    await expect(office.getByRole('cell', { name: '20 of 25' })).toBeInTheDocument();
    await expect(office.getByRole('cell', { name: '€11.00 a month' })).toBeInTheDocument();
    await expect(office.getByRole('cell', { name: 'May 10' })).toBeInTheDocument();
    await expect(office.getByRole('cell', { name: '5 days left for 5 seats' })).toBeInTheDocument();
    const backup = within(canvas.getByRole('row', { name: /^Backup Mail/ }));
    await expect(backup.getByRole('cell', { name: 'Ends Feb 13' })).toBeInTheDocument();
    const trial = within(canvas.getByRole('row', { name: /^Identity Guard Trial/ }));
    await expect(trial.getByRole('cell', { name: '35 hours left' })).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(
      'Per month€485.00',
    );
    await expect(canvas.getByRole('tab', { name: 'Needs attention 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(exporting.onExport).toHaveBeenCalledOnce();
  },
});

/** No file was made. */
export const ExportFailed = meta.story({
  args: { exporting: { ...exporting, failure: failure() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file could not be created/)).toBeVisible();
  },
});

/** Those of the viewer's own company name no customer. */
export const Own = meta.story({
  args: { scope: 'own', attentionCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All customers' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Needs attention' })).toBeVisible();
  },
});

/** Grouped by project, in the order of the projects. */
export const ByProject = meta.story({
  args: { scope: 'own', isGrouped: true, list: listOf(ready(subscriptionsPage(byProject))) },
  play: async ({ args, canvas }) => {
    const headings = ['Field', 'North', 'No project'];
    await expect(
      headings.map((name) => canvas.getByRole('columnheader', { name }).textContent),
    ).toEqual(headings);
    await expect(canvas.queryByRole('button', { name: 'Renewal' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'By project' }));
    await expect(args.onGroupedChange).toHaveBeenCalledWith(false);
  },
});

/** The reason of each is shown, and can be filtered by. */
export const Attention = meta.story({
  args: {
    view: 'attention',
    list: listOf(
      ready(
        subscriptionsPage([
          ...subscriptions,
          subscription('Voice Line', { autoRenew: false, renewsOn: '2026-12-02' }),
        ]),
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    const ending = within(canvas.getByRole('row', { name: /^Voice Line/ }));
    await expect(ending.getByRole('cell', { name: 'Ends within 30 days' })).toBeInTheDocument();
    const office = within(canvas.getByRole('row', { name: /^Office for Oslo/ }));
    await expect(office.getByRole('cell', { name: 'Unassigned seats' })).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reason', expanded: false }));
    const menu = within(await screen.findByRole('menu', { name: 'Reason' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Unassigned seats' }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { reason: ['unused'] } }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('tab', { name: 'Trials' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('trials');
  },
});

/** An unknown state is shown as received, and the list is complete. */
export const UnknownState = meta.story({
  args: {
    list: listOf(
      ready(
        subscriptionsPage([
          subscription('Sign', { state: 'migrating', currency: 'CHF', cycle: 'week', term: 'P2W' }),
          ...subscriptions,
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Sign/ }));
    const [badge] = row.getAllByText('migrating');
    await expect(badge?.closest('[data-slot="badge"]')).toHaveAttribute('data-tone', 'neutral');
    // It has no amount that is known, so there is no total in its currency.
    await expect(canvas.getByRole('group', { name: /^Totals/ })).not.toHaveTextContent('CHF');
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING), attentionCount: null } });

/** Stale data stays visible. */
export const Stale = meta.story({
  args: {
    list: listOf(
      ready(subscriptionsPage(subscriptions), { isStale: true, failure: failure('', retry) }),
    ),
  },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)), attentionCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The subscriptions could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))), attentionCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is subscribed yet.' })).toBeVisible();
  },
});

/** That nothing needs attention is good news, not an empty list. */
export const NothingNeedsAttention = meta.story({
  args: { view: 'attention', list: listOf(ready(pageOf([]))), attentionCount: 0 },
  play: async ({ canvas }) => {
    const heading = 'Nothing needs your attention.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready(pageOf([])), {
      query: { ...FIRST_QUERY, searchString: 'halv', filters: { term: ['P3Y'] } },
      searchText: 'halv',
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches.' })).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement,
    );
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: {} }),
    );
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: { list: listOf(LOADING), access: refused('noPermission', 'Subscription.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Subscriptions.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Subscription.Read.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** Names and amounts as long as they get. */
export const LongNames = meta.story({
  args: {
    attentionCount: 12_345,
    list: listOf(
      ready(
        subscriptionsPage([
          subscription('Vandermeulenbroeck-'.repeat(11).slice(0, 200), {
            customerName: 'Søndre Halvorsen-'.repeat(6),
            state: 'waitingForTheAgreementOfTheVendor',
            quantity: 1_234_567,
            assigned: 2_345_678,
            unitPrice: 98_765_432_101,
            changing: { orderId: 'o-1' },
            isTrial: true,
          }),
          ...subscriptions,
        ]),
      ),
    ),
  },
});

/** At 375 pixels a row shows everything in one column, and the sums stay at the bottom. */
export const OnAPhone = meta.story({
  args: { isGrouped: true, list: listOf(ready(subscriptionsPage(byProject))) },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Office for Oslo/ });
    await expect(row).toHaveTextContent('Seats: 20 of 25 seats');
    await expect(row).toHaveTextContent('Cancellable: 5 days left for 5 seats');
  },
});
