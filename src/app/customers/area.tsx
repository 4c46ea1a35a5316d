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
      page: /* @__PURE__ */ lazyPage(async () => (await import('./CustomersPage')).CustomersPage),
    },
    {
      path: customersPaths.customer,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./CustomerPage')).CustomerPage),
    },
    { path: `${customersPaths.customers}/*`, isPlanned: true, title: (t) => t('customers') },
  ],
};
