import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImpersonationStartScreen } from '../../../src/components/impersonation/ImpersonationStartScreen';

const meta = {
  title: 'Screens/Impersonation/Start screen',
  component: ImpersonationStartScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { arrival: { status: 'opening' }, onRetry: fn(), homeHref: '/dashboard' },
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
  args: { arrival: { status: 'noAnswer' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  args: { arrival: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard');
  },
};

export const Failed: Story = { args: { arrival: { status: 'failed', text: '' } } };

export const FailedByTheServer: Story = {
  args: { arrival: { status: 'failed', text: 'The service is being maintained until 10:00.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The service is being maintained until 10:00.',
    );
  },
};
