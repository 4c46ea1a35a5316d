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
 * Keeps activity up to date while it is on screen: it is refetched on every live event, every ten
 * seconds, and after every write of this tab.
 *
 * @param key - query key of the activity on screen; null for none yet. Keep it stable.
 */
export function useActivityReload(key: QueryKey | null, settings: RealtimeSettings): void {
  const queryClient = useQueryClient();
  const realtime = useRealtimeConnection(settings);
  // The server pushes no activity of others: it is polled.
  useLiveReload({ keys: key && [key], isOpen: true, isTold: false, realtime });

  const isActive = key !== null;
  useEffect(() => {
    if (!isActive) return;
    let isAsked = false;
    return queryClient.getQueryCache().subscribe((event) => {
      const isStale = event.type === 'updated' && event.action.type === 'invalidate';
      if (isAsked || !isStale || event.query.queryKey[0] === ROOM) return;
      // A write invalidates several queries at once; the activity is refetched only once.
      isAsked = true;
      queueMicrotask(() => {
        isAsked = false;
        void queryClient.invalidateQueries({ queryKey: activityKeys.all });
      });
    });
  }, [queryClient, isActive]);
}
