import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RELOAD_EVERY_MS } from '../../domain/notifications/notification';
import { ORDER_ASK_EVERY_MS } from '../../domain/orders/order';
import { useClock } from '../console/console-context';
import { createGather } from '../timing/gather';
import { useInterval } from '../timing/useInterval';
import type { Realtime } from './useRealtimeConnection';

/** What {@link useLiveReload} takes. */
export interface LiveReloadOptions {
  /** Keys of the queries to refetch; null for none yet. */
  readonly keys: readonly QueryKey[] | null;
  /** Whether an order is in progress. */
  readonly isOpen: boolean;
  /** Whether the server notifies the viewer over the live connection. @default true */
  readonly isTold?: boolean | undefined;
  /** The live connection. */
  readonly realtime: Realtime;
}

/**
 * Refetches what orders change (commerce §3, "Progress"): on every live event, and every ten
 * seconds while an order is in progress without live events: there is no connection, or the order
 * is another user's.
 */
export function useLiveReload({ keys, isOpen, isTold = true, realtime }: LiveReloadOptions): void {
  const { connection, state } = realtime;
  const queryClient = useQueryClient();
  const clock = useClock();
  const load = () =>
    Promise.all((keys ?? []).map((queryKey) => queryClient.refetchQueries({ queryKey })));
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  const isActive = keys !== null;
  useEffect(() => {
    if (!connection || !isActive) return;
    const gather = createGather(clock, RELOAD_EVERY_MS, () => latest.current());
    const stopEvents = connection.onEvent('ReceiveNotification', gather.notify);
    // Events during the outage are lost.
    const stopStates = connection.onStateChange((now) => now === 'connected' && gather.notify());
    return () => {
      stopEvents();
      stopStates();
      gather.stop();
    };
  }, [connection, isActive, clock]);

  const isAlone = isActive && isOpen && !(isTold && state === 'connected');
  useInterval(isAlone ? ORDER_ASK_EVERY_MS : null, () => void load());
}
