import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SubscriptionScreen } from '../../../src/components/subscriptions/SubscriptionScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';
import { bound, charges, NOW, office, order, ordersOf } from '../../support/subscription';

const retry = fn();

/** One subscription: its term, what it commits to, its seats, orders and charges (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Subscriptions/Subscription',
  component: SubscriptionScreen,
  args: {
    access: ALLOWED,
    subscription: ready(office),
    now: NOW,
    orders: ordersOf([order, { ...order, id: 'o-0', number: '2026-00007', type: 'create' }]),
    charges,
    actions: { access: () => ALLOWED, onAction: fn(), onEndAtRenewal: fn() },
    lost: { schedule: null, onScheduleAgain: fn() },
    drawer: null,
  },
});

/** Cancellation deadlines and the remaining commitment, in plain sentences. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can cancel 5 of 25 seats until Friday/)).toBeVisible();
    await expect(
      canvas.getByText(/The other 20 are owed until Feb 13, 2027: €440\.00\./),
    ).toBeVisible();
    await expect(canvas.getByText('On Feb 14, 2027 it renews for €302.50 a month.')).toBeVisible();
    await expect(canvas.getByText('5 × €11.00 × 24 ÷ 30 days')).toBeVisible();
  },
});

/** Costs can be hidden while a customer is watching. */
export const WithCost = meta.story({
  args: {
    subscription: ready({ ...office, unitCost: 900 }),
    clientView: { isOn: false, onChange: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Cost each')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Client view' }));
    await expect(args.clientView?.onChange).toHaveBeenCalledWith(true);
  },
});

/** No window is open any more. */
export const Bound = meta.story({
  args: { subscription: ready(bound) },
  play: async ({ canvas }) => {
    const closed = canvas.getAllByText(/^Could be cancelled until Feb 21, 2026/);
    await expect(closed[0]).toBeVisible();
    await expect(canvas.getByText(/You owe €440\.00 until Feb 13, 2027\./)).toBeVisible();
  },
});

/** All seats are in one window; after that the whole term is owed. */
export const Fresh = meta.story({
  args: {
    subscription: ready({
      ...bound,
      batches: [{ quantity: 20, fromAt: new Date(NOW), cancelUntilAt: new Date(NOW + 7_200_000) }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can cancel all 20 seats until 2:00\sPM/)).toBeVisible();
    await expect(canvas.getByText(/After that you owe €440\.00/)).toBeVisible();
  },
});

/** A customer's subscription: the customer owes it, not the viewer. */
export const FreshOfCustomer = meta.story({
  args: { ...Fresh.input.args, isCustomers: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/After that Halvorsen AS owes €440\.00/)).toBeVisible();
    await expect(canvas.queryByText(/you owe/i)).toBeNull();
  },
});

/** Without a renewal it ends; the last day is shown. */
export const Ends = meta.story({
  args: { subscription: ready({ ...bound, autoRenew: false, renewalUnitPrice: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends on Feb 13, 2027')).toBeVisible();
    await expect(canvas.getByText('It ends after that and does not renew.')).toBeVisible();
  },
});

export const Trial = meta.story({
  args: {
    subscription: ready({
      ...office,
      isTrial: true,
      unitPrice: 0,
      quantity: 5,
      assigned: 0,
      termStartOn: '2026-11-20',
      renewsOn: '2026-12-20',
      batches: [
        {
          quantity: 5,
          fromAt: new Date('2026-11-20T14:00:00Z'),
          cancelUntilAt: new Date('2026-12-20T00:00:00Z'),
        },
      ],
      recurringPerMonth: 0,
      commitmentLeft: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is free until Dec 19, 2026.')).toBeVisible();
  },
});

/** Usage has no term and no commitment. */
export const WithoutTerm = meta.story({
  args: {
    subscription: ready({
      ...bound,
      term: 'none',
      cycle: 'usage',
      unitPrice: '0.0125',
      renewsOn: null,
      renewalUnitPrice: null,
      recurringPerMonth: 0,
      commitmentLeft: 0,
      nextChargeOn: null,
    }),
  },
  play: async ({ canvas }) => {
    const [sentence] = canvas.getAllByText('It can be cancelled at any time.');
    await expect(sentence).toBeVisible();
  },
});

/** An order is at work, and something is scheduled for the renewal. */
export const Changing = meta.story({
  args: {
    subscription: ready({
      ...office,
      changing: { orderId: 'o-1' },
      scheduled: { quantity: 8, planId: 'pl-2', endsOn: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 seats, another plan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the order' })).toBeVisible();
  },
});

export const RenewsTomorrow = meta.story({
  args: { now: Date.parse('2027-02-13T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It renews within 24 hours')).toBeVisible();
  },
});

export const Suspended = meta.story({
  args: { subscription: ready({ ...bound, state: 'suspended' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Billing goes on while it is suspended.')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: {
    subscription: ready({
      ...bound,
      state: 'cancelled',
      recurringPerMonth: 0,
      commitmentLeft: 0,
      nextChargeOn: null,
    }),
  },
});

/** An unknown state is shown as received. */
export const UnknownState = meta.story({
  args: { subscription: ready({ ...bound, state: 'migrating' }) },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('migrating').closest('[data-slot="badge"]');
    await expect(badge).toHaveAttribute('data-tone', 'neutral');
  },
});

/** Nothing was ordered or charged yet. */
export const NothingYet = meta.story({
  args: {
    orders: ordersOf([]),
    charges: { ...charges, months: ready([]), hasEarlier: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No charges yet.')).toBeVisible();
  },
});

/** A forbidden part names the permission; a failed part is retried on its own. */
export const PartsRefused = meta.story({
  args: {
    orders: { ...ordersOf([]), access: refused('noPermission', 'Order.Read') },
    charges: { ...charges, months: failed('', retry), hasEarlier: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Order.Read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { subscription: LOADING } });

export const Failed = meta.story({ args: { subscription: failed('', retry) } });

/** It does not exist, or is another company's: the page does not reveal which. */
export const Missing = meta.story({ args: { subscription: EMPTY } });

export const Forbidden = meta.story({
  args: { subscription: LOADING, access: refused('noPermission', 'Subscription.Read') },
});
