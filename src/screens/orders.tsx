import { OrderScreen } from '../components/orders/OrderScreen';
import { OrdersScreen } from '../components/orders/OrdersScreen';
import { ORDERS_LIST, ORDERS_READ, ORDERS_VIEW, ordersViewIn } from '../domain/orders/orders-list';
import { ordersQuery } from '../hooks/orders/order-queries';
import { useOrderScreen } from '../hooks/orders/useOrderScreen';
import { useOrdersScreen } from '../hooks/orders/useOrdersScreen';
import { orderKeys } from '../hooks/reads/keys';
import { ordersListMessages } from '../messages/generated/en/orders';
import { sharedOrdersMessages, sharedPlacedOrderMessages } from '../messages/generated/en/shared';
import { useMessages } from '../messages/messages';
import { useRecordTitle } from './record-title';
import { row } from './row';
import { wired } from './wired';

export const orders = row({
  useScreen: useOrdersScreen,
  Component: OrdersScreen,
  isLive: true,
  list: ORDERS_LIST,
  place: ({ params, go }) => ({
    view: ordersViewIn(params.get(ORDERS_VIEW)),
    // A new key for another list, so that it does not keep the previous search.
    onViewChange: (view) => go(() => (view === 'all' ? '' : { [ORDERS_VIEW]: view })),
  }),
  useTitle: () => useMessages(ordersListMessages)('listTitle'),
  need: ORDERS_READ,
  firstRead: ({ client, query, params }) =>
    ordersQuery(client, { query, view: ordersViewIn(params.get(ORDERS_VIEW)) }),
});

/** Orders, and those that wait for somebody. */
export const Orders = wired(orders);

export const order = row({
  useScreen: useOrderScreen,
  Component: OrderScreen,
  isLive: true,
  reading: ({ order }) => order,
  useTitle({ access, order }, { id }) {
    const t = useMessages(sharedOrdersMessages);
    const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
    return useRecordTitle({
      ...{ id, access, reading: order, lists: orderKeys.all, kind: t('columnOrder') },
      nameOf: ({ number }) => tPlacedOrder('orderNumber', { number }),
    });
  },
});

/** One order with its lines. */
export const Order = wired(order);
