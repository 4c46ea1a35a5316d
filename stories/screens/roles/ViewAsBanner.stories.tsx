import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewAsBanner } from '../../../src/components/roles/ViewAsBanner';

const meta = {
  title: 'Screens/Roles/View as banner',
  component: ViewAsBanner,
  args: { role: 'Support Desk', onEnd: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewAsBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You are viewing as Support Desk')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End view' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = { args: { role: 'Long '.repeat(40).trim() } };
