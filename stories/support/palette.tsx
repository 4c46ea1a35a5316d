import type { ReactNode } from 'react';
import { InviteIcon, OrdersIcon } from '../../src/components/ui/icons';
import { groupsFor, type PaletteGroup } from '../../src/domain/palette/found-groups';
import type { PaletteEntry } from '../../src/domain/palette/palette-entry';

/** What the palettes of stories hold. */
export const paletteEntries: readonly PaletteEntry<ReactNode>[] = [
  { id: 'invite', group: 'Actions', title: 'Invite...', icon: <InviteIcon />, onAction() {} },
  {
    id: 'impersonate',
    group: 'Actions',
    title: 'Impersonate...',
    refusal: 'You do not have permission to impersonate users',
    onAction() {},
  },
  {
    id: 'theme',
    group: 'Actions',
    title: 'Change theme...',
    page: { title: 'Change theme...', entries: [] },
  },
  { id: 'home', group: 'Pages', kind: 'page', title: 'Home', href: '/home', shortcut: 'g h' },
  {
    id: 'orders',
    group: 'Pages',
    title: 'Orders',
    icon: <OrdersIcon />,
    href: '/orders',
    shortcut: 'g o',
  },
];

const halvorsen: PaletteEntry<ReactNode> = {
  id: 'customers:3',
  group: 'Customers',
  kind: 'customer',
  title: 'Halvorsen AS',
  detail: 'halvorsen-as.onmicrosoft.com',
  href: '/customers/3',
  actions: [{ id: 'buy', group: 'Actions', title: 'Buy for this customer', onAction() {} }],
};

/** Before anything is typed: what was used last, then all. */
export const openGroups: readonly PaletteGroup<ReactNode>[] = groupsFor(paletteEntries, '', [
  halvorsen,
]);

/** What "or" finds here and at two servers, one of which does not answer. */
export const foundGroups: readonly PaletteGroup<ReactNode>[] = [
  ...groupsFor(paletteEntries, 'or', []),
  {
    id: 'source customers',
    title: 'Customers',
    found: [{ entry: halvorsen, ranges: [[4, 6]] }],
  },
  {
    id: 'source orders',
    title: 'Orders',
    found: [],
    failure: { kind: 'server', retry: () => {} },
  },
];

/** As many as a partner may add. */
export const manyGroups: readonly PaletteGroup<ReactNode>[] = groupsFor(
  Array.from({ length: 5_000 }, (_, at) => ({
    id: `invoice ${at}`,
    group: `Invoices ${Math.floor(at / 500) + 1}`,
    kind: 'page' as const,
    title: `Invoice ${at + 1}`,
    href: `/invoices/${at + 1}`,
  })),
  '',
  [],
);
