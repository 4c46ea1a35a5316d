import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SearchIcon } from '../../src/components/ui/icons';
import { Link } from '../../src/components/ui/Link';
import { TextField } from '../../src/components/ui/TextField';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'First name', name: 'firstname', autoComplete: 'given-name', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** An empty field with its label. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
});

/** A field with a text in it. */
export const Filled = meta.story({ args: { defaultValue: 'Ada' } });
/** An example in grey, gone with the first letter. */
export const Placeholder = meta.story({ args: { placeholder: 'As on your invoices' } });

/** A line under the field says what belongs there. */
export const WithDescription = meta.story({
  args: { description: 'As it stands on your invoices.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands on your invoices.',
    );
  },
});

/** An error takes the place of the description. */
export const Invalid = meta.story({
  args: {
    label: 'E-mail',
    defaultValue: 'ada@',
    errorText: 'Wrong email format',
    description: 'We send the confirmation there.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Wrong email format We send the confirmation there.',
    );
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Ada' } });
/** It shows a text that can be copied and not changed. */
export const ReadOnly = meta.story({ args: { readOnly: true, value: 'Ada', onChange: undefined } });

/** All sizes under each other. */
export const Sizes = meta.story({
  render: () => (
    <>
      <TextField label="Compact" size="sm" defaultValue="28 pixels" />
      <TextField label="Usual" defaultValue="36 pixels" />
      <TextField label="Large" size="lg" defaultValue="44 pixels" />
    </>
  ),
});

/** An icon inside the edge. */
export const WithIcon = meta.story({
  args: { label: 'Search', startSlot: <SearchIcon aria-hidden />, placeholder: 'Name or e-mail' },
});

/** The action stands beside the label and comes after the field in tab order. */
export const WithLabelAction = meta.story({
  args: {
    label: 'Phone number',
    labelAction: (
      <Link href="/help" data-variant="quiet">
        Why do we ask?
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Label, description, error and text of many words. */
export const LongTexts = meta.story({
  args: {
    label:
      'A label of a language that needs many more words to say the same as a short English one',
    description: 'Unbroken'.repeat(20),
    errorText: 'What is wrong is told in a sentence that needs more than a single line to be read.',
  },
});
