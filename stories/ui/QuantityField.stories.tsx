import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { QuantityField } from '../../src/components/ui/QuantityField';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/QuantityField',
  component: QuantityField,
  args: {
    label: 'Seats',
    limits: { min: 1, max: 300, step: 1 },
    defaultValue: 25,
    isRequired: true,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** Typed, or changed by the arrows; every change is emitted at once. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' });
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await expect(field).toHaveAttribute('aria-valuenow', '41');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('31');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('300');
    await expect(canvas.getByRole('button', { name: 'More: Seats' })).toBeDisabled();
  },
});

/** For a pointer. */
export const ByButtons = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Seats' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(26);
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Seats' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('25');
  },
});

/** Invalid quantities are never emitted; the reason is shown on blur. */
export const NotAQuantity = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    for (const [typed, reason] of [
      ['1.5', 'Enter a whole number in digits'],
      ['1e3', 'Enter a whole number in digits'],
      ['0', 'Enter 1 to 300'],
      ['301', 'Enter 1 to 300'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(field).toHaveAccessibleDescription(reason);
      await expect(field).toHaveValue(typed);
    }
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a quantity');
  },
});

/** Enter shows it too, and the focus stays. */
export const NotAQuantityOnEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter 1 to 300');
    await expect(field).toHaveFocus();
  },
});

/** Packs of five: an invalid number is reported, and the up button goes to the next valid one. */
export const Steps = meta.story({
  args: { label: 'Licences', limits: { min: 10, max: null, step: 5 }, defaultValue: 10 },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter 10 or more, in steps of 5');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
  },
});

/** Server errors take precedence over ours. */
export const Invalid = meta.story({
  args: { errorText: 'Only 20 seats are left at this price.', defaultValue: 25 },
});

/** Disabled, with its buttons. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** 28, 36 and 44 pixels high. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      <QuantityField {...args} label="Compact" size="sm" />
      <QuantityField {...args} label="Usual" />
      <QuantityField {...args} label="Large" size="lg" />
    </>
  ),
});
