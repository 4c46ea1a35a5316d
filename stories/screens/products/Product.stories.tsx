import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProductScreen } from '../../../src/components/products/ProductScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import {
  atListPrice,
  held,
  noBuyer,
  oneBuyer,
  plan,
  product,
  products,
  severalBuyers,
} from '../../support/products';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { STORY_NOW } from '../../support/sandbox';

const office = product('Office Business');
const archive = product('Office Archive', {
  kind: 'addon',
  requires: ['Office Business', 'Office Complete'],
  plans: [plan('archive-ym', { unitPrice: 216, unitList: 216 })],
});
const complete = product('Office Complete');
const idle = { isPending: false, failure: null, result: null, choice: null };

/** A product with its prices, and how to add it to the cart (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Products/Product',
  component: ProductScreen,
  args: {
    buying: { buyer: oneBuyer, pricesOf: null, onPricesOfChange: fn() },
    access: ALLOWED,
    product: ready(office),
    canBuy: true,
    adding: { ...idle, onAdd: fn() },
    inCart: [],
    related: {
      required: LOADING,
      held: ready([]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Vestland Bygg', office.id, 40)])),
    },
    clientView: null,
    now: STORY_NOW,
  },
});

/** The price of one and what a year costs; first charge, each cycle and commitment of what is chosen. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    const monthly = canvas.getByRole('radio', { name: '1 year, Paid monthly' });
    await expect(monthly).toBeChecked();
    await expect(monthly).toHaveAccessibleDescription(/€11\.34.*€136\.08 a year/);
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '25');
    await expect(canvas.getByText('Commitment').closest('div')).toHaveTextContent('€3,402.00');
    await expect(canvas.getByText('First charge').closest('div')).toHaveTextContent('€283.50');
    await expect(canvas.getByRole('button', { name: '€3,402.00' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '€283.50' })).toHaveLength(2);
    // Enter in a quantity buys nothing.
    await userEvent.keyboard('{Enter}');
    await expect(args.adding.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '1 year, Paid yearly' }));
    await expect(canvas.getByText('Each year').closest('div')).toHaveTextContent('€3,260.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.adding.onAdd).toHaveBeenCalledWith({
      planId: 'Office Business-yy',
      quantity: 25,
    });
  },
});

/** An invalid quantity: the reason, no amounts, and adding is disabled. */
export const WrongQuantity = meta.story({
  args: { product: ready({ ...office, limits: { min: 5, max: 500, step: 5 } }) },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    for (const typed of ['0', '501', '7', '1.5', '1e3']) {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, typed);
      await expect(canvas.getByText('Enter a quantity to see what it costs.')).toBeVisible();
      const add = canvas.getByRole('button', { name: 'Add to cart' });
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(add);
    }
    await expect(args.adding.onAdd).not.toHaveBeenCalled();
  },
});

/** No customer is selected: the charges at list prices, and how to see the actual price. */
export const WithoutCustomer = meta.story({
  args: {
    buying: { buyer: noBuyer, pricesOf: null, onPricesOfChange: fn() },
    product: ready(atListPrice(office)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These are list prices.')).toBeVisible();
    await expect(canvas.getByText('List price')).toBeVisible();
    await expect(canvas.getByText('Commitment').closest('div')).toHaveTextContent('€136.08');
  },
});

/** With several customers the viewer selects whose prices are shown. */
export const SeveralCustomers = meta.story({
  args: { buying: { buyer: severalBuyers, pricesOf: null, onPricesOfChange: fn() } },
});

/** Currencies are never mixed: without a customer the viewer selects one. */
export const TwoCurrencies = meta.story({
  args: {
    buying: { buyer: noBuyer, pricesOf: null, onPricesOfChange: fn() },
    product: ready(
      atListPrice({
        ...office,
        plans: [...office.plans, plan('office-chf', { currency: 'CHF', unitList: 1_089 })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const name = 'Currency of the prices: EUR';
    await waitFor(() =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-haspopup'),
    );
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'CHF' }));
    await expect(canvas.getByRole('radio')).toHaveAccessibleDescription(/CHF.10\.89/);
  },
});

/** The first days are free: nothing is charged, and nothing owed, before they end. */
export const Trial = meta.story({
  args: { product: ready({ ...office, plans: [plan('trial', { trialDays: 30 })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First charge').closest('div')).toHaveTextContent(
      '€0.00Free until March 31, 2026',
    );
    await expect(canvas.queryByText('Commitment')).toBeNull();
  },
});

/** Paid once: no cycle. */
export const Once = meta.story({
  args: {
    product: ready({
      ...office,
      kind: 'service',
      plans: [plan('once', { term: 'none', cycle: 'once', unitPrice: 45_900 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First charge').closest('div')).toHaveTextContent('€459.00');
    await expect(canvas.queryByText('Each month')).toBeNull();
  },
});

/** Charged by use: the price of one with all its digits, and no amount that nobody knows. */
export const Usage = meta.story({
  args: { product: ready(products[7] ?? office) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€0.0125')).toBeVisible();
    await expect(canvas.queryByText('First charge')).toBeNull();
  },
});

/** A scheduled price change is announced. */
export const PriceChange = meta.story({
  args: {
    product: ready({
      ...office,
      plans: [plan('dearer', { nextPrice: { fromOn: '2026-04-16', unitPrice: 1_247 } })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The price of a unit changes from €11.34 to €12.47 on April 16, 2026.'),
    ).toBeVisible();
  },
});

/** With the permission cost and margin are shown, and can be hidden. */
export const CostAndMargin = meta.story({
  args: {
    product: ready({ ...office, plans: [plan('costly', { unitCost: 1_021 })] }),
    clientView: { isOn: false, onChange: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Cost €10.21, margin 10%')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Client view' }));
    await expect(args.clientView?.onChange).toHaveBeenCalledWith(true);
  },
});

/** Paused: the reason, and adding is disabled. */
export const Paused = meta.story({
  args: {
    product: ready({ ...office, state: 'paused', pausedReason: 'A new version is on its way.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new version is on its way.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
});

/** Not sold where the customer is. */
export const NotInCountry = meta.story({
  args: { product: ready({ ...office, countries: ['DE'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is not sold in Norway, only in Germany.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
});

/** No plan in the customer's currency. */
export const NotInCurrency = meta.story({
  args: { product: ready({ ...office, plans: [] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It has no price in the currency of this customer.'),
    ).toBeVisible();
  },
});

/** A tenant is missing: shown here, and required in the cart. */
export const NeedsTenant = meta.story({
  args: { product: ready({ ...office, needsTenant: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It needs a tenant at Norrvik Office/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
});

/** An add-on shows its requirements, and which of them the customer has. */
export const Requires = meta.story({
  args: {
    product: ready(archive),
    related: {
      required: ready([office, complete]),
      held: ready([held('Halvorsen AS', office.id, 10)]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Vestland Bygg', office.id, 40)])),
    },
  },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'Needs one of these' }));
    await expect(part.getByText('Halvorsen AS has what it needs.')).toBeVisible();
    await expect(part.getByText('Halvorsen AS has 10')).toBeVisible();
    await expect(part.getByText('Halvorsen AS does not have it')).toBeVisible();
  },
});

/** None of them is present: one has to be added too; it may be in the cart already. */
export const RequiresMissing = meta.story({
  args: {
    product: ready(archive),
    related: {
      required: ready([office, complete]),
      held: ready([]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Vestland Bygg', office.id, 40)])),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Halvorsen AS has none of them/)).toBeVisible();
  },
});

/** One of them is in the cart. */
export const RequiresInCart = meta.story({
  args: {
    product: ready(archive),
    related: {
      required: ready([office, complete]),
      held: ready([]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Vestland Bygg', office.id, 40)])),
    },
    inCart: [office.id],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the cart')).toBeVisible();
    await expect(canvas.queryByText(/has none of them/)).toBeNull();
  },
});

/** The customer's existing subscriptions to it. */
export const HasAlready = meta.story({
  args: {
    related: {
      required: LOADING,
      held: ready([held('Halvorsen AS', office.id, 25)]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Vestland Bygg', office.id, 40)])),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halvorsen AS already has 25 of it.')).toBeVisible();
  },
});

/** In the cart: the lines, and a link to it. */
export const Added = meta.story({
  args: {
    adding: {
      ...idle,
      onAdd: fn(),
      result: 'added',
      choice: { planId: 'Office Business-ym', quantity: 25 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In your cart: 25 × Office Business')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});

export const Adding = meta.story({ args: { adding: { ...idle, onAdd: fn(), isPending: true } } });

/** The server's reason is shown at its field. */
export const AddRefused = meta.story({
  args: {
    adding: {
      ...idle,
      onAdd: fn(),
      failure: {
        ...failure(),
        fields: [{ field: 'quantity', text: 'The quantity must be 1 to 300.' }],
      },
      choice: { planId: 'Office Business-ym', quantity: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAccessibleDescription(
      /The quantity must be 1 to 300\./,
    );
  },
});

export const AddFailed = meta.story({
  args: { adding: { ...idle, onAdd: fn(), failure: { kind: 'network' } } },
});

/** An expired cart is not written to. */
export const CartExpired = meta.story({
  args: { adding: { ...idle, onAdd: fn(), result: 'expired' } },
});

/** View without buying: no button, and the permission's name. */
export const LookOnly = meta.story({
  args: { canBuy: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await expect(canvas.getByText(/the permission Marketplace\.ReadWrite\./)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    product: LOADING,
    related: { required: LOADING, held: LOADING, addOns: LOADING, holders: LOADING },
  },
});

const retry = fn();

export const Failed = meta.story({
  args: { product: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The product could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** A part that fails does so alone. */
export const PartsFailed = meta.story({
  args: {
    related: {
      required: LOADING,
      held: ready([]),
      addOns: failed('', retry),
      holders: failed('', retry),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The add-ons could not be loaded.')).toBeVisible();
    await expect(
      canvas.getByText('The customers with this product could not be loaded.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  },
});

/** There is no such product, or not for the viewer. */
export const NotFound = meta.story({
  args: { product: { status: 'failed', failure: { kind: 'notFound' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Product not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { product: LOADING, access: refused('noPermission', 'Marketplace.Read') },
});

export const LongNames = meta.story({
  args: {
    product: ready({
      ...product('Vandermeulenbroeck-'.repeat(11).slice(0, 200)),
      category: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    }),
    related: {
      required: LOADING,
      held: ready([]),
      addOns: ready([archive]),
      holders: ready(pageOf([held('Gesellschaftsanteilsverwaltung'.repeat(5), 'x', 3)], 17)),
    },
  },
});
