import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { activityKeys } from '../reads/keys';

const [ROOM] = activityKeys.all;

/**
 * Keeps activity up to date while it is on screen: it is read again at every live event, every ten
 * seconds, and after every write of this tab, which makes something else stale.
 *
 * @param key - of what is on screen; null for nothing yet. Keep it stable.
 */
export function useActivityReload(key: QueryKey | null, settings: RealtimeSettings): void {
  const queryClient = useQueryClient();
  const realtime = useRealtimeConnection(settings);
  // Nobody is told of what others do: it is asked for.
  useLiveReload({ keys: key && [key], isOpen: true, isTold: false, realtime });

  const isActive = key !== null;
  useEffect(() => {
    if (!isActive) return;
    let isAsked = false;
    return queryClient.getQueryCache().subscribe((event) => {
      const isStale = event.type === 'updated' && event.action.type === 'invalidate';
      if (isAsked || !isStale || event.query.queryKey[0] === ROOM) return;
      // A write makes several things stale at once; what was done is asked for once.
      isAsked = true;
      queueMicrotask(() => {
        isAsked = false;
        void queryClient.invalidateQueries({ queryKey: activityKeys.all });
      });
    });
  }, [queryClient, isActive]);
}
