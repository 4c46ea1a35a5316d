import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock } from '../../support/sandbox';

/** `/apps/orders/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Orders/Order',
  component: StoryPortal,
  args: { initialPath: '/apps/orders/o-37' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '820px' } },
  },
});

/** A line that failed on another day is tried again, for what it costs from today, and the order is completed. */
export const TriedAgain = meta.story({
  play: async ({ canvas }) => {
    const partly = '5 of 6 are set up. 1 failed; it was not charged.';
    await expect(await canvas.findByText(partly)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/^It begins today\. First charge/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      storyClock.advance(2_500);
      return expect(canvas.getByText('6 of 6 are set up.')).toBeVisible();
    });
  },
});

/** An order of somebody else is approved, with a reason. */
export const Approved = meta.story({
  args: { initialPath: '/apps/orders/o-79' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Approve order/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'As agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('0 of 1 are set up.')).toBeVisible();
    await expect(await canvas.findByText('As agreed')).toBeVisible();
    await screen.findByText(/^Order .* is approved$/);
  },
});

/** Of another company, or nonexistent. */
export const Missing = meta.story({
  args: { initialPath: '/apps/orders/nothing' },
  play: async ({ canvas }) => {
    const name = 'Order not found';
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/orders/o-37' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Loading' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/orders/o-37' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The order could not be loaded/)).toBeVisible();
  },
});
