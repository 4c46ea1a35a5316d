import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ClientViewSwitch } from '../../src/components/shared/ClientViewSwitch';

/** Hides costs and margins while a customer is watching (commerce §6). */
const meta = preview.meta({
  title: 'Shared/ClientViewSwitch',
  component: ClientViewSwitch,
  args: { isOn: false, onChange: fn() },
});

/** Costs are shown. */
export const Off = meta.story({
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Client view' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Hides costs and margins.');
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

/** Costs are hidden. */
export const On = meta.story({
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Client view' })).toBeChecked();
  },
});
