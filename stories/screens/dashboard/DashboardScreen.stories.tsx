import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DashboardScreen } from '../../../src/components/dashboard/DashboardScreen';
import { CustomersIcon, OrdersIcon, UsersIcon } from '../../../src/components/ui/icons';
import { attention, months, renewals, statement, summary } from '../../support/dashboard';
import { EMPTY, failed, LOADING, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';

const user = {
  email: 'maren.okafor@northwind.example',
  firstname: 'Maren',
  lastname: 'Okafor',
  username: 'Maren Okafor',
};
const areas = [
  { id: 'users', label: 'Users', href: '/users', icon: <UsersIcon /> },
  { id: 'customers', label: 'Customers', href: '/customers', icon: <CustomersIcon /> },
  { id: 'orders', label: 'Orders', href: '/orders', icon: <OrdersIcon /> },
];
const retry = fn();

/** The first page after the sign-in (commerce §5), for each level. */
const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: {
    user,
    level: 1,
    now: STORY_NOW,
    areas,
    summary: ready(summary),
    attention: ready(attention),
    spend: ready(months('EUR')),
    renewals: ready(renewals),
    statement: null,
    firstSteps: [],
    hasMarketplace: true,
    clientView: { isOn: false, onChange: fn() },
  },
});

/** A reseller: numbers that lead to their lists, what needs attention with one action each, the months. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good .+, Maren$/);
    const tile = canvas.getByRole('link', { name: 'Failed orders 2' });
    await expect(tile).toHaveAttribute('href', '/apps/orders?view=failed');
    // The name is the number; what it amounts to, or how old it is, describes it.
    await expect(tile).toHaveAccessibleDescription('Oldest: 2 days ago');
    await expect(
      canvas.getByRole('link', { name: 'Renewals in 30 days 12' }),
    ).toHaveAccessibleDescription(expect.stringMatching(/^€2,143\.50 · CHF\s184\.00 a month$/));
    const seats = canvas.getByRole('region', { name: 'Seats assigned' });
    await expect(within(seats).getAllByRole('meter')).toHaveLength(4);
    const act = canvas.getByRole('link', { name: /^Approve or reject: Order 2026-00082/ });
    await expect(act).toHaveAttribute('href', '/apps/orders/o-2');
    // What does not fit is counted, and leads to its list.
    const more = canvas.getByRole('link', { name: 'Failed orders: 1 more' });
    await expect(more).toHaveAttribute('href', '/apps/orders?view=failed');
    await expect(canvas.getByRole('link', { name: 'Overdue: 2 more' })).toBeVisible();
    // Unknown kinds are shown as received, without a link.
    const unknown = canvas.getByText('The price of Sign rises.').closest('li');
    await expect(within(unknown as HTMLElement).queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Feb: +6% vs Jan')).toBeVisible();
    const trial = canvas.getByText('The trial of Identity Guard for Hamnen Hotell ends soon.');
    // The whole row leads on, not its button alone.
    trial.scrollIntoView({ block: 'center' });
    const { x, y } = trial.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)?.closest('a')).toHaveAccessibleName(
      /Identity Guard/,
    );
    await expect(trial.closest('li')).toHaveTextContent(/Change by /);
    await expect(canvas.getByText('94 seats are not assigned.')).toBeVisible();
    const ending = canvas.getByText('Aurora Travel').closest('li');
    await expect(ending).toHaveTextContent(/Backup for Ida Moe.*Ends on Mar 16, 2026/);
  },
});

/** Currencies are never added up: each has its own sum and its own columns. */
export const TwoCurrencies = meta.story({
  args: { spend: ready([...months('CHF', 0.3), ...months('EUR')]), level: 2 },
  play: async ({ canvas }) => {
    // The largest comes first.
    const charts = canvas.getAllByRole('listbox', { name: /^Billed by month in/ });
    await expect(charts[0]).toHaveAccessibleName('Billed by month in EUR');
    await expect(charts[1]).toHaveAccessibleName('Billed by month in CHF');
  },
});

/** A customer: their latest statement, seats, orders and renewals; no cost, no margin. */
export const Customer = meta.story({
  args: {
    level: 0,
    summary: ready({
      renewals: 3,
      openOrders: 1,
      overdue: 0,
      seatsBought: 170,
      seatsAssigned: 152,
    }),
    attention: EMPTY,
    spend: ready(months('EUR', 0.3, false)),
    statement: ready(statement),
    clientView: null,
  },
  play: async ({ canvas }) => {
    const latest = canvas.getByRole('region', { name: 'Latest statement' });
    await expect(within(latest).getByText('€1,363.25')).toBeVisible();
    await expect(within(latest).getByRole('link', { name: /R-2026-02-0193/ })).toBeVisible();
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.queryByText(/cost/i)).toBeNull();
    // Whose it is they know.
    await expect(canvas.queryByText(/Aurora Travel/)).toBeNull();
  },
});

/** Placeholders while loading. */
export const Loading = meta.story({
  args: { summary: LOADING, attention: LOADING, spend: LOADING, renewals: LOADING },
});

/** Several parts fail: one banner with the server's sentence, which tries all of them again. */
export const Failed = meta.story({
  args: {
    summary: failed('The counter is out of order.', retry),
    attention: failed('', retry),
    spend: failed('', retry),
    renewals: failed('', retry),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The counter is out of order.')).toBeVisible();
    await expect(canvas.getAllByText('Not loaded')).toHaveLength(4);
    const part = canvas.getByRole('region', { name: 'Needs attention' });
    await expect(within(part).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(4);
  },
});

/** One part fails: it shows its failure, and is tried again on its own. */
export const OneFailed = meta.story({
  args: { attention: failed('', retry) },
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('region', { name: 'Needs attention' });
    await expect(part).toHaveTextContent('What needs attention could not be loaded.');
    await userEvent.click(within(part).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A new account shows its first steps, with the completed ones. */
export const FirstSteps = meta.story({
  args: {
    firstSteps: [
      { step: 'customer', isDone: true },
      { step: 'prices', isDone: false },
      { step: 'marketplace', isDone: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add your first customer' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Set your prices' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit the marketplace' })).toBeVisible();
  },
});

const nothing = { summary: null, attention: null, spend: null, renewals: null, clientView: null };

/** A viewer who neither sells nor buys: the areas that they may open. */
export const OtherAreas = meta.story({ args: { ...nothing, hasMarketplace: false } });

/** A role that allows nothing. */
export const NothingOpen = meta.story({ args: { ...nothing, hasMarketplace: false, areas: [] } });

/** A name that fills the line. */
export const LongName = meta.story({
  args: { user: { ...user, firstname: 'Wolfeschlegelsteinhausen'.repeat(8) } },
});
