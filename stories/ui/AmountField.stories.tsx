import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AmountField } from '../../src/components/ui/AmountField';
import { Stack } from './support/layout';

/** An amount in the page's notation; ambiguous input is asked about (contract §4.34). */
const meta = preview.meta({
  title: 'UI/AmountField',
  tags: ['beta'],
  component: AmountField,
  args: {
    label: 'Amount',
    description: 'In BHD',
    currency: 'BHD',
    value: '1,250.000',
    showsProblem: true,
    onChange: fn(),
  },
  render: function Typed({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    return (
      <AmountField
        {...args}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** It is offered as it is written beside it. */
export const Default = meta.story();

/** No guess: both readings are offered, and the field takes the chosen one. */
export const TwoWays = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1,250');
    await expect(field).toHaveAccessibleDescription(/^1,250 can be read two ways/);
    await expect(canvas.getByRole('button', { name: /^BHD\s1,250\.000$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^BHD\s1\.250$/ }));
    await expect(field).toHaveValue('1.250');
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.250');
    await userEvent.clear(field);
    await userEvent.type(field, '1,250');
  },
});

/** The example is written as the page writes it. */
export const NoAmount = meta.story({
  args: { value: '1e3', example: 5_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter an amount such as 5,000.000')).toBeVisible();
  },
});
