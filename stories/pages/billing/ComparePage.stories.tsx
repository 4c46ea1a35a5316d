import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/statements/compare` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Billing/Compare',
  component: StoryPortal,
  args: { initialPath: '/apps/statements/compare?b=st-196' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** The month before is the one that it is compared with. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [heading] = await canvas.findAllByText('From January 2026 to February 2026');
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What has changed' })).toBeVisible();
  },
});

/** It begins with the last issued month; another statement is chosen from the list. */
export const Opening = meta.story({
  args: { initialPath: '/apps/statements/compare' },
  play: async ({ canvas }) => {
    const [heading] = await canvas.findAllByText('From January 2026 to February 2026');
    await expect(heading).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another statement' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a statement to compare' }),
    ).toBeVisible();
  },
});
