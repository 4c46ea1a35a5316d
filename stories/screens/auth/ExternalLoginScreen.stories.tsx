import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLoginScreen } from '../../../src/components/auth/ExternalLoginScreen';

const meta = {
  title: 'Screens/Auth/External login',
  component: ExternalLoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    provider: 'google',
    signInHref: '/auth/login',
    progress: { status: 'loading' },
  },
} satisfies Meta<typeof ExternalLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const Redirecting: Story = {
  args: { provider: 'microsoft', progress: { status: 'redirecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redirecting...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    progress: { status: 'failed', failure: { kind: 'network' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Unable to login\./);
    // Initial content must not take the focus.
    await expect(canvas.getByRole('alert')).not.toHaveFocus();
    await expect(canvas.queryByText('Loading...')).toBeNull();
  },
};

export const UnknownProvider: Story = { ...Failed, args: { ...Failed.args, provider: null } };

export const LongText: Story = {
  args: {
    progress: { status: 'failed', failure: { kind: 'refused', serverMessage: 'x'.repeat(500) } },
  },
};
