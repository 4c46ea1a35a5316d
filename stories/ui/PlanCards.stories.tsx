import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PlanCards } from '../../src/components/ui/PlanCards';
import { euros } from './support/chart-data';
import { narrow } from './support/layout';

function Held({ value, onChange, ...props }: ComponentProps<typeof PlanCards>) {
  const [chosen, setChosen] = useState(value);
  return (
    <PlanCards
      {...props}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'UI/PlanCards',
  tags: ['new'],
  component: PlanCards,
  args: {
    label: 'Term and payment',
    plans: [
      {
        id: 'a',
        name: '1 month, Paid monthly',
        title: '1 month',
        detail: 'Paid monthly',
        price: euros(1_320),
        per: 'per seat and month',
        notes: ['Cancel within 3 days'],
      },
      {
        id: 'b',
        name: '1 year, Paid monthly',
        title: '1 year',
        detail: 'Paid monthly',
        price: euros(1_100),
        per: 'per seat and month',
        badge: 'Save 16 %',
        notes: ['Cancel within 7 days', 'Cost €8.80, margin 20 %'],
      },
      {
        id: 'c',
        name: '3 years, Paid yearly',
        title: '3 years',
        detail: 'Paid yearly',
        price: euros(11_400),
        per: 'per seat and year',
        notes: ['Not sold in Switzerland'],
        isDisabled: true,
      },
    ],
    value: 'b',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

/** One tab stop; the arrows choose, and a plan that cannot be chosen says why. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Term and payment' })).toBeVisible();
    const yearly = canvas.getByRole('radio', { name: '1 year, Paid monthly' });
    await expect(yearly).toBeChecked();
    await expect(yearly).toHaveAccessibleDescription(
      '€11.00 Save 16 % per seat and month Cancel within 7 days Cost €8.80, margin 20 %',
    );
    await userEvent.tab();
    await expect(yearly).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    const refused = canvas.getByRole('radio', { name: '3 years, Paid yearly' });
    await expect(refused).toBeDisabled();
    await expect(refused).toHaveAccessibleDescription(/Not sold in Switzerland/);
  },
});

/** Nothing is chosen yet, and one must be. */
export const Invalid = meta.story({ args: { value: null, errorText: 'Choose a plan' } });

/** Nothing can be chosen while a choice is being sent. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Each card is a row. */
export const Narrow = meta.story({ decorators: [narrow(320)] });
