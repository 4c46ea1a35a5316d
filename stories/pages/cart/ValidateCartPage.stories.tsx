import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/cart/review` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Cart/Validate',
  component: StoryPortal,
  args: { initialPath: '/cart/review' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Validate Cart' })).toBeVisible();
  },
});

/** A price that has changed has to be ticked. */
export const PriceChanged = meta.story({
  parameters: { scenario: 'priceChanged' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 warning to confirm.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have seen this' }));
    await expect(await canvas.findByText('1 warning confirmed.')).toBeVisible();
  },
});

/** The reseller's customer was suspended since. */
export const Suspended = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
    storySandbox.commerce.suspend('customer-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('1 problem to fix.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fix' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/cart/quote' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the cart')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/cart/quote' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be checked/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
  },
});

/** Without the permission to buy: the page names it. */
export const Forbidden = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Validate Cart.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  },
});
