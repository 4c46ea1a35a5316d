import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProductsScreen } from '../../../src/components/products/ProductsScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { FIRST_PLACE } from '../../../src/domain/products/products-place';
import { listOf } from '../../support/list';
import {
  atListPrice,
  noBuyer,
  offers,
  oneBuyer,
  product,
  products,
  productsPage,
  severalBuyers,
} from '../../support/products';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';
import { OWN_LINKS } from '../../support/story-links';

const retry = fn();

/** Holds the reader's choices, as an address would. */
function Held({ place, onPlaceChange, ...props }: ComponentProps<typeof ProductsScreen>) {
  const [held, setHeld] = useState(place);
  return (
    <ProductsScreen
      {...props}
      place={held}
      onPlaceChange={(next) => {
        setHeld(next);
        onPlaceChange(next);
      }}
    />
  );
}

/** The marketplace, at the buyer's prices (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Products/Marketplace',
  component: ProductsScreen,
  args: {
    access: ALLOWED,
    buyer: oneBuyer,
    place: FIRST_PLACE,
    onPlaceChange: fn(),
    vendors: ready(offers),
    compared: LOADING,
    list: listOf(ready(productsPage(products))),
  },
  render: (args) => <Held {...args} />,
});

/** Vendors with their products come first; a press on one filters by it. */
export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button', { name: /^Norrvik Office/ });
    await expect(tile).toHaveTextContent('Norrvik OfficeProductivity');
    const card = canvas.getByRole('link', { name: 'Office Business' });
    await expect(card).toHaveAttribute('href', '/apps/products/Office%20Business');
    await userEvent.click(tile);
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { vendorId: ['v-norrvik'] } }),
    );
  },
});

/** Paused, retired, not in this country, needs a tenant: each says why. */
export const NotForSale = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The vendor sells no new lines until March.')).toBeVisible();
    await expect(canvas.getByText('No longer sold')).toBeVisible();
    await expect(
      canvas.getByText('It is not sold in Norway, only in Austria, Germany, and Switzerland.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^It needs a tenant at Microsoft/)).toBeVisible();
  },
});

/** No customer is selected: list prices, and a link to select one. */
export const WithoutCustomer = meta.story({
  args: { buyer: noBuyer, list: listOf(ready(productsPage(products.map(atListPrice)))) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Choose a customer to see the prices' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('List price from')).toHaveLength(products.length);
  },
});

/** With several customers the viewer selects whose prices are shown. */
export const SeveralCustomers = meta.story({
  args: { buyer: severalBuyers },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prices for: Halvorsen AS' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Fjordbakeriet' }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith(
      expect.objectContaining({ pricesOf: 'fjordbakeriet' }),
    );
  },
});

/** A level 0 viewer buys for their own company, without a choice. */
export const OwnCompany = meta.story({
  parameters: { links: OWN_LINKS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halvorsen AS')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change' })).toBeNull();
  },
});

/** The same as a list: a column each, and boxes to compare. */
export const AsList = meta.story({
  args: { place: { ...FIRST_PLACE, view: 'list' } },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Voice Global/ }));
    await expect(row.getAllByText('Paused')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Office Business/ }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ compared: ['Office Business'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'As cards' }));
    await expect(canvas.getByRole('list', { name: 'Marketplace' })).toBeVisible();
  },
});

/** Filters beside the products, with counts. */
export const Filtered = meta.story({
  args: {
    list: listOf(ready(productsPage(products)), {
      query: { ...FIRST_QUERY, filters: { kind: ['license'] } },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('heading', { name: 'Top vendors' })).toBeNull();
    const facets = within(canvas.getByRole('search', { name: 'Filter products' }));
    await expect(facets.getByRole('checkbox', { name: 'Licence' })).toBeChecked();
    await userEvent.click(facets.getByRole('checkbox', { name: 'Security' }));
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        pageNumber: 1,
        filters: { kind: ['license'], category: ['Security'] },
      }),
    );
  },
});

/** The order is chosen from a menu where there are no columns. */
export const Sorted = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by: Name, A to Z' }));
    const choice = await screen.findByRole('menuitemcheckbox', { name: 'Vendor, Z to A' });
    await userEvent.click(choice);
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: '-vendorName' }),
    );
  },
});

/** Up to four are marked; then the others say why they cannot be. */
export const FourMarked = meta.story({
  args: {
    place: {
      ...FIRST_PLACE,
      compared: ['Office Business', 'Shield Endpoint', 'Office Archive', 'Voice Global'],
    },
  },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: 'Compare' });
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(4);
    const fifth = boxes[4] as HTMLElement;
    await expect(fifth).toHaveAccessibleDescription(/Up to four products can be compared/);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ isComparing: true }),
    );
  },
});

/** One product cannot be compared; the button shows the reason. */
export const OneMarked = meta.story({
  args: { place: { ...FIRST_PLACE, compared: ['Office Business'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Compare side by side' }),
    ).toHaveAccessibleDescription('Choose two products or more.');
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING), vendors: LOADING } });

/** While the cart loads, it is unknown whose prices to show. */
export const BuyerLoading = meta.story({
  args: {
    list: listOf(LOADING),
    vendors: LOADING,
    buyer: { targets: null, shown: null, facts: null },
  },
});

/** Stale data stays visible. */
export const Stale = meta.story({
  args: {
    list: listOf(ready(productsPage(products), { isStale: true, failure: failure('', retry) })),
  },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The products could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** Only the vendors' offers fail: the products are shown. */
export const VendorsFailed = meta.story({
  args: { vendors: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What they offer could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Office Business' })).toBeVisible();
  },
});

/** Only the buyer fails: list prices are shown. */
export const BuyerFailed = meta.story({
  args: {
    buyer: { targets: null, shown: null, facts: null },
    buyerFailure: failure('', retry),
    list: listOf(ready(productsPage(products.map(atListPrice)))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))), vendors: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is for sale yet.' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready({ ...pageOf([]), facets: [] }), {
      query: { ...FIRST_QUERY, searchString: 'fax', filters: { kind: ['service'] } },
      searchText: 'fax',
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches.' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Service' })).toBeChecked();
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
  args: { list: listOf(LOADING), access: refused('noPermission', 'Marketplace.Read') },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Marketplace.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Marketplace.Read.')).toBeVisible();
  },
});

/** An unknown state, kind and term are shown as received, and the list is complete. */
export const Unknown = meta.story({
  args: {
    list: listOf(
      ready(productsPage([product('Odd One', { state: 'onLoan', kind: 'hardware' }), ...products])),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It cannot be bought in this state: onLoan.')).toBeVisible();
    await expect(canvas.getAllByText('hardware')[0]).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: 'Compare' })).toHaveLength(
      products.length + 1,
    );
  },
});

/** Names and prices as long as they get. */
export const LongNames = meta.story({
  args: {
    list: listOf(
      ready(
        productsPage([
          product('Vandermeulenbroeck-'.repeat(11).slice(0, 200), {
            vendor: { id: 'v-long', name: 'Gesellschaftsanteilsverwaltung'.repeat(4) },
            summary: 'One sentence that goes on and on about what it does. '.repeat(8),
          }),
          ...products,
        ]),
      ),
    ),
  },
});

/** On a phone the filters open over the page. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(drawer.getByRole('checkbox', { name: 'Licence' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: `Show ${products.length} products` }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
