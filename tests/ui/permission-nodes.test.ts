import { describe, expect, it } from 'vitest';
import {
  createNodeFilter,
  keysOf,
  permissionNodes,
} from '../../src/components/roles/permission-nodes';

const all = permissionNodes([
  {
    name: 'Users',
    permissions: [
      { name: 'Users.Read', description: 'See everybody' },
      { name: 'Users.Edit', description: 'Change everybody' },
    ],
  },
  { name: 'Orders', permissions: [{ name: 'Orders.Read', description: 'See every order' }] },
  { name: 'Nothing', permissions: [] },
]);
const labels = (nodes: ReturnType<ReturnType<typeof createNodeFilter>>) =>
  nodes.map(({ label, children }) => [label, ...children.map((child) => child.label)].join(' '));

describe('the nodes that a filter leaves', () => {
  it('are those of the permissions that match, and no empty categories', () => {
    const filter = createNodeFilter(all);
    expect(labels(filter('see'))).toEqual(['Users Users.Read', 'Orders Orders.Read']);
    expect(labels(filter('see every o'))).toEqual(['Orders Orders.Read']);
    expect(filter('see nobody')).toEqual([]);
    expect(filter('  ')).toBe(all.nodes);
  });

  it('are the very same ones when another key takes nothing away', () => {
    const filter = createNodeFilter(all);
    const found = filter('e');
    expect(labels(found)).toEqual(['Users Users.Read Users.Edit', 'Orders Orders.Read']);
    expect(filter('ev')).toBe(found);
    expect(filter('ever')).toBe(found);
    expect(keysOf(filter('every'))).toBe(keysOf(found));
    expect(labels(filter('everyb'))).toEqual(['Users Users.Read Users.Edit']);
  });
});
