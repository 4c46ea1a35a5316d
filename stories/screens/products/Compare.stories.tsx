import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProductsScreen } from '../../../src/components/products/ProductsScreen';
import { ALLOWED } from '../../../src/domain/access';
import { FIRST_PLACE } from '../../../src/domain/products/products-place';
import { listOf } from '../../support/list';
import { offers, oneBuyer, products, productsPage } from '../../support/products';
import { failed, LOADING, ready } from '../../support/reading';

const four = products.slice(0, 4);
const retry = fn();

/** Up to four products side by side (commerce §5). */
const meta = preview.meta({
  title: 'Screens/Products/Compare',
  component: ProductsScreen,
  args: {
    access: ALLOWED,
    buyer: oneBuyer,
    place: { ...FIRST_PLACE, compared: four.map(({ id }) => id), isComparing: true },
    onPlaceChange: fn(),
    vendors: ready(offers),
    compared: ready(four),
    list: listOf(ready(productsPage(products))),
  },
});

/** A column each; what differs is marked, and can be shown alone. */
export const Four = meta.story({
  play: async ({ canvas, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Compare products' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    const yearly = table.getByRole('row', { name: /^1 year, paid yearly/ });
    await expect(yearly).toHaveTextContent(/€130\.41.*Not offered/);
    await expect(table.getByRole('rowheader', { name: 'Tenant' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Differences only' }));
    await expect(table.queryByRole('rowheader', { name: 'Tenant' })).toBeNull();
    await userEvent.click(
      table.getByRole('button', { name: 'Remove from comparison: Shield Endpoint' }),
    );
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ compared: ['Office Business', 'Office Archive', 'Voice Global'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the marketplace' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ isComparing: false }),
    );
  },
});

/** Twins do not differ. */
export const Same = meta.story({
  args: { compared: ready(products.slice(0, 1).flatMap((one) => [one, { ...one, id: 'twin' }])) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Differences only' }));
    await expect(canvas.getByText('No differences.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { compared: LOADING } });

export const Failed = meta.story({
  args: { compared: failed('', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The products to compare could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** An address may contain unknown ids. */
export const Nothing = meta.story({
  args: { compared: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'There is nothing to compare' }),
    ).toBeVisible();
  },
});
