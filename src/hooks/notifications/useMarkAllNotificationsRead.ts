import { useCallback } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { markAllNotificationsRead } from '../../api/calls/notifications';
import { notificationKeys } from '../reads/keys';
import { useWrite, type WriteOutcome } from '../writes/useWrite';
import { useHiddenNotifications } from './useHiddenNotifications';

/** Marking everything as read. */
export interface MarkAllNotificationsRead {
  /** Whether it is being sent. */
  readonly isPending: boolean;
  /** Clears these notifications at once; restores them if the server refuses. */
  readonly run: (ids: readonly string[]) => Promise<WriteOutcome<WriteAnswer>>;
}

/** Marks all notifications as read, which clears the list (specification §4). */
export function useMarkAllNotificationsRead(): MarkAllNotificationsRead {
  const { isPending, run } = useWrite(
    (client, _input: undefined) => markAllNotificationsRead(client),
    // The server may have done it although its response was lost.
    { stale: (_input, result) => (result ? [] : [notificationKeys.list]) },
  );
  const { hide, putBack, forget } = useHiddenNotifications();
  return {
    isPending,
    run: useCallback(
      async (ids) => {
        if (isPending) return { status: 'ignored' };
        hide(ids);
        const outcome = await run(undefined);
        if (outcome.status === 'done') forget(ids);
        if (outcome.status === 'failed') putBack(ids);
        return outcome;
      },
      [isPending, run, hide, putBack, forget],
    ),
  };
}
