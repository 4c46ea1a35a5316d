import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Badge } from '../../src/components/ui/Badge';
import { Card } from '../../src/components/ui/Card';
import { DescriptionList } from '../../src/components/ui/DescriptionList';
import { narrow } from './support/layout';

const meta = preview.meta({
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'state', term: 'State', value: <Badge tone="success">Active</Badge> },
      { id: 'customer', term: 'Customer', value: 'Halvorsen AS' },
      {
        id: 'price',
        term: 'Price',
        value: '€11.00',
        note: 'Per seat and month, until 13 February 2027',
      },
      { id: 'seats', term: 'Seats', value: '40' },
      { id: 'domain', term: 'Domain', value: 'halvorsen.onmicrosoft.example' },
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

/** Names beside their values, a line between facts. */
export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('Halvorsen AS')).toBeVisible();
  },
});

/** For the head of a page: as many facts beside each other as there is room for. */
export const Columns = meta.story({ args: { layout: 'columns' } });

/** Names go over their values. */
export const Narrow = meta.story({ decorators: [narrow(320)] });

/** Words without a break do not widen it. */
export const LongTexts = meta.story({
  args: {
    items: [
      {
        id: 'a',
        term: 'A name that needs more than the room that names have',
        value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4),
      },
    ],
  },
});
