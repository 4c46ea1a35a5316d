import { useMemo } from 'react';
import { countOf, type Entries, fromSlots, slotsOf } from '../../domain/entries';
import { type BellState, bellStateOf } from '../../domain/notifications/bell-state';
import type { Notification } from '../../domain/notifications/notification';
import type { NotificationsState } from '../../domain/notifications/notifications-state';
import { useSession } from '../auth/useSession';
import { useRead } from '../reads/useRead';
import { type NotificationList, notificationsSource } from './notification-queries';
import { useHiddenNotifications } from './useHiddenNotifications';

/** The notifications of the signed-in user. */
export interface Notifications {
  /** The state of the list. The data stays during a refetch. */
  readonly state: NotificationsState;
  /** Their number, and the bell's badge; none while loading. */
  readonly bell: BellState;
  /** Time of the last read, in milliseconds since 1970; 0 before. */
  readonly readAt: number;
}

const NOBODYS: Entries<Notification> = [];
const never = () => false;

/**
 * The notifications, loaded on start (specification §4), newest first. `useLiveNotifications`
 * refetches them on live events.
 */
export function useNotifications(): Notifications {
  const isSignedIn = useSession().status === 'signedIn';
  const { ids } = useHiddenNotifications();
  const reading = useRead<NotificationList>({
    ...notificationsSource,
    isEnabled: isSignedIn,
    isEmpty: never,
  });
  const list = isSignedIn && reading.status === 'ready' ? reading.data : null;
  const shown = useMemo(
    () =>
      list
        ? fromSlots(
            slotsOf(list.notifications).filter((slot) => 'gap' in slot || !ids.has(slot.entry.id)),
          )
        : NOBODYS,
    [list, ids],
  );
  const bell = useMemo(() => bellStateOf(shown), [shown]);
  return { state: stateOf(), bell, readAt: list?.readAt ?? 0 };

  function stateOf(): NotificationsState {
    if (!isSignedIn) return { status: 'signedOut' };
    if (reading.status !== 'ready') return reading;
    const { isStale, failure, isRefreshing } = reading;
    const freshness = { isStale, failure, isRefreshing };
    return countOf(shown) === 0
      ? { status: 'empty', ...freshness }
      : { status: 'ready', data: shown, ...freshness };
  }
}
