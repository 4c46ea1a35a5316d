import type { TreeNode } from '../../../src/components/ui/WindowedTree';

/** A few groups, one of them in another. */
export const fewNodes: readonly TreeNode[] = [
  {
    key: 'users',
    label: 'Users',
    description: 'People of this customer',
    children: [
      { key: 'User.Read', label: 'User.Read', description: 'See users and their profiles' },
      { key: 'User.Invite', label: 'User.Invite', description: 'Invite new users by e-mail' },
      {
        key: 'danger',
        label: 'What cannot be undone',
        children: [
          { key: 'User.Delete', label: 'User.Delete' },
          { key: 'User.Impersonate', label: 'User.Impersonate' },
        ],
      },
    ],
  },
  {
    key: 'orders',
    label: 'Orders',
    children: [
      { key: 'Order.Read', label: 'Order.Read' },
      { key: 'Order.Refund', label: 'Order.Refund' },
    ],
  },
  { key: 'empty', label: 'Nothing in it', children: [] },
];

/** Groups of 200, as many leaves as wanted. */
export function manyNodes(leaves: number): readonly TreeNode[] {
  return Array.from({ length: Math.ceil(leaves / 200) }, (_, group) => ({
    key: `group ${group + 1}`,
    label: `Group ${group + 1}`,
    children: Array.from({ length: Math.min(200, leaves - group * 200) }, (_leaf, leaf) => ({
      key: `leaf ${group + 1}.${leaf + 1}`,
      label: `Leaf ${group + 1}.${leaf + 1}`,
      description: leaf % 3 === 0 ? 'With a second line of text' : undefined,
    })),
  }));
}
