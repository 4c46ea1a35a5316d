import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/components/ui/Card';
import { Stack } from './support/layout';

const meta = {
  title: 'UI/Card',
  component: Card,
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a page on a surface of its own. */
export const Default: Story = {
  args: { children: 'A surface with an edge. It does not float, and so has no shadow.' },
};

/** For a table or a picture that goes from edge to edge. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: (
      <div style={{ padding: 16, background: 'var(--plinth-surface-sunken)' }}>Edge to edge</div>
    ),
  },
};
