import { useState } from 'react';
import { exportOrders } from '../../api/calls/orders';
import type { OrdersScreenProps } from '../../contracts/orders';
import { FIRST_QUERY } from '../../domain/list-query';
import type { Order } from '../../domain/orders/order';
import { isToldOf } from '../../domain/orders/order-access';
import { isOrderOpen } from '../../domain/orders/order-machine';
import {
  ORDERS_EXPORT,
  ORDERS_READ,
  type OrderCounts,
  type OrdersView,
  ordersAsked,
  ordersViewsOf,
} from '../../domain/orders/orders-list';
import type { Page } from '../../domain/paging';
import { dataOr } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { orderKeys } from '../reads/keys';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { orderCountsSource, ordersSource } from './order-queries';

/** Options of {@link useOrdersScreen}: the state of the list, if controlled. */
export interface OrdersScreenOptions extends HeldQuery, RealtimeSettings {
  /** The current view, if controlled. @default uncontrolled */
  readonly view?: OrdersView | undefined;
  /** Called with the view to show; its list returns to the first page. @default nothing */
  readonly onViewChange?: ((view: OrdersView) => void) | undefined;
}

const MINUTE_MS = 60_000;
const NO_COUNTS: OrderCounts = {};
const NO_ROWS: Page<Order> = { data: [], totalRecords: 0, totalPages: 0 };
const never = () => false;

/**
 * Everything that `OrdersScreen` shows (commerce §5): the orders that the viewer may see, in views,
 * kept up to date. No request is sent before sign-in, or if the viewer may not see orders.
 *
 * @example
 * const Orders = () => <OrdersScreen {...useOrdersScreen()} />;
 */
export function useOrdersScreen(options: OrdersScreenOptions = {}): OrdersScreenProps {
  const { url, buildHub } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, ORDERS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const [ownView, setOwnView] = useState<OrdersView>('all');
  const [ownQuery, setOwnQuery] = useState(FIRST_QUERY);
  const view = options.view ?? ownView;
  const query = options.query ?? ownQuery;

  const list = useList<Order>({
    name: 'orders',
    query,
    onQueryChange(next) {
      setOwnQuery(next);
      options.onQueryChange?.(next);
    },
    ...ordersSource(view),
    getRowKey: ({ id }) => id,
    isEnabled,
  });
  const counts = useRead({ ...orderCountsSource, isEnabled, isEmpty: never });
  const exporting = useCsvExport({
    name: 'orders',
    need: ORDERS_EXPORT,
    read: (client, call) => exportOrders(client, ordersAsked(list.typedQuery, view), call),
  });
  const rows = dataOr(list.rows, NO_ROWS).data;
  const open = rows.filter(isOrderOpen);
  const now = useNow(MINUTE_MS);
  useLiveReload({
    keys: isEnabled ? [orderKeys.list(ordersAsked(query, view)), orderKeys.counts] : null,
    isOpen: open.length > 0,
    isTold: viewer !== null && open.every((order) => isToldOf(order, viewer)),
    realtime: useRealtimeConnection({ url, buildHub }),
  });

  return {
    list,
    access,
    hasCustomers: viewer !== null && viewer.customerType !== 0,
    view,
    views: ordersViewsOf(viewer, view),
    onViewChange(next) {
      setOwnView(next);
      setOwnQuery(FIRST_QUERY);
      options.onViewChange?.(next);
    },
    exporting,
    counts: dataOr(counts, NO_COUNTS),
    now,
  };
}
