import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/subscriptions/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Subscriptions/Subscription',
  component: StoryPortal,
  args: { initialPath: '/apps/subscriptions/s-18' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '820px' } },
  },
});

/** 25 seats whose window is open: what can be cancelled, and what would be owed after that. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can cancel all 25 seats until/)).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
    const [sum] = await canvas.findAllByText(/^25 × €/);
    await expect(sum).toBeVisible();
  },
});

/** Of another company, or nonexistent. */
export const Missing = meta.story({
  args: { initialPath: '/apps/subscriptions/nothing' },
  play: async ({ canvas }) => {
    const name = 'Subscription not found';
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/subscriptions/s-18' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    const name = 'Loading';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [
      { match: { path: '/app/subscriptions/s-18' }, status: 400, body: { bad: 'htmlGateway' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The subscription could not be loaded/)).toBeVisible();
  },
});
