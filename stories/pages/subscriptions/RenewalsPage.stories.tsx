import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/subscriptions/renewals` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Subscriptions/Renewals',
  component: StoryPortal,
  args: { initialPath: '/apps/subscriptions/renewals' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Important renewals first; a month is selected, and roll-overs are shown on request. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renewals' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show roll-overs' }));
    await expect(await canvas.findByRole('table', { name: 'Monthly roll-overs' })).toBeVisible();
  },
});

/** Months in which nothing renews: three years on nothing does. */
export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing renews in these months.')).toBeVisible();
  },
});

/** The months failed; they are retried alone. */
export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/subscriptions' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The renewals could not be loaded/)).toBeVisible();
  },
});
