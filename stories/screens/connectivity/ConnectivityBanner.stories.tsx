import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ConnectivityBanner } from '../../../src/components/connectivity/ConnectivityBanner';

const meta = preview.meta({
  title: 'Screens/Connectivity/Connectivity banner',
  component: ConnectivityBanner,
});

export const Offline = meta.story({
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "It looks like you're offline. Please check your internet connection and try again.",
    );
  },
});

export const Unreachable = meta.story({
  args: { state: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Unable to connect to our servers. Please try again later, or contact support for help.',
    );
  },
});

export const UnreachableWithContact = meta.story({
  args: { state: 'unreachable' },
});

/** Nothing visible; the live region is mounted, so that later content is announced. */
export const Connected = meta.story({
  args: { state: 'connected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
