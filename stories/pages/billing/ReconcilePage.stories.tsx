import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/statements/reconcile` on the sandbox. */
const meta = {
  title: 'Pages/Billing/Reconcile',
  component: StoryPortal,
  args: { initialPath: '/apps/statements/reconcile' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'reseller',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Last month; it opens on what differs. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were not billed as bought/)).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'Seats differ' })).toBeVisible();
    await expect(canvas.queryByRole('cell', { name: 'Match' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: /\d+ match · Show all/ });
    await userEvent.click(toggle);
    await expect((await canvas.findAllByRole('cell', { name: 'Match' })).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Show differences only' })).toHaveFocus();
  },
};

/** Who has no customers has nothing to reconcile. */
export const OfACustomer: Story = {
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You do not have permission to see Reconciliation/),
    ).toBeVisible();
  },
};
