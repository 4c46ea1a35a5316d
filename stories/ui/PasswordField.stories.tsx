import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** Masked, with a button that shows what was typed. */
export const Default = meta.story({
  args: { defaultValue: 'Correct-horse-7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

/** The warning shows while the field has the focus and Caps Lock is on. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
  },
});

export const Invalid = meta.story({ args: { errorText: 'Password is required' } });
/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Correct-horse-7' } });
