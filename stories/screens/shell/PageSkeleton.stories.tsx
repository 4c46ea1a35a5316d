import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from '../../../src/components/shell/PageSkeleton';

/** A page from the press on its link on, until its code is here (workday §8). */
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

/** A page of which nothing is known: a line on top says that it was heard. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=line]')).not.toBeNull();
  },
};
