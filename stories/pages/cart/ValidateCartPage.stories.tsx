import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/cart/review` on the sandbox. */
const meta = {
  title: 'Pages/Cart/Validate',
  component: StoryPortal,
  args: { initialPath: '/cart/review' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Validate Cart' })).toBeVisible();
  },
};

/** A price that has changed has to be ticked. */
export const PriceChanged: Story = {
  parameters: { scenario: 'priceChanged' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 warning to confirm.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have seen this' }));
    await expect(await canvas.findByText('1 warning confirmed.')).toBeVisible();
  },
};

/** The reseller's customer was suspended since. */
export const Suspended: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
    storySandbox.commerce.suspend('customer-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('1 problem to fix.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fix' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { faults: [{ match: { path: '/app/cart/quote' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the cart')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    faults: [{ match: { path: '/app/cart/quote' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be checked/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Everything is fine.')).toBeVisible();
  },
};

/** Without the permission to buy: the page names it. */
export const Forbidden: Story = {
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Validate Cart.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  },
};
