import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/products/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Products/Product',
  component: StoryPortal,
  args: { initialPath: '/apps/products/p-office-max' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** The buyer's prices, cost and margin, add-ons, and holders. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Office Max' }),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Office Archive' })).toBeInTheDocument();
    await expect(canvas.getAllByText(/margin/)[0]).toBeInTheDocument();
    await expect(
      canvas.getByRole('region', { name: 'Customers with this product' }),
    ).toBeInTheDocument();
  },
});

/** The selection is in the cart afterwards, with a link to it. */
export const AddToCart = meta.story({
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(await canvas.findByText('In your cart: 15 × Office Max')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  },
});

/** One switch hides cost and margin. */
export const ClientView = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Client view' }));
    await expect(
      (await canvas.findAllByRole('radio', { name: /Paid monthly$/ }))[0],
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/margin \d/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Client view' }));
    await expect((await canvas.findAllByText(/margin \d/))[0]).toBeInTheDocument();
  },
});

/** An add-on shows its requirements, and which of them the customer has. */
export const AddOn = meta.story({
  args: { initialPath: '/apps/products/p-office-archive' },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Needs one of these' }));
    await expect(await part.findByRole('link', { name: 'Office Start' })).toBeInTheDocument();
    await expect((await part.findAllByText(/^Halvorsen AS/))[0]).toBeInTheDocument();
  },
});

/** Paused: the reason, and adding is disabled. */
export const Paused = meta.story({
  args: { initialPath: '/apps/products/p-voice-global' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The vendor sells no new lines until March.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
});

/** A customer sees no cost anywhere, and buys for their own company. */
export const Customer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radio'))[0]).toBeInTheDocument();
    await expect(canvas.queryByText('These are list prices.')).toBeNull();
    await expect(canvas.queryByText(/margin|Cost/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Customers with this product' })).toBeNull();
  },
});

export const NotFound = meta.story({
  args: { initialPath: '/apps/products/p-nowhere' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Product not found' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/products/p-office-max' }, latencyMs: 60_000 }] },
});

export const Failed = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/products/p-office-max' },
        status: 400,
        body: { bad: 'htmlGateway' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The product could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    const [again] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(again as HTMLElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Office Max' }),
    ).toBeInTheDocument();
  },
});
