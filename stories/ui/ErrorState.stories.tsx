import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '../../src/components/ui/ErrorState';

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    text: 'The roles could not be loaded. Try again, or come back later.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, what to do next, and a way to try again. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** It is being tried again: the button keeps its width. */
export const Retrying: Story = { args: { isRetrying: true } };
/** Trying again would not help, and is not offered. */
export const WithoutRetry: Story = { args: { onRetry: undefined } };
/** What a server says is shown as text. */
export const ServerText: Story = {
  args: { text: '<img src=x onerror=alert(1)> '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
