import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RELOAD_EVERY_MS } from '../../domain/notifications/notification';
import {
  type Realtime,
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClock } from '../console/console-context';
import { notificationKeys } from '../reads/keys';
import { createGather } from '../timing/gather';

/**
 * Refetches the notifications after a live event, immediately on the first and then at most every 2
 * seconds (contract §4.19), and on every reconnect, because events during an outage are lost. Call
 * it in one place.
 */
export function useLiveNotifications(settings?: RealtimeSettings): Realtime {
  const live = useRealtimeConnection(settings);
  const { connection } = live;
  const queryClient = useQueryClient();
  const clock = useClock();
  useEffect(() => {
    if (!connection) return;
    const gather = createGather(clock, RELOAD_EVERY_MS, () =>
      queryClient.refetchQueries({ queryKey: notificationKeys.list, exact: true }),
    );
    const stopEvents = connection.onEvent('ReceiveNotification', gather.notify);
    const stopStates = connection.onStateChange(
      (state) => state === 'connected' && gather.notify(),
    );
    // The connection may be up already, if a banner uses it too.
    if (connection.state === 'connected') gather.notify();
    return () => {
      stopEvents();
      stopStates();
      gather.stop();
    };
  }, [connection, queryClient, clock]);
  return live;
}
