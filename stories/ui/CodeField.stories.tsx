import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CodeField } from '../../src/components/ui/CodeField';
import { narrow, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/CodeField',
  component: CodeField,
  args: { label: 'Code', name: 'code', onChange: fn(), onPasteComplete: fn() },
});

/** Typing fills the boxes and sends nothing; the caret goes where the keys take it. */
export const Default = meta.story();

Default.test('Only digits are taken, and six at most', async ({ canvas, args, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('12a 34');
  await expect(field).toHaveValue('1234');
  await userEvent.keyboard('{ArrowLeft}{Backspace}');
  await expect(field).toHaveValue('124');
  await userEvent.keyboard('3456');
  await expect(field).toHaveValue('123456');
  await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  await expect(args.onPasteComplete).not.toHaveBeenCalled();
});

Default.test(
  'A pasted code in any notation fills all boxes and is emitted',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '9');
    await userEvent.paste('١٢٣-４５６');
    await expect(field).toHaveValue('123456');
    await expect(args.onPasteComplete).toHaveBeenCalledOnce();
    await expect(args.onPasteComplete).toHaveBeenCalledWith('123456');
  },
);

export const Filled = meta.story({ args: { defaultValue: '123456' } });

/** A line under the boxes says where the code comes from. */
export const WithDescription = meta.story({
  args: { description: 'Six digits from your authenticator app.', defaultValue: '12' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.description);
  },
});

/** An error under the boxes. */
export const Invalid = meta.story({
  args: { defaultValue: '000000', errorText: 'The credentials are incorrect' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.errorText);
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '123456' } });

/** Four to eight digits. */
export const Lengths = meta.story({
  render: () => (
    <Stack>
      <CodeField label="Four" length={4} defaultValue="1234" />
      <CodeField label="Eight" length={8} defaultValue="12345678" />
    </Stack>
  ),
});

/** Selected digits are marked box by box. */
export const Selected = meta.story({
  args: { defaultValue: '123456' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    field.focus();
    await userEvent.keyboard('{Control>}a{/Control}7');
    await expect(field).toHaveValue('7');
    await userEvent.keyboard('89');
    field.setSelectionRange(1, 3);
  },
});

/** Label, description and error of many words. */
export const LongTexts = meta.story({
  args: {
    label: 'A label of a language that needs many more words to say the same as a short one',
    description: 'Unbroken'.repeat(25),
    errorText: 'What is wrong is told in a sentence that needs more than a single line to be read.',
  },
  decorators: [narrow(288)],
});
