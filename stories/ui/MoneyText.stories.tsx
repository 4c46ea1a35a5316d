import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '../../src/components/ui/MoneyText';
import { Stack } from './support/layout';

const meta = {
  title: 'UI/MoneyText',
  component: MoneyText,
  args: { amount: 120_400, currency: 'EUR' },
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whole minor units, written as the reader's language does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,204.00')).toHaveAttribute('value', '1204.00');
  },
};

/** Each currency has its own digits: yen none, dinars three. */
export const Currencies: Story = {
  render: () => (
    <Stack>
      <MoneyText amount={120_400} currency="JPY" />
      <MoneyText amount={120_400} currency="BHD" />
      <MoneyText amount={120_400} currency="CHF" />
      <MoneyText amount={-120_400} currency="USD" />
      <MoneyText amount={0} currency="EUR" />
      <MoneyText amount={Number.MAX_SAFE_INTEGER} currency="EUR" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥120,400')).toBeVisible();
    await expect(canvas.getByText('€90,071,992,547,409.91')).toBeVisible();
  },
};

/** In Arabic it keeps its own order. */
export const InArabic: Story = { globals: { language: 'ar' } };
