import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImpersonationStartScreen } from '../../../src/components/impersonation/ImpersonationStartScreen';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Impersonation/Start screen',
  component: ImpersonationStartScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { arrival: { status: 'loading' } },
});

export const Opening = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the session');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NoAnswer = meta.story({
  args: { arrival: { status: 'failed', failure: { kind: 'timeout', retry } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  args: { arrival: { status: 'failed', failure: { kind: 'notFound' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard');
  },
});

export const Failed = meta.story({
  args: { arrival: { status: 'failed', failure: { kind: 'network', retry } } },
});

export const FailedByTheServer = meta.story({
  args: {
    arrival: {
      status: 'failed',
      failure: {
        kind: 'server',
        serverMessage: 'The service is being maintained until 10:00.',
        retry,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The service is being maintained until 10:00.',
    );
  },
});
