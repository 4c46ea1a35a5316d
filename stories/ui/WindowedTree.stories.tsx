import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { WindowedTree } from '../../src/components/ui/WindowedTree';
import { fewNodes, manyNodes } from './support/tree-nodes';

const everything = manyNodes(10_000);

const meta = preview.meta({
  title: 'UI/Windowed tree',
  component: WindowedTree,
  args: { 'aria-label': 'Permissions', nodes: fewNodes },
});

/** To look around in: pressing a group opens it. */
export const Plain = meta.story({
  args: { onExpandedChange: fn() },
});

Plain.test('A name unfolds what is in it', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByText('Orders'));
  await expect(canvas.getByRole('treeitem', { name: 'Order.Refund' })).toBeVisible();
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['orders']));
});

Plain.test(
  'One tab stop; arrows go about, Space checks, `*` opens all beside',
  {
    args: { isCheckable: true },
  },
  async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Permissions' });
    const isActive = (name: string) =>
      waitFor(() =>
        expect(canvas.getByText(name).closest('[role="treeitem"]')?.id).toBe(
          tree.getAttribute('aria-activedescendant'),
        ),
      );
    await userEvent.tab();
    await expect(tree).toHaveFocus();
    await isActive('Users');
    await userEvent.keyboard('*{ArrowDown}{ArrowDown}');
    await isActive('User.Invite');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('treeitem', { name: /^User.Invite/ })).toBeChecked();
    await userEvent.keyboard('ord');
    await isActive('Orders');
  },
);

/** A group is checked by what is in it: not, partly or wholly. */
export const Checkable = meta.story({
  args: {
    isCheckable: true,
    defaultExpandedKeys: new Set(['users', 'danger']),
    defaultCheckedKeys: new Set(['User.Delete', 'Order.Read', 'Order.Refund']),
    onCheckedChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    await expect(item('Users')).toHaveAttribute('aria-checked', 'mixed');
    await expect(item('Orders')).toHaveAttribute('aria-checked', 'true');
    await expect(item('Nothing in it')).not.toHaveAttribute('aria-checked');
    await expect(item('User.Read')).toHaveAccessibleName('User.Read See users and their profiles');
    // The box checks, the name unfolds.
    const box = item('What cannot be undone').querySelector('[data-box]');
    await userEvent.click(box as HTMLElement);
    await expect(item('What cannot be undone')).toHaveAttribute('aria-checked', 'true');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(
      new Set(['User.Delete', 'Order.Read', 'Order.Refund', 'User.Impersonate']),
    );
  },
});

/** Words at the end of a row. */
export const Marks = meta.story({
  args: {
    isCheckable: true,
    defaultExpandedKeys: new Set(['users']),
    getMark: ({ key }) =>
      ({
        users: { text: 'Partial', tone: 'brand' as const },
        orders: { text: 'Full', tone: 'success' as const },
        empty: { text: 'None' },
      })[key],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /^Users/ })).toHaveAccessibleName(
      'Users People of this customer Partial',
    );
  },
});

/** Ten thousand leaves, all groups open: only what is seen is drawn. */
export const TenThousandItems = meta.story({
  args: {
    isCheckable: true,
    nodes: everything,
    defaultExpandedKeys: new Set(everything.map(({ key }) => key)),
    defaultCheckedKeys: new Set(['leaf 1.3', 'leaf 1.4']),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('treeitem', { name: 'Leaf 50.200' });
    await expect(last).toHaveAttribute('aria-posinset', '200');
    await expect(last).toHaveAttribute('aria-setsize', '200');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('treeitem', { name: 'Group 1' })).toBeVisible();
  },
});

const long = 'A name that goes on and on '.repeat(8).trim();

/** Names of many words stay on their line. */
export const LongNames = meta.story({
  args: {
    isCheckable: true,
    defaultExpandedKeys: new Set(['a']),
    nodes: [
      {
        key: 'a',
        label: long,
        children: [{ key: 'b', label: 'x'.repeat(200), description: long }],
      },
    ],
    getMark: () => ({ text: 'Partial', tone: 'brand' }),
  },
});

/** Nothing in it can be chosen. */
export const Disabled = meta.story({
  args: {
    isCheckable: true,
    isDisabled: true,
    defaultExpandedKeys: new Set(['orders']),
    defaultCheckedKeys: new Set(['Order.Read']),
    onCheckedChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Order.Refund' }));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

/** No branches: the text that says so takes their place. */
export const Empty = meta.story({
  args: { nodes: [], empty: <EmptyState title="Nothing to choose from" /> },
});
