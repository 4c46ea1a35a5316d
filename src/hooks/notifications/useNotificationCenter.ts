import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { markAllNotificationsRead } from '../../api/calls/notifications';
import type { NotificationCenterProps } from '../../contracts/notifications';
import type { Failure } from '../../domain/failure';
import { BELL_PULSE_MS } from '../../domain/notifications/bell-state';
import { RELOAD_EVERY_MS } from '../../domain/notifications/notification';
import type { NotificationsFailure } from '../../domain/notifications/notifications-state';
import {
  type Realtime,
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClock } from '../console/console-context';
import { notificationKeys } from '../reads/keys';
import { createGather } from '../timing/gather';
import { useCountdown } from '../timing/useCountdown';
import { useNow } from '../timing/useNow';
import { useWrite, type WriteOutcome } from '../writes/useWrite';
import { useHiddenNotifications } from './useHiddenNotifications';
import { useNotifications } from './useNotifications';
import { useTenantCredentials } from './useTenantCredentials';
import { useUndoableDismissal } from './useUndoableDismissal';

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

/**
 * Whether the bell pulses: for 10 seconds after the count has changed (specification §9). The first
 * loaded count is not a change.
 * @param count The number of notifications, or null while loading.
 */
export function useBellPulse(count: number | null): boolean {
  const clock = useClock();
  const [known, setKnown] = useState<{ count: number | null; until: number | null }>({
    count,
    until: null,
  });
  if (count !== null && count !== known.count) {
    setKnown({ count, until: known.count === null ? null : clock.now() + BELL_PULSE_MS });
  }
  return useCountdown(known.until) > 0;
}

/** How often "N minutes ago" is updated, in milliseconds. */
const NOW_STEP_MS = 30_000;

/** Settings of {@link useNotificationCenter}. */
export interface NotificationCenterSettings extends RealtimeSettings {
  /**
   * Called when the server refuses to dismiss or to mark as read, to show it in your own way.
   * @default the drawer shows it
   */
  readonly onFailure?: ((failure: NotificationsFailure) => void) | undefined;
}

/**
 * Bell and drawer with all behaviour: the list, live events, dismissing, marking as read, tenant
 * credentials. `<NotificationCenter {...useNotificationCenter()} />` is all that your page needs
 * inside a `ConsoleProvider` with a cache and a `SessionProvider`. Call it in one place.
 *
 * @example
 * ```tsx
 * function Bell() {
 *   return <NotificationCenter {...useNotificationCenter()} />;
 * }
 * ```
 */
export function useNotificationCenter({
  onFailure,
  ...live
}: NotificationCenterSettings = {}): NotificationCenterProps {
  useLiveNotifications(live);
  const { state, bell, readAt } = useNotifications();
  const markAll = useMarkAllNotificationsRead();
  const credentials = useTenantCredentials();
  const [failure, setFailure] = useState<NotificationsFailure | null>(null);
  const isKnown = state.status === 'ready' || state.status === 'empty';
  const isPulsing = useBellPulse(isKnown ? bell.count : null);
  // Notifications created since the last step are not in the future.
  const now = Math.max(useNow(NOW_STEP_MS), readAt);

  const fail = useCallback(
    (action: NotificationsFailure['action'], why: Failure) =>
      (onFailure ?? setFailure)({ ...why, action }),
    [onFailure],
  );
  const { dismissed, dismiss, undo, settle } = useUndoableDismissal(
    useCallback((why: Failure) => fail('dismiss', why), [fail]),
  );
  const shown = state.status === 'ready' ? state.data : null;
  const onDismiss = useCallback(
    (id: string) => {
      setFailure(null);
      const what = shown?.find((one) => one.id === id);
      if (what) dismiss(what);
    },
    [shown, dismiss],
  );
  const { run } = markAll;
  const onMarkAllRead = useCallback(async () => {
    if (!shown) return;
    setFailure(null);
    settle();
    const outcome = await run(shown.map(({ id }) => id));
    if (outcome.status === 'failed') fail('markAll', outcome.failure);
  }, [shown, settle, run, fail]);

  return {
    state,
    bell,
    isPulsing,
    now,
    isMarkingAll: markAll.isPending,
    failure,
    credentials,
    dismissed: dismissed && { notification: dismissed, onUndo: undo },
    onDismiss,
    onMarkAllRead,
  };
}
