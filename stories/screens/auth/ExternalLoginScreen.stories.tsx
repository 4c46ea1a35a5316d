import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ExternalLoginScreen } from '../../../src/components/auth/ExternalLoginScreen';

const meta = preview.meta({
  title: 'Screens/Auth/External login',
  component: ExternalLoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  args: {
    brandName: 'Northwind Cloud',
    frame: {
      links: { terms: '/terms', plans: '/plans', contact: 'mailto:help@northwind.example' },
    },
    provider: 'google',
    signInHref: '/auth/login',
    progress: { status: 'loading' },
  },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});

export const Redirecting = meta.story({
  args: { provider: 'microsoft', progress: { status: 'redirecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redirecting...')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    progress: { status: 'failed', failure: { kind: 'network' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Unable to login\./);
    // Initial content must not take the focus.
    await expect(canvas.getByRole('alert')).not.toHaveFocus();
    await expect(canvas.queryByText('Loading...')).toBeNull();
  },
});

export const UnknownProvider = Failed.extend({ args: { provider: null } });

export const LongText = meta.story({
  args: {
    progress: { status: 'failed', failure: { kind: 'refused', serverMessage: 'x'.repeat(500) } },
  },
});
