import type { ReactNode } from 'react';
import type { ShellNavigationItem } from '../components/shell/navigation-items';
import {
  CustomersIcon,
  HomeIcon,
  MarketplaceIcon,
  OrdersIcon,
  SubscriptionsIcon,
  UsersIcon,
} from '../components/ui/icons';
import {
  type NavigationItem,
  type NavigationViewer,
  visibleNavigation,
} from '../domain/shell/navigation';
import type { shellMessages } from '../messages/generated/en/shell';
import type { Translate } from '../messages/messages';
import { paths } from './paths';

const items = [
  { id: 'dashboard', url: paths.dashboard },
  {
    id: 'users',
    url: '/apps/user-management',
    items: [
      { id: 'usersOverview', url: paths.users, visible: true },
      {
        id: 'roles',
        url: paths.roles,
        visible: true,
        permissions: ['Permissions.Read'],
        alsoCurrentAt: [paths.rolesIndex],
      },
    ],
  },
  { id: 'customers', url: paths.customers, minimumCustomerType: 1 },
  { id: 'subscriptions', url: paths.subscriptions },
  { id: 'orders', url: paths.orders },
  {
    id: 'marketplace',
    url: paths.products,
    permissions: ['Marketplace.ReadWrite', 'Marketplace.Read'],
    // The cart's pages are reached from the marketplace itself (specification §2.2).
    items: [
      { id: 'selectClient', url: paths.cartSelectClient, visible: false },
      { id: 'validateCart', url: paths.cartReview, visible: false },
      { id: 'finalReview', url: paths.cartPurchase, visible: false },
      { id: 'cartReview', url: paths.cart, visible: false },
    ],
  },
] as const satisfies readonly NavigationItem[];

const icons: Record<(typeof items)[number]['id'], ReactNode> = {
  dashboard: <HomeIcon />,
  users: <UsersIcon />,
  customers: <CustomersIcon />,
  subscriptions: <SubscriptionsIcon />,
  orders: <OrdersIcon />,
  marketplace: <MarketplaceIcon />,
};

/** The table of specification §6, without names and pictures. */
export const navigationItems: readonly NavigationItem[] = items;

/** The side navigation as a viewer sees it, in the words of his language. */
export function navigationFor(
  viewer: NavigationViewer,
  t: Translate<(typeof shellMessages)['messages']>,
): readonly ShellNavigationItem[] {
  return visibleNavigation(navigationItems, viewer).map((item) => ({
    id: item.id,
    alsoCurrentAt: pagesWithoutEntry(item.id),
    href: item.url,
    label: t(item.id as keyof typeof icons),
    icon: icons[item.id as keyof typeof icons],
    items: item.items?.map((sub) => ({
      id: sub.id,
      href: sub.url,
      label: t(sub.id as 'usersOverview' | 'roles'),
      alsoCurrentAt: sub.alsoCurrentAt,
    })),
  }));
}

/** Addresses of an entry's pages that the menu does not show; its entry is the current one there. */
function pagesWithoutEntry(id: string): readonly string[] {
  const item = navigationItems.find((one) => one.id === id);
  return (item?.items ?? []).filter((sub) => !sub.visible).map((sub) => sub.url);
}
