import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SearchField, type SearchFieldProps } from '../../src/components/ui/SearchField';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Name or e-mail', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack width={360}>
        <Story />
      </Stack>
    ),
  ],
});

/** Every key is emitted at once; Escape clears. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** The button clears too, and gives the focus back. */
export const Filled = meta.story({
  args: { defaultValue: 'ada' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('lovelace');
    await expect(args.onChange).toHaveBeenLastCalledWith('lovelace');
  },
});

function AtLeastFour(props: SearchFieldProps) {
  const [text, setText] = useState('');
  return (
    <SearchField
      {...props}
      value={text}
      onChange={setText}
      hint={text !== '' && text.length < 4 ? 'Minimum 4 characters required' : undefined}
    />
  );
}

/** A line under the field says how to search. */
export const WithHint = meta.story({
  render: (args) => <AtLeastFour {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'adal');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Minimum 4 characters required');
    await expect(field).toHaveAccessibleDescription('Minimum 4 characters required');
  },
});

/** The request is pending. */
export const Busy = meta.story({ args: { isBusy: true, defaultValue: 'ada' } });

/** The label is visually hidden. */
export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
  },
});

/** An error under the field. */
export const Invalid = meta.story({
  args: { defaultValue: '%', errorText: 'Only letters, digits and @ can be searched' },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'ada' } });

/** All sizes under each other. */
export const Sizes = meta.story({
  render: () => (
    <>
      <SearchField label="Compact" size="sm" defaultValue="28 pixels" />
      <SearchField label="Usual" defaultValue="36 pixels" />
      <SearchField label="Large" size="lg" defaultValue="44 pixels" />
    </>
  ),
});

/** A label and a text of many words. */
export const LongTexts = meta.story({
  args: {
    label: 'A label of a language that needs many more words to say the same as a short one',
    defaultValue: 'Unbroken'.repeat(25),
    hint: 'A hint of a language that needs more than the one line that there is room for here.',
  },
});
