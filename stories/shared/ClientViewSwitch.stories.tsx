import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClientViewSwitch } from '../../src/components/shared/ClientViewSwitch';

/** Hides costs and margins while a customer is watching (commerce §6). */
const meta = {
  title: 'Shared/ClientViewSwitch',
  component: ClientViewSwitch,
  args: { isOn: false, onChange: fn() },
} satisfies Meta<typeof ClientViewSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Costs are shown. */
export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Client view' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Hides costs and margins.');
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** Costs are hidden. */
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Client view' })).toBeChecked();
  },
};
