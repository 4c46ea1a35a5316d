import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from '../../../src/components/shell/PageSkeleton';

/** A page between the press on its link and its code being loaded (workday §8). */
const meta = {
  title: 'Screens/Shell/Page that comes',
  component: PageSkeleton,
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list whose name is known. */
export const List: Story = {
  args: { title: 'Orders', shape: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};

/** A record, whose name comes with it. */
export const Record: Story = { args: { shape: 'record' } };

/** The first page after the sign-in. */
export const Home: Story = { args: { shape: 'home' } };

/** A cart with its totals beside it. */
export const Cart: Story = { args: { title: 'Cart', shape: 'cart' } };

/** A page without a known outline: a progress line on top. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=line]')).not.toBeNull();
  },
};
