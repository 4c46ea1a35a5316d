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
  /** Keys of what is read again; null for nothing yet. */
  readonly keys: readonly QueryKey[] | null;
  /** Whether an order goes on, so that something is about to change. */
  readonly isOpen: boolean;
  /** Whether the server tells the viewer of it over the live connection. @default true */
  readonly isTold?: boolean | undefined;
  /** The live connection. */
  readonly realtime: Realtime;
}

/**
 * Reads again what orders change (commerce §3, "Progress"): at every live event, and every ten seconds
 * as long as one is open that nobody tells of: there is no live connection, or it is another user's.
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
    const stopEvents = connection.onEvent('ReceiveNotification', gather.tell);
    // What happened while there was no connection was not told.
    const stopStates = connection.onStateChange((now) => now === 'connected' && gather.tell());
    return () => {
      stopEvents();
      stopStates();
      gather.stop();
    };
  }, [connection, isActive, clock]);

  const isAlone = isActive && isOpen && !(isTold && state === 'connected');
  useInterval(isAlone ? ORDER_ASK_EVERY_MS : null, () => void load());
}
