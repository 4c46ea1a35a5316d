import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/statements/compare` on the sandbox. */
const meta = {
  title: 'Pages/Billing/Compare',
  component: StoryPortal,
  args: { initialPath: '/apps/statements/compare?b=st-196' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The month before is the one that it is compared with. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [heading] = await canvas.findAllByText('From January 2026 to February 2026');
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What has changed' })).toBeVisible();
  },
};

/** It begins with the last issued month; another statement is chosen from the list. */
export const Opening: Story = {
  args: { initialPath: '/apps/statements/compare' },
  play: async ({ canvas }) => {
    const [heading] = await canvas.findAllByText('From January 2026 to February 2026');
    await expect(heading).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another statement' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a statement to compare' }),
    ).toBeVisible();
  },
};
