import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { FormError } from '../../src/components/ui/FormError';
import { TextField } from '../../src/components/ui/TextField';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/FormError',
  component: FormError,
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** The error of a form, above its button. */
export const Default = meta.story({
  args: { children: 'The login details are incorrect', shouldFocus: false },
});

/** A new error is announced and gets the focus; the input is kept. */
export const AppearsOnSubmit = meta.story({
  render: function Form() {
    const [error, setError] = useState('');
    return (
      <form
        style={{ display: 'grid', gap: 20 }}
        onSubmit={(event) => {
          event.preventDefault();
          setError('The login details are incorrect');
        }}
      >
        <TextField label="E-mail" defaultValue="ada@example.com" />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The login details are incorrect');
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@example.com');
  },
});
