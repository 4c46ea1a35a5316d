import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectivityBanner } from '../../../src/components/connectivity/ConnectivityBanner';

const meta = {
  title: 'Screens/Connectivity/Connectivity banner',
  component: ConnectivityBanner,
} satisfies Meta<typeof ConnectivityBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "It looks like you're offline. Please check your internet connection and try again.",
    );
  },
};

export const Unreachable: Story = {
  args: { state: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Unable to connect to our servers. Please try again later, or contact support for help.',
    );
  },
};

export const UnreachableWithContact: Story = {
  args: { state: 'unreachable' },
};

/** Nothing visible; the live region is mounted, so that later content is announced. */
export const Connected: Story = {
  args: { state: 'connected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
