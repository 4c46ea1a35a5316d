import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/statements/reconcile` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Billing/Reconcile',
  component: StoryPortal,
  args: { initialPath: '/apps/statements/reconcile' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'reseller',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Last month; it opens on what differs. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were not billed as bought/)).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'Seats differ' })).toBeVisible();
    await expect(canvas.queryByRole('cell', { name: 'Match' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: /\d+ match · Show all/ });
    await userEvent.click(toggle);
    await expect((await canvas.findAllByRole('cell', { name: 'Match' })).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Show differences only' })).toHaveFocus();
  },
});

/** Who has no customers has nothing to reconcile. */
export const OfACustomer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You do not have permission to see Reconciliation/),
    ).toBeVisible();
  },
});
