import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ErrorState } from '../../src/components/ui/ErrorState';

const meta = preview.meta({
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    text: 'The roles could not be loaded. Try again, or come back later.',
    onRetry: fn(),
  },
});

/** What happened, what to do next, and a way to try again. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** It is being tried again: the button keeps its width. */
export const Retrying = meta.story({ args: { isRetrying: true } });
/** Trying again would not help, and is not offered. */
export const WithoutRetry = meta.story({ args: { onRetry: undefined } });
/** What a server says is shown as text. */
export const ServerText = meta.story({
  args: { text: '<img src=x onerror=alert(1)> '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
