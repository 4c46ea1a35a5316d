import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PriceListsScreen } from '../../../src/components/products/PriceListsScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { FIRST_QUERY } from '../../../src/domain/list-query';
import { listOf } from '../../support/list';
import { priceList, priceLists } from '../../support/price-lists';
import { failed, failure, LOADING, pageOf, ready } from '../../support/reading';

const retry = fn();
const sellers = { ownId: 'nordlys', names: new Map([['adria', 'Adria Systems']]) };

/** The price lists (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Products/PriceLists',
  component: PriceListsScreen,
  args: {
    access: ALLOWED,
    sellers: null,
    clientView: { isOn: false, onChange: fn() },
    list: listOf(ready(pageOf(priceLists))),
  },
});

/** Each with its currency, its mark-up over the list price and the margin aimed at. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Public sector/ }));
    await expect(row.getByRole('cell', { name: '−5%' })).toBeInTheDocument();
    await expect(row.getByRole('cell', { name: '8%' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Standard' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Sold by' })).toBeNull();
  },
});

/** The provider sees those of its resellers too, and whose they are. */
export const SeveralSellers = meta.story({
  args: { sellers },
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Switzerland/ }));
    await expect(row.getByRole('cell', { name: 'Adria Systems' })).toBeInTheDocument();
    const filter = await canvas.findByRole('button', { name: 'Sold by', expanded: false });
    await userEvent.click(filter);
    const menu = within(await screen.findByRole('menu', { name: 'Sold by' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Adria Systems' }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { ownerId: ['adria'] } }),
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** In the client view nothing shows the viewer's earnings. */
export const ClientView = meta.story({
  args: { clientView: { isOn: true, onChange: fn() } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('switch', { name: 'Client view' })).toBeChecked();
    await expect(canvas.queryByRole('columnheader', { name: 'Mark-up' })).toBeNull();
    await expect(canvasElement.textContent).not.toContain('%');
  },
});

export const Loading = meta.story({ args: { list: listOf(LOADING) } });

/** Stale data stays visible. */
export const Stale = meta.story({
  args: { list: listOf(ready(pageOf(priceLists), { isStale: true, failure: failure('', retry) })) },
});

export const Failed = meta.story({
  args: { list: listOf(failed('', retry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The price lists could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No price lists yet.' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: {
    list: listOf(ready(pageOf([])), {
      query: { ...FIRST_QUERY, searchString: 'gold' },
      searchText: 'gold',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches.' })).toBeVisible();
    await expect(canvas.getByText('No price list is called “gold”.')).toBeVisible();
  },
});

/** Without the permission: the page names it. */
export const Forbidden = meta.story({
  args: {
    list: listOf(LOADING),
    access: refused('noPermission', 'Marketplace.Prices'),
    clientView: null,
  },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Price lists.';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('You need the permission Marketplace.Prices.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Names as long as they get. */
export const LongNames = meta.story({
  args: {
    sellers: { ownId: 'x', names: new Map([['nordlys', 'Vandermeulenbroeck-'.repeat(8)]]) },
    list: listOf(
      ready(pageOf([priceList('Public sector of the north '.repeat(7)), ...priceLists])),
    ),
  },
});

/** At 375 pixels a row shows everything in one column. */
export const OnAPhone = meta.story({
  args: { sellers },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Switzerland/ });
    await expect(row).toHaveTextContent('Mark-up: +3%Target margin: 8%');
  },
});
