import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Sparkline } from '../../src/components/ui/chart/Sparkline';
import { Row } from './support/layout';

const values = [24, 26, 25, 31, 30, 36, 35, 39, 38, 44, 47, 52, 56];

const meta = preview.meta({
  title: 'UI/Sparkline',
  component: Sparkline,
  args: { label: 'Seats of the last 13 months', values },
});

/** An image in the size of a word, whose name says what it shows. */
export const ThirteenMonths = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Seats of the last 13 months: from 24 to 56; lowest 24, highest 56',
      }),
    ).toBeVisible();
  },
});

/** Tones of the trend; the text says it too. */
export const Tones = meta.story({
  render: () => (
    <Row>
      <Sparkline label="Spend" values={values} />
      <Sparkline label="Visits" values={values} tone="neutral" />
      <Sparkline label="Margin" values={values} tone="success" />
      <Sparkline label="Overdue" values={[...values].reverse()} tone="danger" />
    </Row>
  ),
});

/** There is no value yet: no line, and the name says so. */
export const Empty = meta.story({
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Seats of the last 13 months: Nothing to show yet' }),
    ).toBeInTheDocument();
  },
});

/** One value is a dot. */
export const OnePoint = meta.story({ args: { values: [12] } });

/** Where nothing changes the line is level. */
export const Level = meta.story({ args: { values: [7, 7, 7, 7, 7] } });

/** The line is broken where there is no value; a value alone is a dot. */
export const Gaps = meta.story({ args: { values: [4, 8, null, null, 6, null, 9, 12] } });

/** Values below 0 are values like others: the lowest is at the bottom. */
export const Negative = meta.story({ args: { values: [5, -3, -12, -4, 2, 8] } });

/** Amounts up to the largest number there is. */
export const HugeNumbers = meta.story({
  args: { values: [-Number.MAX_VALUE, 0, Number.MAX_VALUE], summary: 'From very little to a lot' },
});
