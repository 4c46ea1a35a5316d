import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { Timeline } from '../../src/components/ui/Timeline';

const at = (text: string) => <time dateTime={`2026-02-21T${text}Z`}>{text}</time>;

const meta = preview.meta({
  title: 'UI/Timeline',
  component: Timeline,
  args: {
    label: 'Events of order 1042',
    events: [
      { id: '1', title: 'Maren Okafor placed the order', time: at('09:12') },
      {
        id: '2',
        title: 'Inés Álvarez approved it',
        time: at('10:40'),
        content: 'As agreed with the customer.',
        tone: 'brand',
      },
      { id: '3', title: 'Norrvik Office is set up', time: at('10:41'), tone: 'success' },
      {
        id: '4',
        title: 'Halden Shield failed',
        time: at('10:42'),
        content: 'The domain is not verified. It was not charged.',
        tone: 'danger',
      },
      { id: '5', title: 'Corvid Backup is being set up', time: at('10:43'), isOpen: true },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** What happened to an order; what goes on has a hollow dot. */
export const Order = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Events of order 1042' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** One event has no line. */
export const OneEvent = meta.story({
  args: { events: [{ id: '1', title: 'The order was placed', time: at('09:12') }] },
});
