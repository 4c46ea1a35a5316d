import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RenewalsScreen } from '../../../src/components/subscriptions/RenewalsScreen';
import type { BulkRenewals } from '../../../src/contracts/subscriptions';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { FIRST_RENEWALS, renewalMonths } from '../../../src/domain/subscriptions/renewals';
import { listOf } from '../../support/list';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { NOW, subscription, subscriptionsPage } from '../../support/subscriptions';

const retry = fn();
const months = renewalMonths(null, '2026-11-22');
const COUNTS = [2, 1, 0, 1, 14, 5, 10, 5, 7, 10, 3, 120];
const counts = months.map((month, index) => ({
  month,
  renewals: COUNTS[index] ?? 0,
  rollovers: index < 2 ? 12 : 0,
  perMonth: [{ currency: 'EUR', amount: 120_000 + ((index * 37) % 11) * 95_000 }],
}));

const renewing = [
  subscription('Sign Business', { renewsOn: '2026-11-23', quantity: 8 }),
  subscription('Office Business', {
    renewsOn: '2026-11-30',
    assigned: 20,
    renewalUnitPrice: 1_210,
  }),
  subscription('Identity Guard', {
    renewsOn: '2026-12-02',
    term: 'P1M',
    isTrial: true,
    unitPrice: 0,
    renewalUnitPrice: 420,
    quantity: 8,
  }),
  subscription('Backup Mail', {
    customerName: 'Kvist & Sønner',
    renewsOn: '2027-02-14',
    autoRenew: false,
    renewalUnitPrice: null,
  }),
  subscription('CRM Sales', {
    renewsOn: '2027-03-01',
    term: 'P3Y',
    scheduled: { quantity: 4, planId: null, endsOn: null },
  }),
];
const rolling = [
  subscription('Desk Team', { term: 'P1M', renewsOn: '2026-11-28' }),
  subscription('Cloud Small', { term: 'P1M', renewsOn: '2026-12-06' }),
];

const list = {
  query: FIRST_QUERY,
  onQueryChange: fn(),
  searchText: '',
  onSearchTextChange: fn(),
  isSearchTooShort: false,
  selectedKeys: new Set<string>(),
  onSelectionChange: fn(),
};

const bulkRenewals: BulkRenewals = {
  access: ALLOWED,
  canSelect: () => ALLOWED,
  onOpen: fn(),
  dialog: null,
};

// Not in `args`: as code, a function named `can…` answers a boolean, and this one an `Access`.
const DecidingRenewals = (props: ComponentProps<typeof RenewalsScreen>) => (
  <RenewalsScreen {...props} bulkRenewals={bulkRenewals} />
);

/** What renews or ends in twelve months (commerce §5, §6). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/Renewals',
  component: RenewalsScreen,
  args: {
    list: listOf(ready(subscriptionsPage(renewing))),
    access: ALLOWED,
    scope: 'all',
    place: FIRST_RENEWALS,
    onPlaceChange: fn(),
    year: { months, counts: ready(counts), earlier: null, later: '2027-11' },
    rollovers: { ...list, rows: ready(subscriptionsPage(rolling)) },
    attentionCount: 3,
    now: NOW,
    onViewChange: fn(),
  },
});

/** Month by month, with the current and the future price, and warnings; roll-overs are hidden. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Needs attention 3' })).toBeVisible();
    const office = within(canvas.getByRole('row', { name: /^Office Business/ }));
    const price = '€11.00, then €12.10 a month';
    await expect(office.getByRole('cell', { name: price })).toBeInTheDocument();
    await expect(
      office.getByRole('cell', { name: '5 unassigned seats Price rises by 10%' }),
    ).toBeInTheDocument();
    const backup = within(canvas.getByRole('row', { name: /^Backup Mail/ }));
    await expect(backup.getByRole('cell', { name: 'Ends Feb 13' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'December 2026' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Monthly roll-overs' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show roll-overs' }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith({
      ...FIRST_RENEWALS,
      hasRollovers: true,
    });
    const months = within(canvas.getByRole('region', { name: 'Months' }));
    // Bars show amounts; the text of a month says how many as well.
    await expect(canvas.getByText('Recurring per month in EUR')).toBeVisible();
    const november = months.getByRole('button', { name: /^Nov 2026, .*€1,200\.00 a month/ });
    await expect(november).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(months.getByRole('button', { name: /^Jan 2027/ }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith({ ...FIRST_RENEWALS, month: '2027-01' });
    await userEvent.click(months.getByRole('button', { name: 'Twelve months later' }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith({
      ...FIRST_RENEWALS,
      fromMonth: '2027-11',
    });
  },
});

/** Several can be decided about together. */
export const Selected = meta.story({
  args: {
    list: listOf(ready(subscriptionsPage(renewing)), {
      selectedKeys: new Set(['Office Business', 'CRM Sales']),
    }),
  },
  render: (args) => <DecidingRenewals {...args} />,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected records' }));
    await userEvent.click(bar.getByRole('button', { name: 'Turn off auto-renew' }));
    await expect(bulkRenewals.onOpen).toHaveBeenCalledWith('turnOff', [renewing[1], renewing[4]]);
    await expect(bar.getByRole('button', { name: 'Turn on' })).toBeVisible();
    const seats = 'Seats to what is assigned, at renewal';
    await expect(bar.getByRole('button', { name: seats })).toBeVisible();
  },
});

/** One month, with its roll-overs separately. */
export const OneMonth = meta.story({
  args: {
    place: { fromMonth: null, month: '2026-11', hasRollovers: true },
    list: listOf(ready(subscriptionsPage(renewing.slice(0, 2)))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Nov 2026/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'November 2026' })).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Monthly roll-overs' })).toBeVisible();
    await expect(canvas.getByText(/^12 subscriptions renew month by month/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    list: listOf(LOADING),
    year: { months, counts: LOADING, earlier: null, later: '2027-11' },
  },
});

/** The failed months are retried alone; the list is shown. */
export const MonthsFailed = meta.story({
  args: { year: { months, counts: failed('', retry), earlier: null, later: '2027-11' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The counts by month could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('row', { name: /^Office Business/ })).toBeVisible();
  },
});

/** Stale data stays visible. */
export const Stale = meta.story({
  args: {
    list: listOf(
      ready(subscriptionsPage(renewing), { isStale: true, failure: failure('', retry) }),
    ),
  },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The renewals could not be loaded/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    list: listOf(ready(pageOf([]))),
    year: {
      months,
      counts: ready(months.map((month) => ({ month, renewals: 0, rollovers: 0 }))),
      earlier: null,
      later: '2027-11',
    },
  },
  play: async ({ canvas }) => {
    const heading = 'Nothing renews in these months.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

export const Forbidden = meta.story({
  args: { list: listOf(LOADING), access: refused('noPermission', 'Subscription.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Renewals.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Subscription.Read.')).toBeVisible();
  },
});

/** At 375 pixels the months are three beside each other, and a row says everything in one column. */
export const OnAPhone = meta.story({
  args: { place: { ...FIRST_RENEWALS, hasRollovers: true } },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Office Business/ });
    await expect(row).toHaveAccessibleName(/Price rises by 10/);
  },
});
