import { useCallback, useState } from 'react';
import type { NotificationCenterProps } from '../../contracts/notifications';
import type { Failure } from '../../domain/failure';
import type { NotificationsFailure } from '../../domain/notifications/notifications-state';
import type { RealtimeSettings } from '../connectivity/useRealtimeConnection';
import { useNow } from '../timing/useNow';
import { useBellPulse } from './useBellPulse';
import { useLiveNotifications } from './useLiveNotifications';
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead';
import { useNotifications } from './useNotifications';
import { useTenantCredentials } from './useTenantCredentials';
import { useUndoableDismissal } from './useUndoableDismissal';

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
