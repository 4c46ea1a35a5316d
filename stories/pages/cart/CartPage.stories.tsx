import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/cart` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Cart/Review',
  component: StoryPortal,
  args: { initialPath: '/cart' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Two vendors make two orders; the header says how many lines there are. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowgroup', { name: 'Office Business' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart Review' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Validate the cart' })).toBeVisible();
  },
});

/** A removed line comes back as it was. */
export const RemoveAndUndo = meta.story({
  play: async ({ canvas }) => {
    const name = 'Remove Office Max';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText('Office Max was removed.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const line = within(await canvas.findByRole('rowgroup', { name: 'Office Max' }));
    await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
  },
});

/** The price has risen since it was seen last: both are shown. */
export const PriceChanged = meta.story({
  parameters: { scenario: 'priceChanged' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price has changed')).toBeVisible();
  },
});

/** A customer buys for their own company, and has no client to choose. */
export const OwnCompany = meta.story({
  globals: { persona: 'buyer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.queryByText('Select Client')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/cart' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the cart')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/cart' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The cart could not be loaded/)).toBeVisible();
  },
});

/** A failed part is retried on its own. */
export const PriceFailedThenFine = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/cart/quote' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price could not be calculated.')).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Validate the cart' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You need the permission Marketplace.ReadWrite.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Cart,/ })).toBeNull();
  },
});
