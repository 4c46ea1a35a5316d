import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermStrip } from '../../src/components/ui/chart/TermStrip';

const day = (text: string) => Date.parse(text);

const meta = {
  title: 'UI/TermStrip',
  component: TermStrip,
  args: { startAt: day('2026-02-13'), endAt: day('2027-02-13'), now: day('2026-07-22') },
  render: (args) => (
    <p>
      <TermStrip {...args} />
      <time dateTime="2027-02-13">Feb 13</time>
    </p>
  ),
} satisfies Meta<typeof TermStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is over is light, what is owed solid. */
export const Running: Story = {};

/** What can still be cancelled is hatched. */
export const Cancellable: Story = {
  args: { windows: [{ startAt: day('2026-07-01'), endAt: day('2026-10-01') }] },
};

/** From right to left. */
export const RightToLeft: Story = {
  ...Cancellable,
  globals: { direction: 'rtl' },
};
