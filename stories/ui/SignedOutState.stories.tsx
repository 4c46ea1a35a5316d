import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedOutState } from '../../src/components/ui/SignedOutState';

/** In place of what only a signed-in user sees. */
const meta = {
  title: 'UI/SignedOutState',
  component: SignedOutState,
} satisfies Meta<typeof SignedOutState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What only a signed-in user sees, to a visitor who is not. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Sign in to see this.',
    );
  },
};
