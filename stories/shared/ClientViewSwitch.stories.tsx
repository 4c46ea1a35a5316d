import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClientViewSwitch } from '../../src/components/shared/ClientViewSwitch';

/** Takes costs and margins off the screen, for when a customer looks on (commerce §6). */
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

/** They are off the screen. */
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Client view' })).toBeChecked();
  },
};
