import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerScreen } from '../../../src/components/customers/CustomerScreen';
import type { CustomerMoveState } from '../../../src/contracts/customers';
import { ALLOWED, refused } from '../../../src/domain/access';
import type { CustomerMove } from '../../../src/domain/customers/customer-screen';
import { addDays, civilDateOf } from '../../../src/domain/time/civil-date';
import {
  customerParts,
  editing,
  emptyParts,
  halvorsen,
  live,
  moveState,
  NOW,
  tenants,
} from '../../support/customer-page';
import { customer } from '../../support/customers';
import { priceList } from '../../support/price-lists';
import { EMPTY, failed, failure, LOADING, ready } from '../../support/reading';

const retry = fn();
const onConfirm = fn();
const onInvite = fn();
const buy = {
  access: ALLOWED,
  currency: 'EUR',
  isCartChanged: false,
  isPending: false,
  failure: null,
  onBuy: fn(),
} as const;

/** Two days ahead: said by its weekday. */
const mayMove = (action: CustomerMove) =>
  action === 'close' ? refused('liveSubscriptions') : ALLOWED;
const DUE_ON = addDays(civilDateOf(NOW), 2);

/** One customer, with what belongs to it (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Customers/Customer',
  component: CustomerScreen,
  args: {
    access: ALLOWED,
    customer: ready(halvorsen),
    prices: { list: priceList('Standard') },
    standing: {
      liveSubscriptions: 2,
      live: ready(live),
      matters: [
        { kind: 'overdue', amount: 48_120, currency: 'EUR', dueOn: '2026-10-12' },
        { kind: 'failedOrders', count: 1 },
        { kind: 'waitingOrders', count: 4 },
        { kind: 'unassignedSeats', count: 18 },
        { kind: 'due', amount: 136_325, currency: 'EUR', dueOn: DUE_ON },
      ],
    },
    tabs: {
      current: 'overview',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    parts: customerParts,
    now: NOW,
    editing,
    moving: {
      access: mayMove,
      onMove: fn(),
      dialog: null,
    },
    buy,
  },
});

const dialogStory = (state: Partial<CustomerMoveState>) => ({
  args: {
    moving: {
      access: mayMove,
      onMove: fn(),
      dialog: { ...moveState, onConfirm, ...state },
    },
  },
});

export const Overview = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Halvorsen AS' })).toBeVisible();
    await expect(canvas.getByText('€976.43 of it available')).toBeVisible();
    // Balances by company and currency.
    const owed = canvas.getByText('Owed to you').parentElement;
    await expect(owed).toHaveTextContent(/€23\.57CHF\s638\.85$/);
    await expect(canvas.getByText('Sold by').closest('dt')?.nextElementSibling).toHaveTextContent(
      'Nordlys Partner',
    );
    await expect(canvas.getByRole('link', { name: 'Standard' })).toBeVisible();
    // Only seats of which it is known whether they are assigned; each stands on its subscription.
    await userEvent.click(canvas.getByRole('button', { name: '8 of 10' }));
    const sum = within(await screen.findByRole('list', { name: /8 of 10/ }));
    await expect(sum.getByRole('link', { name: 'Office for Oslo' })).toBeVisible();
    await expect(sum.queryByText('Backup Mail')).toBeNull();
    await userEvent.keyboard('{Escape}');
    const next = canvas.getByText('Next renewal').parentElement;
    await expect(next).toHaveTextContent(/Ends Feb 13Backup Mail$/);
    const subscriptions = within(canvas.getByRole('region', { name: 'Subscriptions' }));
    await expect(subscriptions.getByRole('link', { name: '2 live subscriptions' })).toBeVisible();
    await expect(subscriptions.getAllByRole('listitem')[0]).toHaveTextContent(/Oslo.*€110\.00/);
    const matters = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(matters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '€481.20 overdue since Oct 12, 2026',
      '1 order failed',
      '4 orders waiting',
      '18 seats unassigned',
      expect.stringMatching(/^€1,363.25 due on \w+day$/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const close = await screen.findByRole('menuitem', { name: /^Close customer/ });
    await expect(close).toHaveTextContent(/still has live subscriptions/);
    await userEvent.click(close);
    await expect(args.moving.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    await expect(args.moving.onMove).toHaveBeenCalledWith('suspend');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for this customer' }));
    await expect(buy.onBuy).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    await expect(args.tabs.onChange).toHaveBeenCalledWith('orders');
  },
});

/** Nothing needs attention, and nothing is subscribed: its figures say so in their places. */
export const NothingWaits = meta.story({
  args: { standing: { liveSubscriptions: 0, live: ready([]), matters: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seats').parentElement).toHaveTextContent(/^Seats0$/);
    await expect(canvas.getByText('Next renewal').parentElement).toHaveTextContent(/None/);
    await expect(canvas.queryByRole('region', { name: 'Subscriptions' })).toBeNull();
  },
});

/** While they load, the places of what needs attention and of its subscriptions are kept. */
export const MattersLoading = meta.story({
  args: { standing: { liveSubscriptions: null, live: LOADING, matters: null } },
});

/** Subscriptions show "ends" with their last day, or "renews". */
export const Subscriptions = meta.story({
  args: {
    tabs: {
      current: 'subscriptions',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
  play: async ({ canvas }) => {
    const office = within(canvas.getByRole('row', { name: /^Office for Oslo/ }));
    await expect(office.getAllByText('May 10')[0]).toBeInTheDocument();
    await expect(office.getAllByText('8 of 10')[0]).toBeInTheDocument();
    const backup = within(canvas.getByRole('row', { name: /^Backup Mail/ }));
    await expect(backup.getAllByText('Ends Feb 13')[0]).toBeInTheDocument();
    await expect(backup.getAllByText('Suspended')[0]).toBeInTheDocument();
  },
});

export const Orders = meta.story({
  args: {
    tabs: {
      current: 'orders',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
});

export const Statements = meta.story({
  args: {
    tabs: {
      current: 'statements',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
});

export const Tenants = meta.story({
  args: {
    tabs: {
      current: 'tenants',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
});

/** The way to the list that the prices come from. */
export const Prices = meta.story({
  args: {
    tabs: {
      current: 'prices',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
  async play({ canvas }) {
    const list = canvas.getByRole('link', { name: 'Price list: Standard' });
    await expect(list).toHaveAttribute(
      'href',
      expect.stringContaining('/apps/products/price-lists/'),
    );
  },
});

/** Who sells by the list can give this customer prices of its own. */
export const OwnPrices = meta.story({
  args: {
    tabs: {
      current: 'prices',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    prices: {
      list: priceList('Standard'),
      own: { isPending: false, failure: null, onCreate: fn() },
    },
  },
  async play({ canvas, args }) {
    const name = 'Own prices for Halvorsen AS';
    canvas.getByRole('button', { name }).click();
    await expect(args.prices.own?.onCreate).toHaveBeenCalledWith(name);
  },
});

export const Users = meta.story({
  args: {
    tabs: {
      current: 'users',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    await expect(onInvite).toHaveBeenCalledOnce();
  },
});

/** Without users, an invitation is offered beside the message. */
export const NoUsers = meta.story({
  args: {
    tabs: {
      current: 'users',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    parts: emptyParts,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nobody can sign in for this customer yet.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeEnabled();
  },
});

/** No invitations to a closed customer. */
export const UsersClosed = meta.story({
  args: {
    tabs: {
      current: 'users',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: refused('closed'), onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    customer: ready({ ...halvorsen, state: 'closed' }),
  },
  play: async ({ canvas }) => {
    const invite = await canvas.findByRole('button', { name: 'Invite' });
    await expect(invite).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A server without users by company: there is no Users tab. */
export const UsersUnknown = meta.story({
  args: {
    tabs: {
      current: 'overview',
      onChange: fn(),
      people: { isKnown: false, inviteAccess: ALLOWED },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Prices' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Users' })).toBeNull();
  },
});

/** An unknown state is shown as received, without actions. */
export const UnknownStates = meta.story({
  args: { customer: ready({ ...halvorsen, state: 'onHold' }) },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('onHold').closest('[data-slot="badge"]');
    await expect(badge).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { customer: LOADING, buy: null } });

export const Failed = meta.story({
  args: { customer: failed('', retry), buy: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** It does not exist, or is another company's: the page does not reveal which. */
export const Missing = meta.story({ args: { customer: EMPTY, buy: null } });

export const Forbidden = meta.story({
  args: { customer: LOADING, access: refused('customerType', 'Customer.Read'), buy: null },
});

/** A forbidden tab names the permission; the rest of the page is shown. */
export const PartForbidden = meta.story({
  args: {
    tabs: {
      current: 'statements',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    parts: {
      ...customerParts,
      statements: { ...emptyParts.statements, access: refused('noPermission', 'Billing.Read') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Billing.Read.')).toBeVisible();
  },
});

export const NothingYet = meta.story({
  args: {
    tabs: {
      current: 'subscriptions',
      onChange: fn(),
      people: { isKnown: true, inviteAccess: ALLOWED, onInvite },
      tenants,
      vendors: new Map([['v-microsoft', 'Microsoft']]),
    },
    parts: emptyParts,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is subscribed yet.')).toBeVisible();
  },
});

export const Suspended = meta.story({
  args: {
    customer: ready({ ...halvorsen, state: 'suspended' }),
    buy: { ...buy, access: refused('suspended') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Buy for this customer' });
    await expect(button).toHaveAccessibleDescription('It is suspended.');
  },
});

export const Closed = meta.story({
  args: {
    customer: ready({ ...halvorsen, state: 'closed' }),
    buy: { ...buy, access: refused('closed') },
  },
});

/** The cart holds something in another currency, and this customer has not accepted the agreement. */
export const NotForSale = meta.story({
  args: {
    customer: ready(customer('Rhone Vins', { currency: 'CHF', country: 'CH' })),
    buy: { ...buy, access: refused('otherCurrency') },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buy for this customer' });
    await expect(button).toHaveAccessibleDescription('It buys in CHF; the cart is in EUR.');
  },
});

/** The cart was changed elsewhere: nothing is overwritten without asking. */
export const CartChanged = meta.story({ args: { buy: { ...buy, isCartChanged: true } } });

/** The effects and amounts before the action. */
export const Suspending = meta.story({
  ...dialogStory({}),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Suspend Halvorsen/ }));
    await expect(dialog.getByText('2 subscriptions continue.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Overdue');
    // The button takes a key at once, and no click that was meant for what was there before.
    dialog.getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith('Overdue');
  },
});

/** An irreversible action is announced beforehand. */
export const Closing = meta.story(
  dialogStory({
    action: 'close',
    liveSubscriptions: 0,
    failure: failure(),
  }),
);

/** Another user changed the customer meanwhile; the input is kept. */
export const ChangedMeanwhile = meta.story(dialogStory({ objection: 'changed' }));

/** Another user has already done it. */
export const StateChanged = meta.story(dialogStory({ objection: 'stateChanged' }));

/** The server has subscriptions that the page had not loaded. */
export const StillSubscribed = meta.story(
  dialogStory({
    action: 'close',
    objection: 'liveSubscriptions',
  }),
);
