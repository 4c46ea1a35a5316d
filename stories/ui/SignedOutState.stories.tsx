import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedOutState } from '../../src/components/ui/SignedOutState';

/** Replaces content for signed-in users. */
const meta = {
  title: 'UI/SignedOutState',
  component: SignedOutState,
} satisfies Meta<typeof SignedOutState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Content for signed-in users, seen while signed out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Sign in to see this.',
    );
  },
};
