import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';

import { FinalReviewScreen } from '../../../src/components/cart/FinalReviewScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import type { Order } from '../../../src/domain/orders/order';
import { order, orderAt, PARTLY_FAILED } from '../../support/purchase';
import { failed, LOADING, ready } from '../../support/reading';

const placed = (
  orders: readonly Order[],
  extra: { isElsewhere?: boolean; isNews?: boolean } = {},
) =>
  ready({
    stage: 'placed' as const,
    orders: ready(orders),
    isElsewhere: false,
    isNews: false,
    ...extra,
  });
const fathom = { id: 'o-2', number: '2026-00043', vendorName: 'Fathom Desk' };
const placing = {
  access: ALLOWED,
  actingAs: null,
  secondsLeft: 0,
  onPlace: fn(),
  onCheckAgain: fn(),
  onSendAgain: fn(),
};
const idle = { state: { status: 'idle' }, isPending: false, failure: null, run: fn() } as const;

/** The placed orders with their progress (commerce §3, "Progress"). */
const meta = preview.meta({
  title: 'Screens/Cart/Placed',
  component: FinalReviewScreen,
  args: {
    access: ALLOWED,
    placing,
    retrying: ALLOWED,
    clientView: null,
    review: placed([
      orderAt('provisioning', 'provisioning'),
      orderAt('provisioning', 'queued', fathom),
    ]),
    progress: { canChooseClient: true, hasTargets: true, hasLines: false, isValid: false },
    openStep: 'purchase',
    retry: idle,
    reorder: idle,
  },
});

/** Orders are being set up, under one progress. */
export const SettingUp = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your orders are placed' }),
    ).toBeVisible();
    await expect(canvas.getByText('0 of 4 are set up.')).toBeVisible();
    await expect(canvas.getByText(/^You can leave this page\./)).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Progress of your orders' }),
    ).toBeVisible();
    const customer = within(canvas.getByRole('rowgroup', { name: 'Halvorsen AS' }));
    await expect(customer.getAllByRole('link', { name: /^Order / })).toHaveLength(2);
    await expect(customer.getByText('€2,312.50')).toBeVisible();
  },
});

/** The heading has the focus after the press that placed it. */
export const JustPlaced = meta.story({
  args: { review: placed([orderAt('provisioning', 'queued')], { isNews: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** All is set up: the page is not to be left any more. */
export const Completed = meta.story({
  args: { review: placed([order()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing left to wait for.')).toBeVisible();
    await expect(canvas.queryByText(/^You can leave this page\./)).toBeNull();
  },
});

/** One line failed, was not charged, and can be tried again. */
export const PartlyFailed = meta.story({
  args: { review: placed([PARTLY_FAILED]) },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('1 of 2 are set up. 1 failed; it was not charged.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Reference for support: 3f0c-8a51/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry.run).toHaveBeenCalledWith({ id: 'o-1', lineId: 'migration' });
  },
});

/** On a later day than the order it asks first (workday §4). */
export const RetryAsks = meta.story({
  args: {
    review: placed([PARTLY_FAILED]),
    retryDialog: {
      productName: 'Migration day',
      customerName: PARTLY_FAILED.customerName,
      preview: {
        ...{ was: 65_000, net: 48_000, tax: 12_000, total: 60_000, currency: 'EUR' },
        startOn: '2026-11-22',
        cancelUntilAt: null,
        commitment: 0,
      },
      ...{ isChanged: false, isPending: false, failure: null, onConfirm: fn(), onClose: fn() },
    },
  },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Try Migration day again?' }),
    );
    const sentence = 'It begins today. First charge €480.00 without tax (was €650.00).';
    await expect(dialog.getByText(sentence)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.retryDialog?.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Another user retried it meanwhile: that is not a failure. */
export const ChangedMeanwhile = meta.story({
  args: {
    review: placed([PARTLY_FAILED]),
    retry: { ...idle, failure: { kind: 'conflict' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is no longer possible')).toBeVisible();
    await expect(canvas.queryByText(/could not confirm that this was done/)).toBeNull();
  },
});

/** Without the permission to retry, the reason is shown. */
export const MayNotRetry = meta.story({
  args: { review: placed([PARTLY_FAILED]), retrying: refused('noPermission') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      /You do not have permission to try it again\./,
    );
  },
});

/** Nothing is set up before an approval. */
export const WaitingForApproval = meta.story({
  args: { review: placed([orderAt('awaitingApproval', 'queued')]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for approval')).toBeVisible();
    await expect(canvas.queryByText('Queued')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** It was ordered in another tab meanwhile. */
export const Elsewhere = meta.story({
  args: { review: placed([order()], { isElsewhere: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was bought twice\./)).toBeVisible();
  },
});

/** An administrator acted as the buyer: the order names both. */
export const BothNames = meta.story({
  args: { review: placed([order({ impersonatedBy: 'ada@plinth.example' })]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Placed by ada@plinth.example, acting as nora@plinth.example'),
    ).toBeVisible();
  },
});

/** Lines that can be bought again are in the cart, the others are named. */
export const BoughtAgain = meta.story({
  args: {
    review: placed([order()]),
    reorder: {
      ...idle,
      state: {
        status: 'done',
        result: {
          notAdded: [
            {
              planId: 'p-1',
              productName: 'Office Classic',
              code: 'plan_retired',
              message: 'It is not sold any more.',
            },
          ],
        },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Office Classic: It is not sold any more\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }));
    await expect(args.reorder.run).toHaveBeenCalledWith(expect.objectContaining({ id: 'o-1' }));
  },
});

/** Unknown states are shown as received. */
export const UnknownState = meta.story({
  args: { review: placed([orderAt('beingBlessed', 'onItsWay')]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('beingBlessed')).toBeVisible();
    await expect(canvas.getAllByText('onItsWay')).toHaveLength(2);
  },
});

export const OrdersLoading = meta.story({
  args: {
    review: ready({ stage: 'placed' as const, orders: LOADING, isElsewhere: false, isNews: false }),
  },
});

/** The orders could not be read; they are placed all the same. */
export const OrdersFailed = meta.story({
  args: {
    review: ready({
      stage: 'placed' as const,
      orders: failed('', fn()),
      isElsewhere: false,
      isNews: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/were placed but could not be loaded/)).toBeVisible();
  },
});
