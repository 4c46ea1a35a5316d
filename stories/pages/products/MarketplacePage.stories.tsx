import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/products` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Products/Marketplace',
  component: StoryPortal,
  args: { initialPath: '/apps/products' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** A reseller who buys for Halvorsen AS sees its prices; the vendors come first. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Backup Mail' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Marketplace' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Halvorsen AS')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: 'Corvid Backup Backup' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('1 - 20 of 120')).toBeInTheDocument();
  },
});

/** No customer is selected: list prices. */
export const WithoutCustomer = meta.story({
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('List price from'))[0]).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'Choose a customer to see the prices' }),
    ).toBeInTheDocument();
  },
});

/** A customer sees their own prices, without a choice. */
export const Customer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Backup Mail' })).toBeInTheDocument();
    await expect(canvas.queryByText('List price from')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Change' })).toBeNull();
  },
});

/** Search, filters, order, view and page come with the address. */
export const FromAnAddress = meta.story({
  args: {
    initialPath:
      '/apps/products?search=office&kind=license&sort=-name&view=list&compare=p-office-max',
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Office Team/ });
    await expect(row).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('office');
    const filters = within(canvas.getByRole('search', { name: 'Filter products' }));
    await expect(filters.getByRole('checkbox', { name: 'Licence' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Office Max/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Compare side by side' })).toBeInTheDocument();
  },
});

/** A search can be saved from the cards too; the comparison stays when a view opens. */
export const SavedViews = meta.story({
  args: { initialPath: '/apps/products?kind=license&search=office&compare=p-office-max' },
  play: async ({ canvas }) => {
    const screen = within(document.body);
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
      return within(await screen.findByRole('dialog', { name: 'Views' }));
    };
    await expect(await canvas.findByRole('link', { name: 'Office Max' })).toBeInTheDocument();
    const empty = await open('Views');
    await userEvent.type(empty.getByRole('textbox', { name: 'Name of a new view' }), 'Office');
    await userEvent.click(empty.getByRole('button', { name: 'Save view' }));
    const saved = await open('Office');
    await userEvent.click(saved.getByRole('link', { name: 'Without a view' }));
    await expect(await canvas.findByText('1 - 20 of 120')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Compare side by side' })).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'As a list' }));
    await expect(await canvas.findByRole('table', { name: 'Marketplace' })).toBeInTheDocument();
    const closed = await open('Views');
    await userEvent.click(closed.getByRole('link', { name: 'Office' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('office');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Compare side by side' })).toBeInTheDocument();
  },
});

/** Products side by side are an address too. */
export const Comparing = meta.story({
  args: {
    initialPath:
      '/apps/products?show=compare&compare=p-office-start&compare=p-sign-notary&compare=p-nowhere',
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Compare products' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(2);
    await expect(
      await table.findByText('It is not sold in Norway, only in Germany.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the marketplace' }));
    await expect(await canvas.findByRole('heading', { name: 'Top vendors' })).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/products' }, latencyMs: 60_000 }] },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/products' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The products could not be loaded/)).toBeVisible();
  },
});

/** The failed part is retried on its own. */
export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await context.canvas.findByRole('link', { name: 'Backup Mail' }),
    ).toBeInTheDocument();
  },
});

/** The target of the cart is unknown: list prices, and a retry. */
export const CartFailed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/cart' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The customers could not be loaded.')).toBeInTheDocument();
    await expect((await canvas.findAllByText('List price from'))[0]).toBeInTheDocument();
  },
});
