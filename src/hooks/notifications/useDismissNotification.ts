import { useCallback, useRef } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { dismissNotification } from '../../api/calls/notifications';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { notificationKeys } from '../reads/keys';
import type { WriteOutcome } from '../writes/useWrite';
import { useHiddenNotifications } from './useHiddenNotifications';

/**
 * The server's response for a notification that no longer exists, for example because another tab
 * dismissed it.
 */
const GONE: WriteAnswer = { message: '' };

/**
 * Dismisses notifications: each is hidden at once, and restored in place if the server refuses.
 * Several may be pending; the same one is sent once.
 */
export function useDismissNotification(): (id: string) => Promise<WriteOutcome<WriteAnswer>> {
  const services = useConsole();
  const { hide, putBack, forget } = useHiddenNotifications();
  const underWay = useRef(new Set<string>());
  return useCallback(
    async (id) => {
      // Not `useWrite`, which sends one at a time: two quick presses dismiss two.
      if (underWay.current.has(id)) return { status: 'ignored' };
      underWay.current.add(id);
      hide([id]);
      try {
        const result = await watched(services, () => dismissNotification(services.client, { id }));
        forget([id]);
        return { status: 'done', result };
      } catch (error) {
        if (isApiError(error) && error.status === 404) {
          forget([id]);
          return { status: 'done', result: GONE };
        }
        putBack([id]);
        if (!isApiError(error)) throw error;
        // The server may have done it although its response was lost.
        services.cache.invalidate([notificationKeys.list]);
        return { status: 'failed', failure: failureOf(error) };
      } finally {
        underWay.current.delete(id);
      }
    },
    [services, hide, putBack, forget],
  );
}
