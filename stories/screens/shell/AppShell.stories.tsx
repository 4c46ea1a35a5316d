import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AppShell } from '../../../src/components/shell/AppShell';
import { CustomersIcon, HomeIcon, OrdersIcon, UsersIcon } from '../../../src/components/ui/icons';
import { PageHeader } from '../../../src/components/ui/PageHeader';

const meta = {
  title: 'Screens/Shell/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    brandName: 'Northwind Cloud',
    currentPath: '/dashboard',
    navigation: [
      { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: <HomeIcon /> },
      {
        id: 'users',
        label: 'Users',
        href: '/users',
        icon: <UsersIcon />,
        items: [
          { id: 'overview', label: 'Overview', href: '/users/all' },
          { id: 'roles', label: 'Roles', href: '/users/roles' },
        ],
      },
      { id: 'customers', label: 'Customers', href: '/customers', icon: <CustomersIcon /> },
      { id: 'orders', label: 'Orders', href: '/orders', icon: <OrdersIcon /> },
    ],
    user: {
      name: 'Maren Okafor',
      firstname: 'Maren',
      lastname: 'Okafor',
      email: 'maren.okafor@northwind.example',
      roleName: 'Admin',
      picture: '',
    },
    onSignOut: fn(),
    children: <PageHeader title="Dashboard" text="The page goes here." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const GroupOpen: Story = {
  args: { currentPath: '/users/roles' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const users = canvas.getByRole('button', { name: 'Users' });
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Roles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(users).toHaveFocus();
    await expect(users).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
  },
};

export const UserMenuOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Maren Okafor' }));
    await screen.findByRole('menu');
    await expect(screen.getByText('maren.okafor@northwind.example')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Maren Okafor' }));
    await screen.findByRole('menu');
  },
};

export const LongEverything: Story = {
  args: {
    brandName: 'Northwind '.repeat(15).trim(),
    user: {
      name: 'M'.repeat(200),
      firstname: 'M',
      lastname: '',
      email: `${'m'.repeat(60)}@northwind.example`,
      roleName: 'Role '.repeat(20).trim(),
      picture: '',
    },
  },
};

export const NoRole: Story = {
  args: {
    navigation: [{ id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: <HomeIcon /> }],
    user: { ...meta.args.user, roleName: '' },
  },
};
