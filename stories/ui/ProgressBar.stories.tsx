import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ProgressBar } from '../../src/components/ui/ProgressBar';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Adding users' },
});

/** How much of it is done. */
export const Determinate = meta.story({
  args: { value: 3, maxValue: 10, valueText: '3 of 10 users' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Adding users' });
    await expect(bar).toHaveAttribute('value', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10 users');
  },
});

/** Of unknown length. */
export const Indeterminate = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
});

/** Its tones, which the words beside it say too. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      <ProgressBar label="Importing" value={40} valueText="40%" />
      <ProgressBar label="Imported" value={100} valueText="100%" tone="success" />
      <ProgressBar label="Storage" value={82} valueText="82% used" tone="warning" />
      <ProgressBar label="Import failed" value={61} valueText="61%" tone="danger" />
    </Stack>
  ),
});

/** The thin one, for a place with little room. */
export const Small = meta.story({ args: { size: 'sm', value: 25, isLabelHidden: true } });

/** Values outside of the range are its ends; what is no number is unknown. */
export const OddValues = meta.story({
  render: () => (
    <Stack>
      <ProgressBar label="Below" value={-5} />
      <ProgressBar label="Above" value={250} />
      <ProgressBar label="Not a number" value={Number.NaN} />
    </Stack>
  ),
});

/** A label of many words over the bar. */
export const LongLabel = meta.story({
  args: { label: 'Provisioning '.repeat(16), value: 50, valueText: '50 %' },
});
