import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/subscriptions/renewals` on the sandbox. */
const meta = {
  title: 'Pages/Subscriptions/Renewals',
  component: StoryPortal,
  args: { initialPath: '/apps/subscriptions/renewals' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Important renewals first; a month is selected, and roll-overs are shown on request. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renewals' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show roll-overs' }));
    await expect(await canvas.findByRole('table', { name: 'Monthly roll-overs' })).toBeVisible();
  },
};

/** Months in which nothing renews: three years on nothing does. */
export const Empty: Story = {
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing renews in these months.')).toBeVisible();
  },
};

/** The months failed; they are retried alone. */
export const Failed: Story = {
  parameters: {
    faults: [{ match: { path: '/app/subscriptions' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The renewals could not be loaded/)).toBeVisible();
  },
};
