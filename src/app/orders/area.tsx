import { OrdersIcon } from '../../components/ui/icons';
import { type Area, lazyPage, rowPage } from '../area';
import { ordersPaths } from './paths';

export const ordersArea: Area = {
  entry: {
    id: 'orders',
    url: ordersPaths.orders,
    permissions: ['Order.Read'],
    label: (t) => t('orders'),
    icon: <OrdersIcon />,
  },
  routes: [
    {
      path: ordersPaths.orders,
      outline: { title: (t) => t('orders'), shape: 'list' },
      page: rowPage(async () => (await import('../../screens/orders')).orders),
    },
    {
      path: ordersPaths.order,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./OrderPage')).OrderPage),
    },
  ],
};
