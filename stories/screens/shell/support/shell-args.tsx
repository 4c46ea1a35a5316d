import { fn } from 'storybook/test';
import { ShellFooter } from '../../../../src/components/shell/ShellFooter';
import { IconButton } from '../../../../src/components/ui/IconButton';
import {
  CustomersIcon,
  HomeIcon,
  MarketplaceIcon,
  NotificationsIcon,
  OrdersIcon,
  SubscriptionsIcon,
  UsersIcon,
} from '../../../../src/components/ui/icons';
import { PageHeader } from '../../../../src/components/ui/PageHeader';
import type { AppShellProps } from '../../../../src/contracts/shell';

/** The navigation of an administrator. */
const items: AppShellProps['navigation']['items'] = [
  { id: 'dashboard', label: 'Home', href: '/dashboard', icon: <HomeIcon /> },
  {
    id: 'users',
    label: 'Users',
    href: '/users',
    icon: <UsersIcon />,
    items: [
      { id: 'overview', label: 'Overview', href: '/users/all' },
      { id: 'roles', label: 'Roles', href: '/users/roles', alsoCurrentAt: ['/roles'] },
    ],
  },
  { id: 'customers', label: 'Customers', href: '/customers', icon: <CustomersIcon /> },
  {
    id: 'subscriptions',
    label: 'Subscriptions',
    href: '/subscriptions',
    icon: <SubscriptionsIcon />,
  },
  { id: 'orders', label: 'Orders', href: '/orders', icon: <OrdersIcon /> },
  {
    id: 'marketplace',
    label: 'Marketplace',
    href: '/products',
    icon: <MarketplaceIcon />,
    alsoCurrentAt: ['/cart'],
  },
];

/** A shell with everything in it. */
export const shellArgs = {
  brandName: 'Northwind Cloud',
  currentPath: '/dashboard',
  navigation: { items },
  account: {
    user: {
      username: 'Maren Okafor',
      firstname: 'Maren',
      lastname: 'Okafor',
      email: 'maren.okafor@northwind.example',
      roleName: 'Admin',
      userAvatar: '',
    },
    links: {
      profile: '/users/edit/maren.okafor%40northwind.example',
      subscription: '/subscriptions',
      settings: '/users/edit/maren.okafor%40northwind.example',
    },
    onSignOut: fn(),
  },
  theme: { current: 'system', onChange: fn() },
  header: {
    invite: { access: { allowed: true }, onInvite: fn() },
    cart: { count: 3 },
    notifications: (
      <IconButton label="Notifications">
        <NotificationsIcon aria-hidden />
      </IconButton>
    ),
  },
  footer: <ShellFooter year={2026} brandText="Northwind Cloud" />,
  children: <PageHeader title="Home" text="The page goes here." />,
} satisfies AppShellProps;

/** A page that is longer than any window. */
export function LongPage() {
  return (
    <>
      <PageHeader title="Orders" text="Forty of them, to scroll through." />
      <ul>
        {Array.from({ length: 40 }, (_, index) => `Order ${index + 1}`).map((order) => (
          <li key={order} style={{ paddingBlock: 12 }}>
            <a href={`#${order.replace(' ', '-')}`}>{order}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
