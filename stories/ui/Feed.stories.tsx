import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { Feed, type FeedItem } from '../../src/components/ui/Feed';

const NOW = Date.UTC(2026, 1, 21, 12, 0);
const HOUR_MS = 3_600_000;
const MAREN = { name: 'Maren Okafor' };

const item = (id: string, hours: number, rest: Partial<FeedItem>): FeedItem => ({
  id,
  at: new Date(NOW - hours * HOUR_MS),
  person: MAREN,
  title: 'Order placed',
  content: 'Maren Okafor',
  ...rest,
});

const items = [
  item('1', 1, { title: 'Order rejected', content: 'Over budget', tone: 'danger' }),
  item('2', 2, { person: null, title: 'Order completed', content: 'Automatic', tone: 'success' }),
  item('3', 22, { title: 'Order 1042', run: 'placed' }),
  item('4', 23, { title: 'Order 1041', run: 'placed' }),
  item('5', 24, { title: 'Order 1040', run: 'placed' }),
  item('6', 70, { title: 'Order 1039', run: 'placed' }),
];

const meta = preview.meta({
  title: 'UI/Feed',
  tags: ['new'],
  component: Feed,
  args: { label: 'Activity of the orders', now: NOW, items },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** By day; a bolt stands for what nobody did, and the outline for how it went. */
export const ByDay = meta.story({
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('list', { name: 'Activity of the orders' });
    await expect(within(feed).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('today')).toBeVisible();
    await expect(canvas.getByText('yesterday')).toBeVisible();
    await expect(canvas.getByText('Wednesday, February 18, 2026')).toBeVisible();
  },
});

/** Three or more of the same in a row are one item, which unfolds by key. */
export const Folded = meta.story({
  args: { runOf: (run) => ({ title: `${run.length} orders placed`, content: 'Maren Okafor' }) },
  play: async ({ canvas }) => {
    const run = canvas.getByText('3 orders placed');
    await expect(canvas.getByText('Order 1041')).not.toBeVisible();
    await userEvent.click(run);
    await expect(canvas.getByText('Order 1041')).toBeVisible();
    // One of another day is not part of it.
    await expect(canvas.getByText('Order 1039')).toBeVisible();
    await userEvent.click(run);
    await expect(canvas.getByText('Order 1041')).not.toBeVisible();
  },
});

/** A time that is not known: the item belongs to the day before it. */
export const WithoutTime = meta.story({
  args: { items: [item('1', 1, {}), { id: '2', at: null, title: 'It cannot be shown' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('time')).toHaveLength(1);
  },
});
