import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardScreen } from '../../../src/components/dashboard/DashboardScreen';
import { CustomersIcon, OrdersIcon, UsersIcon } from '../../../src/components/ui/icons';

const user = {
  email: 'maren.okafor@northwind.example',
  firstname: 'Maren',
  lastname: 'Okafor',
  username: 'Maren Okafor',
};

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: {
    user,
    areas: [
      { id: 'users', label: 'Users', href: '/users', icon: <UsersIcon /> },
      { id: 'customers', label: 'Customers', href: '/customers', icon: <CustomersIcon /> },
      { id: 'orders', label: 'Orders', href: '/orders', icon: <OrdersIcon /> },
    ],
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NothingOpen: Story = { args: { areas: [] } };

export const LongName: Story = {
  args: { user: { ...user, username: 'Wolfeschlegelsteinhausen'.repeat(8) } },
};
