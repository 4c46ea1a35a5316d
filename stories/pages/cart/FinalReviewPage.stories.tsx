import type { Canvas } from 'storybook/internal/csf';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

/** `/cart/purchase/` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Cart/Final Review',
  component: StoryPortal,
  args: { initialPath: '/cart/review' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

async function place(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: 'Continue to Final Review' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'I accept the terms' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Place order for Halvorsen AS' }));
}

/** Vendors need their time, and the page hears of it at most every two seconds. */
async function goesOnTo(canvas: Canvas, text: string): Promise<void> {
  await waitFor(() => {
    storyClock.advance(2_500);
    return expect(canvas.getByText(text)).toBeVisible();
  });
}

const placed = { level: 1, name: /^Your orders? (is|are) placed$/ };

/** What is bought for whom, before the press. */
export const Ready = meta.story({
  args: { initialPath: '/cart/purchase/' },
  play: async ({ canvas }) => {
    const button = { name: 'Place order for Halvorsen AS' };
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Final Review' })).toBeVisible();
  },
});

/** It is bought, and the orders go on until all is set up. */
export const Placed = meta.story({
  play: async ({ canvas }) => {
    await place(canvas);
    await expect(await canvas.findByRole('heading', placed)).toHaveFocus();
    await expect(await canvas.findByText('0 of 4 are set up.')).toBeVisible();
    await goesOnTo(canvas, '4 of 4 are set up.');
  },
});

/** One line fails; it is not charged. */
export const PartlyFailed = meta.story({
  parameters: { scenario: 'partlyFailed' },
  play: async ({ canvas }) => {
    await place(canvas);
    await expect(await canvas.findByText('0 of 4 are set up.')).toBeVisible();
    await goesOnTo(canvas, '3 of 4 are set up. 1 failed; it was not charged.');
  },
});

/** The answer is lost: the orders are found, and bought once. */
export const LostAnswer = meta.story({
  parameters: { scenario: 'unansweredOrder' },
  play: async ({ canvas }) => {
    await place(canvas);
    await expect(await canvas.findByRole('heading', placed)).toBeVisible();
  },
});

/** The price runs out on the page and is another one. */
export const PriceRanOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue to Final Review' }));
    await canvas.findByRole('button', { name: 'Place order for Halvorsen AS' });
    storySandbox.commerce.setPrice('p-office-business-yy', 2_000);
    storyClock.advance(16 * 60_000);
    await expect(await canvas.findByText('The price has changed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Confirm new total €/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { initialPath: '/cart/purchase/' },
  parameters: { faults: [{ match: { path: '/app/cart' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the cart')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { initialPath: '/cart/purchase/' },
  parameters: {
    faults: [{ match: { path: '/app/cart' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be checked/)).toBeVisible();
  },
});
