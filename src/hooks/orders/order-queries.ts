import { getDashboardSummary } from '../../api/calls/dashboard';
import { getOrder, listOrders } from '../../api/calls/orders';
import type { ApiClient } from '../../api/client';
import { orderCountsOf } from '../../domain/dashboard/summary';
import type { ListQuery } from '../../domain/list-query';
import type { Order } from '../../domain/orders/order';
import { type OrderCounts, type OrdersView, ordersAsked } from '../../domain/orders/orders-list';
import type { Page } from '../../domain/paging';
import { orderKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';

export const ordersSource = (view: OrdersView): ListSource<Page<Order>> => ({
  key: (query) => orderKeys.list(ordersAsked(query, view)),
  read: (client, query, call) => listOrders(client, ordersAsked(query, view), call),
});
export const orderCountsSource: ReadSource<OrderCounts> = {
  key: orderKeys.counts,
  read: async (client, call) => orderCountsOf(await getDashboardSummary(client, call)),
};
export const orderSource = (id: string): ReadSource<Order> => ({
  key: orderKeys.one(id),
  read: (client, call) => getOrder(client, { id }, call),
});

/** State of the list of orders. */
export interface OrdersQueryPlace {
  /** The page, its order and filters. @default the first page */
  readonly query?: Partial<ListQuery> | undefined;
  /** The current view. @default 'all' */
  readonly view?: OrdersView | undefined;
}

/** A page of the orders, as `useOrdersScreen` reads it. */
export function ordersQuery(
  client: ApiClient,
  { query, view = 'all' }: OrdersQueryPlace = {},
): ReadQuery<Page<Order>> {
  return listQuery(client, ordersSource(view), query);
}

/** How many orders are in the views, as `useOrdersScreen` reads it beside {@link ordersQuery}. */
export function orderCountsQuery(client: ApiClient): ReadQuery<OrderCounts> {
  return readQuery(client, orderCountsSource);
}

/** One order, as `useOrderScreen` reads it. */
export function orderQuery(client: ApiClient, id: string): ReadQuery<Order> {
  return readQuery(client, orderSource(id));
}
