import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOrders } from '../../api/orders';
import { RELOAD_EVERY_MS } from '../../domain/notifications/notification';
import { ORDER_ASK_EVERY_MS, type Order } from '../../domain/orders/order';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { dataOr, type Reading } from '../../domain/reading';
import type { Realtime } from '../connectivity/useRealtimeConnection';
import { useClock } from '../console/console-context';
import { createGather } from '../notifications/gather';
import { useRead } from '../reads/useRead';
import { useInterval } from '../timing/useInterval';
import { orderKeys } from './order-keys';

/** One page holds all orders of a purchase but for very large ones. */
const ALL = { pageNumber: 1, pageSize: 100, sort: 'number' };
const NONE: readonly Order[] = [];
const isNothing = (orders: readonly Order[]) => orders.length === 0;

/**
 * The orders of a purchase as they go on (commerce §3, "Progress"): read again at every live event, and
 * every ten seconds as long as one is open and there is no live connection.
 *
 * @param quoteId - what was bought; null for nothing yet
 */
export function usePlacedOrders(
  quoteId: string | null,
  { connection, state }: Realtime,
): Reading<readonly Order[]> {
  const queryClient = useQueryClient();
  const clock = useClock();
  const orders = useRead<readonly Order[]>({
    key: orderKeys.ofQuote(quoteId ?? ''),
    isEnabled: quoteId !== null,
    isEmpty: isNothing,
    read: async (client, options) => {
      const query = { ...ALL, filters: { quoteId: [quoteId ?? ''] } };
      return (await listOrders(client, query, options)).data;
    },
  });

  useEffect(() => {
    if (!connection || quoteId === null) return;
    const queryKey = orderKeys.ofQuote(quoteId);
    const gather = createGather(clock, RELOAD_EVERY_MS, () =>
      queryClient.refetchQueries({ queryKey }),
    );
    const stopEvents = connection.onEvent('ReceiveNotification', gather.tell);
    // What happened while there was no connection was not told.
    const stopStates = connection.onStateChange((now) => now === 'connected' && gather.tell());
    return () => {
      stopEvents();
      stopStates();
      gather.stop();
    };
  }, [connection, quoteId, queryClient, clock]);

  const isOpen = dataOr(orders, NONE).some(isOrderOpen);
  const isAlone = quoteId !== null && isOpen && state !== 'connected';
  useInterval(isAlone ? ORDER_ASK_EVERY_MS : null, () => {
    void queryClient.refetchQueries({ queryKey: orderKeys.ofQuote(quoteId ?? '') });
  });
  return orders;
}
