import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PriceGrid } from '../../../src/components/products/PriceGrid';
import { euros } from '../../ui/support/chart-data';
import { narrow } from '../../ui/support/layout';

const price = (amount: number, unit: string) => (
  <>
    <span>{euros(amount)}</span> <small>{unit}</small>
  </>
);

function Held({ value, onChange, ...props }: ComponentProps<typeof PriceGrid>) {
  const [chosen, setChosen] = useState(value);
  return (
    <PriceGrid
      {...props}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Products/PriceGrid',
  component: PriceGrid,
  args: {
    label: 'Term and payment',
    terms: [
      { id: 'P1M', label: '1 month' },
      { id: 'P1Y', label: '1 year' },
      { id: 'P3Y', label: '3 years' },
    ],
    cycles: [
      { id: 'month', label: 'Monthly' },
      { id: 'year', label: 'Yearly' },
    ],
    offers: [
      {
        id: 'a',
        term: 'P1M',
        cycle: 'month',
        price: price(1_320, 'per seat'),
        note: 'Cancel within 3 days',
      },
      {
        id: 'b',
        term: 'P1Y',
        cycle: 'month',
        price: price(1_100, 'per seat'),
        note: 'Cancel within 7 days',
      },
      { id: 'c', term: 'P1Y', cycle: 'year', price: price(12_600, 'per seat') },
      {
        id: 'd',
        term: 'P3Y',
        cycle: 'year',
        price: price(11_400, 'per seat'),
        isDisabled: true,
        disabledReason: 'Not sold in Switzerland',
      },
    ],
    value: 'b',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PriceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the arrows choose, and an offer that cannot be chosen says why. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Term and payment' })).toBeVisible();
    const monthly = canvas.getByRole('radio', { name: '1 year, Monthly' });
    await expect(monthly).toBeChecked();
    await expect(monthly).toHaveAccessibleDescription('€11.00 per seat Cancel within 7 days');
    await userEvent.tab();
    await expect(monthly).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c');
    const refused = canvas.getByRole('radio', { name: '3 years, Yearly' });
    await expect(refused).toBeDisabled();
    await expect(refused).toHaveAccessibleDescription(/Not sold in Switzerland/);
  },
};

/** Nothing is chosen yet, and one must be. */
export const Invalid: Story = {
  args: { value: null, errorText: 'Choose a term and how it is paid' },
};

/** The offers are stacked, each with its cycle. */
export const Narrow: Story = { decorators: [narrow(320)] };
