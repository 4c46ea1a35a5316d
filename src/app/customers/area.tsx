import { CustomersIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { customersPaths } from './paths';

export const customersArea: Area = {
  entry: {
    id: 'customers',
    url: customersPaths.customers,
    minimumCustomerType: 1,
    label: (t) => t('customers'),
    icon: <CustomersIcon />,
  },
  routes: [
    {
      path: customersPaths.customers,
      outline: { title: (t) => t('customers'), shape: 'list' },
      page: lazyPage(async () => (await import('./pages')).CustomersPage),
    },
    // The ids of customers are never words of addresses (commerce §2.1).
    {
      path: customersPaths.newCustomer,
      page: lazyPage(async () => (await import('./pages')).NewCustomerPage),
    },
    {
      path: customersPaths.customer,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./pages')).CustomerPage),
    },
  ],
};
