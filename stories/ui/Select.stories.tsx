import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Select } from '../../src/components/ui/Select';
import { Stack } from './support/layout';

const ROLES = [
  { id: 'admin', label: 'Admin' },
  { id: 'editor', label: 'Editor' },
  { id: 'guest', label: 'Guest' },
];

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  args: { label: 'Role', items: ROLES, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 360 }}>
        <Stack>
          <Story />
        </Stack>
      </div>
    ),
  ],
});

/** Nothing chosen yet. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose Role' })).toBeVisible();
  },
});

/** What was chosen stands in the field. */
export const Chosen = meta.story({ args: { defaultValue: 'editor' } });

/** Arrow down opens, arrows move, Enter chooses, Escape closes; the focus comes back. */
export const Open = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose Role' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('editor');
    await expect(trigger).toHaveAccessibleName('Editor Role');

    await userEvent.keyboard('{Enter}');
    const option = await screen.findByRole('option', { name: 'Editor' });
    await expect(option).toHaveFocus();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);

    await userEvent.keyboard(' ');
    await screen.findByRole('listbox', { name: /Role/ });
  },
});

/** Items have a second line, and say in it why they are disabled. */
export const Sections = meta.story({
  args: {
    label: 'Customer',
    defaultValue: 'north',
    items: [
      {
        title: 'Resellers',
        items: [
          { id: 'north', label: 'Northwind', description: '12 subscriptions' },
          { id: 'contoso', label: 'Contoso', description: 'Suspended', isDisabled: true },
        ],
      },
      {
        title: 'Direct',
        items: [
          { id: 'adatum', label: 'Adatum' },
          { id: 'long', label: 'A company whose name needs more than one line of this list' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Northwind Customer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group', { name: 'Resellers' })).toBeVisible();
    const contoso = screen.getByRole('option', { name: 'Contoso Suspended' });
    await expect(contoso).toHaveAttribute('aria-disabled', 'true');
    const chosen = screen.getByRole('option', { name: 'Northwind 12 subscriptions' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Adatum' })).toHaveFocus());
  },
});

/** A line under the field says what the choice is for. */
export const WithDescription = meta.story({
  args: { description: 'What its members may do.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.description);
  },
});

/** An error takes the place of the description. */
export const Invalid = meta.story({
  args: { errorText: 'Please choose a role', description: 'What its members may do.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Please choose a role What its members may do.',
    );
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'admin' } });

/** All sizes under each other. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      <Select {...args} label="Compact" size="sm" defaultValue="admin" />
      <Select {...args} label="Usual" defaultValue="admin" />
      <Select {...args} label="Large" size="lg" defaultValue="admin" />
    </>
  ),
});

/** More than twenty have a search over them: a part of the name is enough, without accents. */
export const ManyItems = meta.story({
  args: {
    label: 'Country',
    items: [
      ...Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, label: `Country ${at + 1}` })),
      { id: 'ax', label: 'Åland Islands' },
    ],
    defaultValue: '40',
  },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Country 41 Country' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await screen.findByRole('searchbox', { name: 'Search · Country' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Nothing matches.')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.keyboard('aland');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ax');
  },
});

/** Nothing to choose from: the list says so. */
export const Empty = meta.story({ args: { items: [] } });

/** Label, error and items of many words. */
export const LongTexts = meta.story({
  args: {
    label: 'A label of a language that needs many more words to say the same as a short one',
    items: [{ id: 'long', label: 'Unbroken'.repeat(25), description: 'Unbroken'.repeat(25) }],
    defaultValue: 'long',
    description: 'A sentence that helps to choose and needs more than the one line there is.',
    errorText: 'What is wrong is told in a sentence that needs more than a single line to be read.',
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
});

const THOUSAND = Array.from({ length: 1000 }, (_, at) => ({
  id: `${at + 1}`,
  label: `Customer ${at + 1}`,
  description: at % 10 === 0 ? 'Has a second line' : undefined,
}));

/** Of more than a hundred only those on screen are drawn; each says which one of how many it is. */
export const ThousandItems = meta.story({
  args: { label: 'Customer', items: THOUSAND, defaultValue: '700' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer 700 Customer' }));
    await screen.findAllByRole('option');
    const options = screen.getAllByRole('option');
    await expect(options.length).toBeLessThan(60);
    for (const option of options) await expect(option).toHaveAttribute('aria-setsize', '1000');
    await userEvent.keyboard('Customer 1000');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
  },
});
