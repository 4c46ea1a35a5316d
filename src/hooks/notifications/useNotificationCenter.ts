import { useCallback, useState } from 'react';
import type { BellState } from '../../domain/notifications/bell-state';
import type {
  NotificationsFailure,
  NotificationsState,
} from '../../domain/notifications/notifications-state';
import type { RealtimeSettings } from '../connectivity/useRealtimeConnection';
import { useNow } from '../timing/useNow';
import { useBellPulse } from './useBellPulse';
import { useDismissNotification } from './useDismissNotification';
import { useLiveNotifications } from './useLiveNotifications';
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead';
import { useNotifications } from './useNotifications';
import { type TenantCredentials, useTenantCredentials } from './useTenantCredentials';

/** How often "N minutes ago" is counted anew, in milliseconds. */
const NOW_STEP_MS = 30_000;

/** Settings of {@link useNotificationCenter}. */
export interface NotificationCenterSettings extends RealtimeSettings {
  /**
   * Told when the server refuses to dismiss or to mark as read, to say so in your own way.
   * @default the drawer says so
   */
  readonly onFailure?: ((failure: NotificationsFailure) => void) | undefined;
}

/** Everything that `NotificationCenter` of `./components` takes. */
export interface NotificationCenterState {
  readonly state: NotificationsState;
  readonly bell: BellState;
  readonly isPulsing: boolean;
  /** Milliseconds since 1970, a little behind at most. */
  readonly now: number;
  readonly isRetrying: boolean;
  readonly isMarkingAll: boolean;
  readonly failure: NotificationsFailure | null;
  readonly credentials: TenantCredentials;
  readonly onRetry: () => void;
  readonly onDismiss: (id: string) => void;
  readonly onMarkAllRead: () => void;
}

/**
 * Bell and drawer, wired: the list, live events, dismissing, marking as read, tenant credentials.
 * `<NotificationCenter {...useNotificationCenter()} />` is all that a page of yours needs inside a
 * `ConsoleProvider` with a cache and a `SessionProvider`. Call it in one place.
 */
export function useNotificationCenter({
  onFailure,
  ...live
}: NotificationCenterSettings = {}): NotificationCenterState {
  useLiveNotifications(live);
  const { state, bell, readAt, retry, isRetrying } = useNotifications();
  const dismiss = useDismissNotification();
  const markAll = useMarkAllNotificationsRead();
  const credentials = useTenantCredentials();
  const [failure, setFailure] = useState<NotificationsFailure | null>(null);
  const isKnown = state.status === 'ready' || state.status === 'empty';
  const isPulsing = useBellPulse(isKnown ? bell.count : null);
  // What was made since the last step is not in the future.
  const now = Math.max(useNow(NOW_STEP_MS), readAt);

  const fail = useCallback(
    (what: NotificationsFailure) => (onFailure ? onFailure(what) : setFailure(what)),
    [onFailure],
  );
  const onDismiss = useCallback(
    async (id: string) => {
      setFailure(null);
      if ((await dismiss(id)).status === 'failed') fail('dismiss');
    },
    [dismiss, fail],
  );
  const { run } = markAll;
  const onMarkAllRead = useCallback(async () => {
    if (state.status !== 'ready') return;
    setFailure(null);
    const { status } = await run(state.notifications.map(({ id }) => id));
    if (status === 'failed') fail('markAll');
  }, [state, run, fail]);

  return {
    state,
    bell,
    isPulsing,
    now,
    isRetrying,
    isMarkingAll: markAll.isPending,
    failure,
    credentials,
    onRetry: retry,
    onDismiss,
    onMarkAllRead,
  };
}
