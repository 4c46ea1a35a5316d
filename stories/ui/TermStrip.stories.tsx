import preview from '../../.storybook/preview';
import { TermStrip } from '../../src/components/ui/chart/TermStrip';

const day = (text: string) => Date.parse(text);

const meta = preview.meta({
  title: 'UI/TermStrip',
  tags: ['new'],
  component: TermStrip,
  args: { startAt: day('2026-02-13'), endAt: day('2027-02-13'), now: day('2026-07-22') },
  render: (args) => (
    <p>
      <TermStrip {...args} />
      <time dateTime="2027-02-13">Feb 13</time>
    </p>
  ),
});

/** What is over is light, what is owed solid. */
export const Running = meta.story();

/** What can still be cancelled is hatched. */
export const Cancellable = meta.story({
  args: { windows: [{ startAt: day('2026-07-01'), endAt: day('2026-10-01') }] },
});
