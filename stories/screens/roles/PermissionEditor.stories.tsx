import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PermissionEditor } from '../../../src/components/roles/PermissionEditor';
import { seedCatalogue } from '../../../src/sandbox/seed/catalogue';

const categories = seedCatalogue();
const ready = { status: 'ready', data: categories, isStale: false } as const;
const retry = fn();
const many = { status: 'ready', data: seedCatalogue(10_000), isStale: false } as const;

const TEN = new Set([
  'User.Read',
  'User.Invite',
  'User.Export',
  'Customer.Read',
  'Customer.Export',
  'Order.Read',
  'Order.Export',
  'Billing.Read',
  'Marketplace.Read',
  'Settings.AuditLog',
]);

/** Holds the selection as a dialog would. */
function HeldEditor(props: ComponentProps<typeof PermissionEditor>) {
  const [selected, setSelected] = useState(props.selectedKeys);
  return (
    <div style={{ maxInlineSize: 560 }}>
      <PermissionEditor
        {...props}
        selectedKeys={selected}
        onSelectionChange={(next) => {
          setSelected(next);
          props.onSelectionChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Roles/Permission editor',
  component: PermissionEditor,
  args: { catalogue: ready, selectedKeys: new Set<string>(), onSelectionChange: fn() },
  render: (args) => <HeldEditor {...args} />,
});

export const NothingSelected = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 41 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    await expect(canvas.getAllByText(/^0 of \d+$/)).toHaveLength(9);
  },
});

/** A mark says of each category whether all, some or none of it is selected. */
export const Marks = meta.story({
  args: {
    selectedKeys: new Set([...TEN, ...(categories[6]?.permissions ?? []).map(({ name }) => name)]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Users 3 of 8' })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: 'Billing 7 of 7' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

/** Descriptions show in open categories. */
export const Expanded = meta.story({
  args: { selectedKeys: TEN, defaultExpanded: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('User.Delete'));
    await expect(canvas.getByText('11 of 41 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(canvas.queryByText('User.Delete')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(await canvas.findByText('User.Delete')).toBeVisible();
  },
});

/** The filter deselects what it hides, announces it, and only Undo restores it. */
export const FilterPrunes = meta.story({
  args: { selectedKeys: TEN },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter permissions' });
    await userEvent.type(field, 'EXPORT');
    await expect(
      await canvas.findByText('7 selected permissions hidden by the filter were deselected'),
    ).toBeVisible();
    await expect(await canvas.findByText('User.Export')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['User.Export', 'Customer.Export', 'Order.Export']),
    );
    await userEvent.clear(field);
    await expect(await canvas.findByText('3 of 41 selected')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('10 of 41 selected')).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

/** What it looks like after a filter. */
export const Filtered = meta.story({
  args: { selectedKeys: TEN },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'export');
    await expect(await canvas.findByText('Billing.Export')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(await canvas.findByText('No permission matches the filter')).toBeVisible();
  },
});

/** Ten thousand permissions; only what is seen is drawn. */
export const TenThousand = meta.story({
  args: { catalogue: many, defaultExpanded: true },
  play: async ({ canvas, args }) => {
    await expect((await canvas.findAllByRole('treeitem')).length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('10,000 of 10,000 selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  },
});

/** Names are data: object keys, markup, numbers, empty, duplicates, 2,000 characters. */
export const StrangeNames = meta.story({
  args: {
    defaultExpanded: true,
    selectedKeys: new Set(['__proto__']),
    catalogue: {
      status: 'ready',
      isStale: false,
      data: [
        {
          name: '__proto__',
          permissions: [
            { name: '__proto__', description: 'In two categories' },
            { name: 'constructor', description: '<b>markup</b> & <script>alert(1)</script>' },
            { name: '10', description: '' },
          ],
        },
        {
          name: '10',
          permissions: [
            { name: '__proto__', description: 'In two categories' },
            { name: 'x'.repeat(2000), description: 'A long one '.repeat(20) },
          ],
        },
        { name: '<i>empty</i>', permissions: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem', { name: /two categories/ })).toHaveLength(2);
    for (const item of canvas.getAllByRole('treeitem', { name: /two categories/ })) {
      await expect(item).toBeChecked();
    }
    await expect(canvas.getByText('1 of 4 selected')).toBeVisible();
    await expect(canvas.getByText('<i>empty</i>')).toBeVisible();
  },
});

/** The role holds a permission that the catalogue does not list. */
export const NotInTheCatalogue = meta.story({
  args: { selectedKeys: new Set(['User.Read', 'Legacy.Everything']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 41 selected')).toBeVisible();
    await expect(canvas.getByText('1 more selected permission is not in this list.')).toBeVisible();
  },
});

export const WithError = meta.story({ args: { errorText: 'Select at least one permission' } });

/** While the role is saved. */
export const Disabled = meta.story({
  args: { selectedKeys: TEN, isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Orders'));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { catalogue: { status: 'loading' } } });
export const Empty = meta.story({ args: { catalogue: { status: 'empty', isStale: false } } });

export const Failed = meta.story({
  args: { catalogue: { status: 'failed', failure: { kind: 'network', retry } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
