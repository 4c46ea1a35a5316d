import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelectClientScreen } from '../../../src/components/cart/SelectClientScreen';
import type { CartClients } from '../../../src/contracts/cart';
import { ALLOWED, refused } from '../../../src/domain/access';
import { clientRefusals } from '../../../src/domain/cart/clients';
import type { Customer, Tenant } from '../../../src/domain/customers/customer';
import { cart } from '../../support/cart';
import { customer, customersPage } from '../../support/customers';
import { listOf } from '../../support/list';
import { failed, failure, LOADING, ready } from '../../support/reading';

const agreed = { agreementAcceptedAt: new Date('2026-01-10T09:00:00Z') };
const halvorsen = customer('Halvorsen AS', { ...agreed, id: 'c-1', domain: 'halvorsen.example' });
const kvist = customer('Kvist & Sønner', { ...agreed, country: 'DK' });
const rows: readonly Customer[] = [
  halvorsen,
  kvist,
  customer('Aurora Travel'),
  customer('Hamnen Hotell', { ...agreed, country: 'SE', state: 'suspended' }),
  customer('Gent Textiel', { ...agreed, country: 'BE', state: 'closed' }),
  customer('Rhone Vins', { ...agreed, country: 'CH', currency: 'CHF' }),
];
const own = cart();
const chosen = [
  { customerId: 'c-1', name: 'Halvorsen AS', currency: 'EUR' },
  { customerId: kvist.id, name: kvist.name, currency: 'EUR' },
];
const tenant = (id: string, state: string): Tenant => ({
  id,
  customerId: 'c-1',
  vendorId: 'microsoft',
  domain: `${id}.onmicrosoft.com`,
  state,
  requestUrl: null,
  requestExpiresAt: null,
});
const tenants = new Map([['c-1', [tenant('halvorsen', 'active'), tenant('halv-old', 'expired')]]]);

const clients: CartClients = {
  chosen,
  refusals: clientRefusals(rows, chosen, own),
  ownCompany: customer('Nordlys Partner', agreed),
  recent: [kvist],
  tenants: ready(tenants),
  onToggle: fn(),
  onDrop: fn(),
  onTenantChange: fn(),
};
const editing = {
  ...{ news: null, failure: null, isPending: false },
  ...{ onSave: fn(), onApplyAgain: fn(), onLeave: fn() },
};

/** Selection of the customers to buy for (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Cart/Select Client',
  component: SelectClientScreen,
  args: {
    access: ALLOWED,
    list: listOf(ready(customersPage(rows)), {
      selectedKeys: new Set(chosen.map(({ customerId }) => customerId)),
    }),
    cart: ready(own),
    customerType: 1,
    currency: 'EUR',
    now: Date.parse('2026-11-22T05:01:00Z'),
    clients,
    editing,
  },
});

/** Several are selected; disabled ones show the reason. */
export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }));
    await expect(row('Aurora').getAllByText(/has not accepted/)[0]).toBeInTheDocument();
    await expect(row('Rhone').getAllByText(/buys in CHF/)[0]).toBeInTheDocument();
    await expect(row('Gent').getAllByText('It is closed.')[0]).toBeInTheDocument();
    await expect(row('Hamnen').getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Do not buy for Kvist & Sønner' }));
    await expect(args.clients.onDrop).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Nordlys Partner' }));
    await expect(args.clients.onToggle).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 2 clients' }));
    await expect(args.editing.onSave).toHaveBeenCalled();
  },
});

/** On a phone the reason, or the country, has the line to itself. */
export const Narrow = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    list: listOf(
      ready(customersPage([customer('Hamnen Hotell', { ...rows[3], domain: 'hamnen.example' })])),
    ),
  },
  play: async ({ canvas }) => {
    const shown = (text: string) =>
      canvas.queryAllByText(text).filter((each) => each.getClientRects().length > 0);
    await expect(shown('It is suspended.')).toHaveLength(1);
    await expect(shown('hamnen.example')).toEqual([]);
  },
});

/** No customer is selected: the next step is disabled. */
export const NobodyChosen = meta.story({
  args: {
    list: listOf(ready(customersPage(rows))),
    cart: ready(cart({ targets: [], lines: [], currency: null })),
    clients: {
      ...clients,
      chosen: [],
      refusals: clientRefusals(rows, [], { lines: [], currency: null }),
    },
    currency: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No customer chosen yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy for 0 clients' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The only active tenant is preselected. */
export const WithTenants = meta.story({
  args: { clients: { ...clients, chosen: chosen.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /halvorsen\.onmicrosoft\.com.*Tenant of Halvorsen AS/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy for Halvorsen AS' })).toBeVisible();
  },
});

export const Saving = meta.story({ args: { editing: { ...editing, isPending: true } } });

export const NotSaved = meta.story({
  args: { editing: { ...editing, failure: failure() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your choice could not be saved.')).toBeVisible();
  },
});

export const TenantsFailed = meta.story({
  args: { clients: { ...clients, tenants: failed() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The tenants could not be loaded.')).toBeVisible();
  },
});

/** Another user selected other customers meanwhile. */
export const ChangedElsewhere = meta.story({
  args: {
    editing: {
      ...editing,
      news: {
        difference: { lines: [], areTargetsChanged: true, isPoNumberChanged: false },
        edit: { type: 'targets', targets: [{ customerId: 'c-1', tenantId: null }] },
        by: 'r@nord.example',
        // Later than the minute that is known.
        at: new Date('2026-11-22T05:01:03Z'),
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The customers were changed\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your customers anyway' }));
    await expect(args.editing.onApplyAgain).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: {
    list: listOf(ready(customersPage([])), {
      selectedKeys: new Set(chosen.map(({ customerId }) => customerId)),
    }),
    clients: { ...clients, chosen: [], recent: [], ownCompany: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no customers yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    list: listOf(LOADING, { selectedKeys: new Set(chosen.map(({ customerId }) => customerId)) }),
    clients: { ...clients, tenants: LOADING },
  },
});

export const Failed = meta.story({
  args: {
    list: listOf(failed(), { selectedKeys: new Set(chosen.map(({ customerId }) => customerId)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The clients could not be loaded/)).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { access: refused('noPermission', 'Customer.Read') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need the permission Customer.Read.')).toBeVisible();
  },
});
