import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { ColumnChart } from '../../src/components/ui/chart/ColumnChart';
import { euros, months, shortEuros, spend, spendAndCost } from './support/chart-data';
import { narrow } from './support/layout';

const meta = preview.meta({
  title: 'UI/ColumnChart',
  component: ColumnChart,
  args: {
    label: 'Spend a month',
    columnsLabel: 'Month',
    series: ['Net'],
    columns: spend,
    format: euros,
    formatShort: shortEuros,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** Thirteen months; the sentence is made of the last two that are over, the one that is not is pale. */
export const ThirteenMonths = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('€4,210.00 in February 2026, 6% more than in January 2026'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(13);
    await expect(
      canvas.getByRole('option', { name: 'March 2026, so far: €1,663.00' }),
    ).toBeInTheDocument();
  },
});

/** One tab stop; arrows, Home and End go from column to column, each with its values over it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The columns go as the page is read.
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    const before = isRtl ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^March 2026/ })).toHaveFocus();
    await userEvent.keyboard(before);
    const february = canvas.getByRole('option', { name: 'February 2026: €4,210.00' });
    await expect(february).toHaveFocus();
    await expect(february).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(document.querySelector('[data-slot="hint"]')).toHaveTextContent('€4,210.00'),
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: /^March 2025/ })).toHaveFocus();
    await userEvent.keyboard(`{End}${before}${before}`);
    await userEvent.tab();
    await expect(canvas.getByText('Show as table').closest('summary')).toHaveFocus();
  },
});

/** All values as a table; a native disclosure, so it opens without a script too. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('table', { name: 'Spend a month' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'February 2026' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '€4,210.00' })).toBeVisible();
  },
});

/** Series also differ by pattern, and a legend names them. */
export const TwoSeries = meta.story({ args: { series: ['Net', 'Cost'], columns: spendAndCost } });

/** This month against the same a year before: an outline behind it, said with it. */
export const LastYearBehind = meta.story({
  args: {
    columns: spend.map((month) =>
      month.isProvisional ? { ...month, behind: { name: 'March 2025', value: 284_000 } } : month,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('option', {
        name: 'March 2026, so far: €1,663.00, March 2025: €2,840.00',
      }),
    ).toBeInTheDocument();
  },
});

/** Numbers of no currency are written as the reader's language does. */
export const PlainNumbers = meta.story({
  args: {
    label: 'Seats',
    series: ['Bought', 'Assigned'],
    columns: months(6, (at) => [1240 + at * 44, 930 + at * 35]),
    format: undefined,
    formatShort: undefined,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('option', { name: 'March 2026: Bought: 1,460, Assigned: 1,105' }),
    ).toBeInTheDocument();
  },
});

/** The newest column is at the left, and the arrow to the left goes on in time. */
export const RightToLeft = meta.story({
  args: { series: ['Net', 'Cost'], columns: spendAndCost },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /^February 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: /^March 2026/ })).toHaveFocus();
  },
});

/** Every other name is left out where there is no room for all; the newest is always there. */
export const Narrow = meta.story({ decorators: [narrow(288)] });

/** Nothing was ever billed. */
export const Empty = meta.story({
  args: { columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** The first month: there is nothing to compare it with. */
export const OneColumn = meta.story({
  args: { columns: months(1, () => [421_000]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€4,210.00 in March 2026')).toBeVisible();
  },
});

/** Credits hang under the line of 0. Of a loss there are no percents. */
export const Negative = meta.story({
  args: {
    label: 'Margin a month',
    columns: months(8, (at) => [[12_000, 9_500, -3_400, -8_000, 1_200, 0, -200, 15_000][at] ?? 0]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€150.00 in March 2026, −€2.00 in February 2026')).toBeVisible();
  },
});

/** All values are below 0. */
export const OnlyNegative = meta.story({
  args: { label: 'Credits', columns: months(5, (at) => [-10_000 * (at + 1)]) },
});

/** All values are 0: a line, and no value beside it but 0. */
export const AllZero = meta.story({ args: { columns: months(6, () => [0]) } });

/** A month without a value is a gap, and says so. */
export const Gaps = meta.story({
  args: { columns: months(8, (at) => [at % 3 === 1 ? null : 100_000 + at * 7_000]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'March 2026: No value' })).toBeInTheDocument();
  },
});

/** Amounts up to what can be counted exactly. */
export const HugeNumbers = meta.story({
  args: { columns: months(6, (at) => [(Number.MAX_SAFE_INTEGER / 6) * (at + 1)].map(Math.trunc)) },
});

/** One small value among large ones can still be seen. */
export const VeryDifferent = meta.story({
  args: { columns: months(6, (at) => [[900_000, 1, 50, 870_000, 3, 910_000][at] ?? 0]) },
});

/** For a tile, with a sentence of one's own; the tile's heading is the label. */
export const OwnSentence = meta.story({
  args: { isLabelHidden: true, summary: '€4,210.00 last month' },
  decorators: [narrow(420)],
});

/** Names of a length that no language spares us. */
export const LongNames = meta.story({
  args: {
    label:
      'Spend by vendor, with a label that needs more than a single line where there is no room',
    columnsLabel: 'Vendor',
    columns: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      'Norrvik Office',
      'Halden Shield',
      'Veridia Compliance',
    ].map((name, at) => ({ id: name, name, values: [90_000 + at * 40_000] })),
  },
});
