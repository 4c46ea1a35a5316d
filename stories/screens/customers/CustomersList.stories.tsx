import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomersScreen } from '../../../src/components/customers/CustomersScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { customer, customers, customersPage } from '../../support/customers';
import { listOf } from '../../support/list';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const retry = fn();
const onMove = fn();
const exporting = { access: ALLOWED, isPending: false, failure: null, onExport: fn() };
const swiss = customer('Rhone Vins', {
  country: 'CH',
  currency: 'CHF',
  recurringPerMonth: 55_550,
  openBalance: 12_345,
});

/** The companies that buy from the viewer's (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Customers/List',
  component: CustomersScreen,
  args: {
    access: ALLOWED,
    list: listOf(ready(customersPage(customers))),
    exporting,
  },
});

/**
 * Each shows its state, with a badge if it cannot buy; monthly spend and balance with their totals.
 */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Halvorsen AS/ }));
    await expect(row.getByRole('cell', { name: '€1,204.00' })).toBeInTheDocument();
    await expect(row.queryByText('Active')).toBeNull();
    const hamnen = within(canvas.getByRole('row', { name: /^Hamnen Hotell/ }));
    await expect(hamnen.getAllByText('Suspended')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(
      'Per month€2,403.50Owed€941.57',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(exporting.onExport).toHaveBeenCalledOnce();
  },
});

/** A provider sees each customer's seller, and balances by currency, never added up. */
export const OfAProvider = meta.story({
  args: {
    hasSellers: true,
    list: listOf(
      ready(
        customersPage(
          customers.map((each) => ({
            ...each,
            parentName: 'Nordlys Partner',
            ...(each.name === 'Kvist & Sønner' && {
              otherBalances: [{ currency: 'CHF', amount: 63_885 }],
            }),
          })),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Sold by' })).toBeInTheDocument();
    const kvist = within(canvas.getByRole('row', { name: /^Kvist/ }));
    await expect(kvist.getByRole('cell', { name: 'Nordlys Partner' })).toBeInTheDocument();
    await expect(kvist.getByRole('cell', { name: /^−€12\.00 CHF\s638\.85$/ })).toBeInTheDocument();
    const totals = within(canvas.getByRole('group', { name: /^Totals/ }));
    await expect(totals.getByText(/^CHF\s638\.85$/)).toBeInTheDocument();
  },
});

/** Without the permission to export, the reason is shown. */
export const WithoutExport = meta.story({
  args: { exporting: { ...exporting, access: refused('noPermission', 'Customer.Export') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'You need the permission Customer.Export.',
    );
  },
});

/** Currencies are never added up: each has a sum of its own. */
export const TwoCurrencies = meta.story({
  args: {
    list: listOf(
      ready({ ...customersPage([...customers, swiss]), totalRecords: 26, totalPages: 3 }),
    ),
  },
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('group', { name: 'Totals, all pages' });
    await expect(totals).toHaveTextContent(
      /Per month€2,403\.50CHF.555\.50Owed€941\.57CHF.123\.45$/,
    );
  },
});

/** An unknown state is shown as received, and the list is complete. */
export const UnknownState = meta.story({
  args: {
    list: listOf(ready(customersPage([customer('Saga Legal', { state: 'onHold' }), ...customers]))),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Saga Legal/ }));
    const [badge] = row.getAllByText('onHold');
    await expect(badge?.closest('[data-slot="badge"]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(customers.length + 1);
  },
});

/** The values of a filter say how many there are, in the reader's words. */
export const Filtered = meta.story({
  args: {
    list: listOf(ready(customersPage(customers)), {
      query: { ...FIRST_QUERY, filters: { state: ['suspended'] } },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country', expanded: false }));
    const menu = within(await screen.findByRole('menu', { name: 'Country' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: /Denmark/ }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { state: ['suspended'], country: ['DK'] } }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'State: Suspended' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING) } });

/** Stale data stays visible. */
export const Stale = meta.story({
  args: {
    list: listOf(ready(customersPage(customers), { isStale: true, failure: failure('', retry) })),
  },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The customers could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No customers yet.' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Total/ })).toBeNull();
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready(pageOf([])), {
      query: { ...FIRST_QUERY, searchString: 'halv', filters: { state: ['closed'] } },
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
  args: { list: listOf(LOADING), access: refused('noPermission', 'Customer.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Customers.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Customer.Read.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Viewers without customers are not allowed either. */
export const ForbiddenToCustomers = meta.story({
  args: { list: listOf(LOADING), access: refused('customerType', 'Customer.Read') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You need the permission Customer\.Read, in a company that has customers/),
    ).toBeVisible();
  },
});

/** Names, domains and amounts as long as they get. */
export const LongNames = meta.story({
  args: {
    list: listOf(
      ready(
        customersPage([
          customer('Vandermeulenbroeck-'.repeat(11).slice(0, 200), {
            domain: `${'subdomain.'.repeat(8)}vandermeulenbroeck.example`,
            state: 'waitingForTheAgreementOfTheVendor',
            recurringPerMonth: 987_654_321_012,
            openBalance: -123_456_789_099,
          }),
          ...customers,
          swiss,
        ]),
      ),
    ),
  },
});

/** A row's menu: actions on the customer, disabled ones with the reason. */
export const RowMenu = meta.story({
  args: {
    actions: {
      moveAccess: () => ALLOWED,
      onMove,
      dialog: null,
      buying: { access: () => refused('noAgreement'), currency: 'EUR', onBuy: fn(), current: null },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Halvorsen AS' }));
    const menu = within(await screen.findByRole('menu'));
    // A menu fades in.
    await waitFor(() => expect(menu.getByText('It has not accepted the agreement.')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspend' }));
    await expect(onMove).toHaveBeenCalledWith(customers[0], 'suspend');
  },
});

/** Without the permission to add customers: the page names it. */
export const MayNotAdd = meta.story({
  args: { createAccess: refused('noPermission', 'Customer.Create') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add customer' })).toHaveAccessibleDescription(
      'You need the permission Customer.Create.',
    );
  },
});

/** At 375 pixels a row has three lines, and the sums are in the line above the rows. */
export const OnAPhone = meta.story({
  args: { list: listOf(ready(customersPage([...customers, swiss]))) },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Halvorsen AS/ });
    await expect(row).toHaveTextContent(/Per month: €1,204\.00.*Owed: €23\.57$/);
  },
});
