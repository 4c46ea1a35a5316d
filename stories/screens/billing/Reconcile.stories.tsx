import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReconcileScreen } from '../../../src/components/billing/ReconcileScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import type { ReconciliationRow } from '../../../src/domain/billing/reconciliation';
import {
  reconciliationPage,
  reconciliationSummary,
} from '../../../src/domain/billing/reconciliation-list';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { listOf } from '../../support/list';
import { failed, LOADING, ready } from '../../support/reading';
import { NOW } from '../../support/statements';

const retry = fn();
const row = (
  productName: string,
  result: string,
  extra: Partial<ReconciliationRow> = {},
): ReconciliationRow => ({
  subscriptionId: `s-${productName}`,
  customerId: 'c-1',
  customerName: 'Halvorsen AS',
  productName,
  currency: 'EUR',
  seatsBought: 10,
  seatsBilled: 10,
  cost: 8_000,
  net: 11_000,
  result,
  ...extra,
});
const rows = [
  row('Office Business', 'match'),
  row('Backup Mail', 'seatsDiffer', { seatsBilled: 8, net: 8_800 }),
  row('Voice Team', 'notBilled', { seatsBilled: 0, net: 0 }),
  row('Sign Solo', 'notBought', { seatsBought: 0, cost: 0 }),
  row('Desk Team', 'underReview'),
];

/** Purchases compared with charges (commerce §6). */
const meta = preview.meta({
  title: 'Screens/Billing/Reconcile',
  component: ReconcileScreen,
  args: {
    access: ALLOWED,
    period: '2026-10',
    lastPeriod: '2026-11',
    onPeriodChange: fn(),
    summary: reconciliationSummary(rows),
    matches: { count: 1, isShown: true, onShownChange: fn() },
    hasCosts: true,
    exporting: { access: ALLOWED, isPending: false, failure: null, onExport: fn() },
    list: listOf(ready(reconciliationPage(rows, FIRST_QUERY))),
    now: NOW,
  },
});

/** Differences come first; an unknown result is shown as received. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/· 4 of 5 subscriptions were not billed as bought\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Office Business');
    await expect(canvas.getByRole('cell', { name: 'underReview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show differences only' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export the month' }));
    await expect(args.exporting.onExport).toHaveBeenCalledOnce();
  },
});

/** It opens on what differs; what matches is counted, and shown on request. */
export const DifferencesOnly = meta.story({
  args: {
    matches: { count: 1, isShown: false, onShownChange: fn() },
    list: listOf(ready(reconciliationPage(rows, FIRST_QUERY, true))),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('cell', { name: 'Match' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1 matches · Show all' }));
    await expect(args.matches?.onShownChange).toHaveBeenCalledWith(true);
  },
});

export const AllMatch = meta.story({
  args: {
    matches: null,
    hasCosts: false,
    summary: reconciliationSummary(rows.slice(0, 1)),
    list: listOf(ready(reconciliationPage(rows.slice(0, 1), FIRST_QUERY))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/· 1 subscription was billed as bought\.$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Purchase cost' })).toBeNull();
  },
});

/** No statement is neither clean nor an alarm. */
export const NothingYet = meta.story({
  args: { summary: reconciliationSummary([]), matches: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to compare yet.' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { list: listOf(LOADING), summary: null, matches: null },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)), summary: null, matches: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Forbidden = meta.story({
  args: {
    list: listOf(LOADING),
    summary: null,
    matches: null,
    access: refused('customerType', 'Billing.Read'),
  },
});
