import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ViewAsBanner } from '../../../src/components/roles/ViewAsBanner';

const meta = preview.meta({
  title: 'Screens/Roles/View as banner',
  component: ViewAsBanner,
  args: { role: 'Support Desk', onEnd: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You are viewing as Support Desk')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End view' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({ args: { role: 'Long '.repeat(40).trim() } });
