import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OrderScreen } from '../../../src/components/orders/OrderScreen';
import type { OrderDecisionState } from '../../../src/contracts/orders';
import { type Access, ALLOWED, refused } from '../../../src/domain/access';
import type { OrderAction, OrderRefusal } from '../../../src/domain/orders/order-access';
import { decision, event, FAILED_LINE, line, order, write } from '../../support/orders';
import { EMPTY, failed, failure, LOADING, ready } from '../../support/reading';

const retry = fn();
const [office, sign] = [line('Office Business'), line('Sign', { quantity: 4, net: 3_600 })];

const waiting = order({
  state: 'awaitingApproval',
  placedBy: 'buyer@plinth.example',
  lines: [line('Office Business', { state: 'queued', subscriptionId: null })],
  events: [event('buyer@plinth.example', 'Placed')],
  endedAt: null,
});

const partly = order({
  state: 'partlyCompleted',
  lines: [office, sign, line('Backup Mail', { quantity: 8, net: 3_360 }), FAILED_LINE],
  poNumber: 'PO-7042',
  events: [event('nora@plinth.example', 'Placed'), event('', 'Failed: Migration day')],
});

/** One order: the progress of each line, actions, history (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Orders/Order',
  component: OrderScreen,
  args: {
    access: ALLOWED,
    order: ready(
      order({ lines: [office, sign], events: [event('nora@plinth.example', 'Placed')] }),
    ),
    company: { id: 'c-2', name: 'Nordlys' },
    actions: {
      access: (_: OrderAction): Access<OrderRefusal> => ALLOWED,
      onAction: fn(),
      dialog: null,
    },
    retry: { ...write(), access: ALLOWED, dialog: null },
    informing: { onOpen: null, dialog: null },
    next: null,
    reorder: { ...write(), access: ALLOWED },
    copying: { copied: { text: null, isRefused: false }, onCopy: fn() },
  },
});

/** All is set up: nothing is left to do but to buy it again. */
export const Completed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 of 2 are set up.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Office Business' });
    await expect(link).toHaveAttribute('href', '/apps/subscriptions/s-Office%20Business');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }));
    await expect(args.reorder.run).toHaveBeenCalledWith(expect.objectContaining({ id: 'o-1' }));
  },
});

/**
 * A change shows its result; its amount is the difference, which is not quantity times price. What is
 * charged each month is.
 */
export const Changed = meta.story({
  args: {
    order: ready(
      order({
        type: 'change',
        lines: [
          line('Backup Mail', {
            ...{ quantity: 8, net: 1_400, term: 'P1Y', cycle: 'month' },
            ...{ unitPrice: 420, recurring: 3_360, commitment: 20_160 },
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row', { name: /Backup Mail/ });
    await expect(row).toHaveTextContent('Seats: 8 after the change');
    await expect(row).toHaveTextContent('Price each: €4.20');
    await expect(row).toHaveTextContent('Each month €33.60');
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Product', 'State', 'Charge for the change']);
    await expect(canvas.getByText(/for the days until the next regular charge/)).toBeVisible();
    await expect(canvas.queryByText('First charge without tax')).toBeNull();
  },
});

/** On a phone it says "4 × €9.00" only beside what that comes to, not beside a cut first charge. */
export const Narrow = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    order: ready(
      order({
        lines: [
          line('Sign', {
            quantity: 4,
            net: 3_600,
            unitPrice: 900,
            recurring: 3_600,
            cycle: 'month',
          }),
          line('Office Business', {
            net: 9_000,
            unitPrice: 1_100,
            recurring: 27_500,
            cycle: 'month',
          }),
          line('Backup Mail'),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rowOf = (name: string) => canvas.getAllByRole('row', { name: new RegExp(name) })[0];
    await expect(rowOf('Sign')).toHaveTextContent('4 × €9.00');
    await expect(rowOf('Office')).toHaveTextContent('Quantity: 25 · Price each: €11.00');
    await expect(rowOf('Office')).toHaveTextContent('Each month €275.00');
    await expect(rowOf('Backup')).toHaveTextContent('Quantity: 25');
    await expect(rowOf('Backup')).not.toHaveTextContent('×');
  },
});

/** "3 of 4 are set up. 1 failed; it was not charged.", with the vendor's reference. */
export const PartlyFailed = meta.story({
  args: { order: ready(partly) },
  play: async ({ args, canvas }) => {
    const sentence = '3 of 4 are set up. 1 failed; it was not charged.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByText('The vendor refused it.')).toBeVisible();
    // What is charged stands beside what was ordered.
    await expect(canvas.getByText('Charged, without tax')).toBeVisible();
    await expect(canvas.queryByText('First charge without tax')).toBeNull();
    await expect(canvas.getByText(/for 1 line that is not set up is not charged\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }));
    await expect(args.copying.onCopy).toHaveBeenCalledWith('3f0c-8a51');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry.run).toHaveBeenCalledWith({ id: 'o-1', lineId: 'Migration day' });
  },
});

/** The vendor is working on it; queued lines can still be cancelled. */
export const BeingSetUp = meta.story({
  args: {
    order: ready(
      order({
        state: 'provisioning',
        lines: [
          office,
          { ...sign, state: 'provisioning' },
          { ...FAILED_LINE, state: 'queued', failure: null },
        ],
        events: [event('nora@plinth.example', 'Placed'), event('', 'Set up: Office Business')],
        endedAt: null,
      }),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 of 3 are set up.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.actions.onAction).toHaveBeenCalledWith('cancel');
  },
});

/** Approvers decide, and see when the price expires. */
export const WaitingForMe = meta.story({
  args: { order: ready(waiting) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The price is valid until Dec 4, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.actions.onAction).toHaveBeenCalledWith('approve');
  },
});

/** Nobody approves what they have placed themselves. */
export const OwnOrder = meta.story({
  args: {
    order: ready(waiting),
    actions: {
      access: (action) => (action === 'cancel' ? ALLOWED : refused('ownOrder')),
      onAction: fn(),
      dialog: null,
    },
  },
  play: async ({ args, canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(/You placed this order yourself\./);
    await userEvent.click(approve);
    await expect(args.actions.onAction).not.toHaveBeenCalled();
  },
});

/** While impersonating, orders cannot be changed; the history names both users. */
export const ActingAsSomebody = meta.story({
  args: {
    order: ready({
      ...partly,
      impersonatedBy: 'ada@plinth.example',
      events: [event('nora@plinth.example', 'Placed (ada@plinth.example as nora@plinth.example)')],
    }),
    actions: { access: () => refused('impersonating'), onAction: fn(), dialog: null },
    retry: { ...write(), access: refused('impersonating'), dialog: null },
    reorder: { ...write(), access: refused('noPermission', 'Marketplace.ReadWrite') },
  },
  play: async ({ canvas }) => {
    const both = 'Placed by ada@plinth.example, acting as nora@plinth.example';
    await expect(canvas.getByText(both)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      /Orders cannot be changed while you act/,
    );
    await expect(canvas.getByRole('button', { name: 'Buy again' })).toHaveAccessibleDescription(
      'You need the permission Marketplace.ReadWrite.',
    );
  },
});

/** Who rejected it, and why. */
export const Rejected = meta.story({
  args: {
    order: ready(
      order({
        state: 'rejected',
        lines: [line('CRM Sales', { state: 'cancelled', subscriptionId: null })],
        approval: {
          by: 'ada@plinth.example',
          at: new Date('2026-11-20T15:00:00Z'),
          reason: 'Too many seats for five people.',
        },
        events: [event('nora@plinth.example', 'Placed'), event('ada@plinth.example', 'Rejected')],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@plinth.example rejected this order')).toBeVisible();
    await expect(canvas.getByText('Nothing was set up or charged.')).toBeVisible();
    await expect(canvas.getByText('Too many seats for five people.')).toBeVisible();
    await expect(canvas.queryByText('Cancelled')).toBeNull();
  },
});

/** The vendor does not know the tenant: a link to the customer's tenants. */
export const UnknownTenant = meta.story({
  args: {
    order: ready(
      order({
        state: 'failed',
        lines: [
          line('Office Business', {
            state: 'failed',
            subscriptionId: null,
            failure: {
              code: 'tenant_unknown',
              message: 'The vendor does not know the tenant.',
              correlationId: '3f0c-8a51',
            },
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tenants of Halvorsen AS' });
    await expect(link).toHaveAttribute('href', '/apps/customers/c-1?tab=tenants');
  },
});

/** Lines that can be bought again are in the cart, the others are named. */
export const BoughtAgain = meta.story({
  args: {
    reorder: {
      ...write({
        status: 'done',
        result: {
          notAdded: [
            {
              planId: 'pl-9',
              productName: 'Sign',
              code: 'plan_retired',
              message: 'It is no longer sold.',
            },
          ],
        },
      }),
      access: ALLOWED,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sign: It is no longer sold\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the cart' })).toBeVisible();
  },
});

/** A retry came too late: the newest state is shown. */
export const ChangedMeanwhile = meta.story({
  args: {
    retry: {
      ...write({ status: 'failed', failure: { kind: 'conflict' } }),
      access: ALLOWED,
      dialog: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is no longer possible')).toBeVisible();
  },
});

/** An unknown state and type are shown as received, without actions. */
export const UnknownState = meta.story({
  args: {
    order: ready(
      order({ state: 'onHold', type: 'migrate', lines: [{ ...office, state: 'frozen' }] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('frozen')).toBeVisible();
    // Nothing but amounts can be pressed.
    for (const button of canvas.queryAllByRole('button')) {
      await expect(button).toHaveTextContent(/^€/);
    }
  },
});

export const Loading = meta.story({ args: { order: LOADING } });

export const Failed = meta.story({
  args: { order: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The order could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** Stale data stays visible. */
export const Stale = meta.story({
  args: { order: ready(partly, { isStale: true, failure: failure('', retry) }) },
});

export const Missing = meta.story({
  args: { order: EMPTY },
  play: async ({ canvas }) => {
    const name = 'Order not found';
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the orders' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { order: LOADING, access: refused('noPermission', 'Order.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Orders.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});

const asked = (extra: Partial<OrderDecisionState>) => ({
  order: ready(waiting),
  actions: {
    ...meta.input.args.actions,
    dialog: decision({ order: waiting, ...extra }),
  },
});

/** What an approval starts, and the amount. */
export const Approving = meta.story({
  args: asked({ action: 'approve' }),
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve order 2026-00042?' }),
    );
    await expect(
      dialog.getByText(/for Halvorsen AS is set up at once, for €343\.75/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(args.actions.dialog?.onConfirm).toHaveBeenCalledWith(null);
  },
});

/** Without a reason nothing is rejected. */
export const Rejecting = meta.story({
  args: asked({ action: 'reject' }),
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Reject order 2026-00042?' }),
    );
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(dialog.getByText('Enter a reason for rejecting it')).toBeVisible();
    await expect(args.actions.dialog?.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Too many');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.actions.dialog?.onConfirm).toHaveBeenCalledWith('Too many');
  },
});

/** What is cancelled and what stays. */
export const Cancelling = meta.story({
  args: {
    order: ready(partly),
    actions: {
      access: (_: OrderAction): Access<OrderRefusal> => ALLOWED,
      onAction: fn(),
      dialog: decision({ action: 'cancel', order: partly }),
    },
  },
  play: async () => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Cancel order 2026-00042?' }),
    );
    await expect(
      dialog.getByText(/^3 lines that are set up, or being set up, stay\. 1 line/),
    ).toBeVisible();
  },
});

/** Another user was faster. */
export const DecidedElsewhere = meta.story({
  args: asked({ action: 'approve', failure: { kind: 'conflict' } }),
  play: async () => {
    const name = 'This is no longer possible';
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  },
});

const terms = {
  ...{ term: 'P1Y', cycle: 'month', unitPrice: 1_100 },
  ...{ recurring: 27_500, commitment: 330_000, cancelHours: 168 },
} as const;

const waitingFor = order({
  state: 'awaitingApproval',
  placedBy: 'buyer@plinth.example',
  lines: [
    line('Office Business', { state: 'queued', subscriptionId: null, ...terms }),
    line('Sign', { state: 'queued', subscriptionId: null, ...terms, cancelHours: 0 }),
  ],
  commitment: 660_000,
  approvers: [
    { name: 'Rosa Moreau', email: 'rosa@nord.example', customerName: null },
    { name: 'Ada Lindqvist', email: null, customerName: 'Plinth' },
  ],
  heldUntilAt: new Date('2026-12-12T14:00:00Z'),
  events: [{ ...event('buyer@plinth.example', 'x'), kind: 'placed' }],
  endedAt: null,
});

/** A buyer sees who has to approve their order, and until when. */
export const WaitsForSomebody = meta.story({
  args: {
    order: ready(waitingFor),
    actions: { access: () => refused('ownOrder'), onAction: fn(), dialog: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Waits for Rosa Moreau or Ada Lindqvist, until/)).toBeVisible();
    await expect(canvas.getByText('rosa@nord.example')).toBeVisible();
    await expect(canvas.getAllByText('Placed')).toHaveLength(2);
  },
});

/** An approver sees the commitment and the cancellation deadline. */
export const AsksToApproveWithTerms = meta.story({
  args: {
    order: ready(waitingFor),
    actions: {
      access: (_: OrderAction): Access<OrderRefusal> => ALLOWED,
      onAction: fn(),
      dialog: decision({ order: waitingFor }),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Office Business: .+, commitment €3,300.00/)).toBeVisible();
    await expect(dialog.getByText('It can be cancelled within 7 days of approval.')).toBeVisible();
    await expect(dialog.getByText('It cannot be cancelled.')).toBeVisible();
    await expect(dialog.getByText(/whole order: €6,600.00/)).toBeVisible();
    await expect(dialog.queryByText(/undone/)).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Reason (optional)' })).toHaveFocus();
  },
});

/** After a decision the next one that waits is offered. */
export const OffersTheNext = meta.story({
  args: { next: order({ id: 'o-2', number: '2026-00044', customerName: 'Bergen Kommune' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Order 2026-00044 for Bergen Kommune/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the next order' });
    await expect(link).toHaveAttribute('href', '/apps/orders/o-2');
  },
});

const RETRY = {
  productName: 'Migration day',
  customerName: 'Halvorsen AS',
  preview: {
    ...{ was: 6_720, net: 4_812, tax: 1_203, total: 6_015, currency: 'EUR' },
    startOn: '2026-11-22',
    cancelUntilAt: new Date('2026-11-29T12:00:00Z'),
    commitment: 57_600,
  },
  isChanged: false,
  isPending: false,
  failure: null,
  onConfirm: fn(),
  onClose: fn(),
} as const;

/** On a later day than the order the price is shown before a retry. */
export const AsksBeforeAnotherTry = meta.story({
  args: { order: ready(partly), retry: { ...write(), access: ALLOWED, dialog: RETRY } },
  play: async () => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Try Migration day again?' }),
    );
    const sentence = 'It begins today. First charge €48.12 without tax (was €67.20).';
    await expect(dialog.getByText(sentence)).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(RETRY.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Midnight has passed meanwhile: it asks again, at the current price. */
export const ChargeHasChanged = meta.story({
  args: {
    order: ready(partly),
    retry: { ...write(), access: ALLOWED, dialog: { ...RETRY, isChanged: true } },
  },
  play: async () => {
    await expect(await screen.findByText(/The cost has changed/)).toBeVisible();
  },
});

const INFORM = {
  contact: { name: 'Liv Halvorsen', email: 'liv@halv.example' },
  sender: 'Rosa Moreau',
  copied: null,
  onCopy: fn(),
  noting: ALLOWED,
  isPending: false,
  failure: null,
  onNote: fn(),
  onClose: fn(),
} as const;

/** The failed lines, which are not charged, as a mail to the customer's contact. */
export const InformsTheCustomer = meta.story({
  args: {
    order: ready({ ...partly, customerInformedAt: null }),
    informing: { onOpen: fn(), dialog: INFORM },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inform Halvorsen AS' }));
    await expect(dialog.getByText(/Migration day: The vendor refused it/)).toBeVisible();
    await expect(dialog.getByText(/not charged: €650.00 without tax/)).toBeVisible();
    const href = dialog
      .getByRole('link', { name: 'Open in the mail program' })
      .getAttribute('href');
    await expect(href).toMatch(/^mailto:liv@halv\.example\?subject=Order%202026-00042/);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as informed' }));
    await expect(INFORM.onNote).toHaveBeenCalledOnce();
  },
});
