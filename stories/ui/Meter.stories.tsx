import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Meter } from '../../src/components/ui/chart/Meter';
import { narrow, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Meter',
  component: Meter,
  args: { label: 'Seats assigned', value: 42, maxValue: 50 },
  decorators: [narrow(360)],
});

/** Seats that are assigned, of those that were bought. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Seats assigned' });
    await expect(meter).toHaveAttribute('aria-valuetext', '42 of 50');
    await expect(meter).toHaveAttribute('value', '42');
    await expect(canvas.getByText('42 of 50')).toBeVisible();
  },
});

/** Tones; the text says it too. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      <Meter label="Storage" value={400} maxValue={1000} valueText="400 of 1,000 GB" />
      <Meter label="Seats" value={12} maxValue={40} tone="neutral" />
      <Meter label="Backups" value={30} maxValue={30} tone="success" />
      <Meter label="Credit limit" value={86} maxValue={100} valueText="86% used" tone="warning" />
      <Meter label="Inbox" value={99} maxValue={100} tone="danger" />
    </Stack>
  ),
});

/** More than there can be: what is too much has lines as well as another colour. */
export const TooMuch = meta.story({
  args: { value: 58 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Seats assigned' });
    await expect(meter).toHaveAttribute('aria-valuetext', '58 of 50');
    await expect(meter).toHaveAttribute('value', '50');
  },
});

/** For a row of a table: four pixels, and words for screen readers only. */
export const Small = meta.story({
  args: { size: 'sm', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Seats assigned' })).toBeInTheDocument();
    await expect(canvas.queryByText('42 of 50')).toBeNull();
  },
});

/** Zero, empty, and invalid values. */
export const OddValues = meta.story({
  render: () => (
    <Stack>
      <Meter label="None of them" value={0} maxValue={50} />
      <Meter label="None bought" value={0} maxValue={0} />
      <Meter label="Below" value={-5} maxValue={50} />
      <Meter label="Not a number" value={Number.NaN} maxValue={50} />
      <Meter label="Huge" value={4e15} maxValue={9e15} />
    </Stack>
  ),
});

/** A label that is longer than its line. */
export const LongLabel = meta.story({ args: { label: 'Assigned seats '.repeat(16) } });
