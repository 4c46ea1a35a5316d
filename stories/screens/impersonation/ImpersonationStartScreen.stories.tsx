import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImpersonationStartScreen } from '../../../src/components/impersonation/ImpersonationStartScreen';

const retry = fn();

const meta = {
  title: 'Screens/Impersonation/Start screen',
  component: ImpersonationStartScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { arrival: { status: 'loading' } },
} satisfies Meta<typeof ImpersonationStartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the session');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoAnswer: Story = {
  args: { arrival: { status: 'failed', failure: { kind: 'timeout', retry } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  args: { arrival: { status: 'failed', failure: { kind: 'notFound' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard');
  },
};

export const Failed: Story = {
  args: { arrival: { status: 'failed', failure: { kind: 'network', retry } } },
};

export const FailedByTheServer: Story = {
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
};
