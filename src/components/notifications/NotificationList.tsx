import { type MouseEvent, Suspense, useCallback, useMemo } from 'react';
import { type Entries, inPlace, unreadableIn } from '../../domain/entries';
import type { Notification } from '../../domain/notifications/notification';
import { dayOf, daysOf } from '../../domain/notifications/notification-days';
import { notificationsMessages } from '../../messages/generated/en/notifications';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { dayFormat, dayWord } from '../ui/date-format';
import { lazyPart } from '../ui/lazy-part';
import { unreadableItem, unreadableText } from '../ui/UnreadableEntry';
import { NotificationItem } from './NotificationItem';
import { NotificationsSkeleton } from './NotificationsSkeleton';

const Heading = styled('h3')(
  layered(`
  margin: 0;
  padding-block: var(--plinth-space-4) var(--plinth-space-1);
  padding-inline: var(--dialog-gutter, var(--plinth-space-6));
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-xs);
  font-weight: 600;
  line-height: 16px;
  &::first-letter { text-transform: uppercase; }
  `),
);

/** Heading of a day: today, yesterday, or its date. */
function NotificationDay({ ago, instant }: { ago: number; instant: Date | null }) {
  const locale = useMessagesLocale();
  return (
    <Heading data-slot="notification-day">
      {ago < 2 || !instant
        ? dayWord(locale).format(-ago, 'day')
        : dayFormat(locale).format(instant)}
    </Heading>
  );
}

/** Up to this count all rows render: cheaper than windowing. */
export const DRAW_ALL_UP_TO = 100;

/** Split: long lists are rare, and only they need windowing. */
const LongNotificationList = lazyPart(
  async () => (await import('./LongNotificationList')).LongNotificationList,
);

interface NotificationListProps {
  notifications: Entries<Notification>;
  now: number;
  unreadIds?: ReadonlySet<string> | undefined;
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /** Called when a row opens its page in this tab. */
  onFollow: () => void;
  onDismiss: (id: string) => void;
  onShowCredentials: (notification: Notification) => void;
}

const List = styled('ul')(
  layered(`
  flex: 1 1 auto;
  min-block-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid var(--plinth-border);
  & > li:last-of-type > article { border-block-end: 0; }
  `),
);

const DISMISS = '[data-slot=notification-dismiss]';

/** The dismiss button to focus after a removal: the next, the previous, or else the dialog. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>(DISMISS) ?? button.closest<HTMLElement>('[role=dialog]');
}

/** Notifications by day, newest first. After a dismissal the neighbouring row is focused. */
export function NotificationList({
  notifications,
  now,
  unreadIds,
  hrefOf,
  onFollow,
  onDismiss,
  onShowCredentials,
}: NotificationListProps) {
  const tNotifications = useMessages(notificationsMessages);
  const dismiss = useCallback(
    ({ id }: Notification, event: MouseEvent<HTMLButtonElement>) => {
      // Before the row unmounts, so that the focus is not lost.
      neighbourOf(event.currentTarget)?.focus();
      onDismiss(id);
    },
    [onDismiss],
  );
  const today = dayOf(now);
  const days = useMemo(() => daysOf(notifications, today), [notifications, today]);
  const renderItem = useCallback(
    (notification: Notification) => {
      const ago = days.get(notification.id);
      return (
        <>
          {ago !== undefined && <NotificationDay ago={ago} instant={notification.createdAt} />}
          <NotificationItem
            notification={notification}
            now={now}
            isUnread={unreadIds?.has(notification.id) ?? false}
            href={hrefOf?.(notification)}
            onFollow={onFollow}
            onDismiss={dismiss}
            onShowCredentials={onShowCredentials}
          />
        </>
      );
    },
    [days, now, unreadIds, hrefOf, onFollow, dismiss, onShowCredentials],
  );
  if (notifications.length > DRAW_ALL_UP_TO) {
    return (
      <Suspense fallback={<NotificationsSkeleton />}>
        <LongNotificationList
          notifications={notifications}
          label={tNotifications('title')}
          days={days}
          renderItem={renderItem}
        />
        {unreadableIn(notifications).map(unreadableText)}
      </Suspense>
    );
  }
  return (
    // Safari drops the list role without list markers; the explicit role restores it.
    <List role="list" aria-label={tNotifications('title')} data-slot="notification-list">
      {inPlace(
        notifications,
        (notification) => (
          <li key={notification.id}>{renderItem(notification)}</li>
        ),
        unreadableItem,
      )}
    </List>
  );
}
