import { useState } from 'react';
import { listOrders } from '../../api/calls/orders';
import type { Order } from '../../domain/orders/order';
import { ordersAsked } from '../../domain/orders/orders-list';
import { dataOr } from '../../domain/reading';
import { orderKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Oldest first. */
const FIRST = { pageNumber: 1, pageSize: 1, searchString: '', sort: 'createdAt', filters: {} };
const ASKED = ordersAsked(FIRST, 'waitingForMe');
const NONE: readonly Order[] = [];
const never = () => false;

/** The next order that waits for the viewer, after a decision (workday §4). */
export function useNextWaiting(): {
  readonly next: Order | null;
  /** Starts to read. */
  readonly offer: () => void;
} {
  const [isOffered, setOffered] = useState(false);
  const waiting = useRead<readonly Order[]>({
    key: orderKeys.list(ASKED),
    read: async (client, call) => (await listOrders(client, ASKED, call)).data,
    isEnabled: isOffered,
    isEmpty: never,
  });
  const [next = null] = isOffered ? dataOr(waiting, NONE) : NONE;
  return { next, offer: () => setOffered(true) };
}
