import { listOrders } from '../../api/calls/orders';
import type { Order } from '../../domain/orders/order';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { dataOr, type Reading } from '../../domain/reading';
import { useLiveReload } from '../connectivity/useLiveReload';
import type { Realtime } from '../connectivity/useRealtimeConnection';
import { orderKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** One page holds all orders of a purchase, except for very large ones. */
const ALL = { pageNumber: 1, pageSize: 100, sort: 'number' };
const NONE: readonly Order[] = [];
const isNothing = (orders: readonly Order[]) => orders.length === 0;

/**
 * The orders of a purchase with their progress (commerce §3, "Progress"): refetched on every live
 * event, and every ten seconds while one is open and there is no live connection.
 *
 * @param quoteId - the bought quote; null for none yet
 */
export function usePlacedOrders(
  quoteId: string | null,
  realtime: Realtime,
): Reading<readonly Order[]> {
  const orders = useRead<readonly Order[]>({
    key: orderKeys.ofQuote(quoteId ?? ''),
    isEnabled: quoteId !== null,
    isEmpty: isNothing,
    read: async (client, options) => {
      const query = { ...ALL, filters: { quoteId: [quoteId ?? ''] } };
      return (await listOrders(client, query, options)).data;
    },
  });

  useLiveReload({
    keys: quoteId === null ? null : [orderKeys.ofQuote(quoteId)],
    isOpen: dataOr(orders, NONE).some(isOrderOpen),
    realtime,
  });
  return orders;
}
