import { useRef, useState } from 'react';
import type { DismissedNotification } from '../../contracts/notifications';
import { atEnd } from '../../domain/entries';
import { isNoAnswer } from '../../domain/failure';
import type { Notification } from '../../domain/notifications/notification';
import type {
  NotificationsFailure,
  NotificationsState,
} from '../../domain/notifications/notifications-state';
import {
  notificationsDrawerMessages,
  notificationsFailureMessages,
  notificationsMessages,
} from '../../messages/generated/en/notifications';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { dayFormat } from '../ui/date-format';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { FormError } from '../ui/FormError';
import { CheckIcon } from '../ui/icons';
import { Modal } from '../ui/Modal';
import { NotificationList } from './NotificationList';
import { NotificationsSkeleton } from './NotificationsSkeleton';

/** Props of {@link NotificationDrawer}. */
export interface NotificationDrawerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** State of the list; a failure can be retried. */
  state: NotificationsState;
  /** Current time in milliseconds since 1970, for relative times and the date in the header. */
  now: number;
  /** Called with the id of a notification to dismiss. */
  onDismiss: (id: string) => void;
  /** Ids of the unread ones, for their mark and the choice of them. @default none */
  unreadIds?: ReadonlySet<string> | undefined;
  /** The last dismissed notification, while Undo is possible. @default no Undo */
  dismissed?: DismissedNotification | null | undefined;
  /** Returns the page that a notification is about; its row links there. @default none */
  hrefOf?: ((notification: Notification) => string | undefined) | undefined;
  /** Called to mark all as read. */
  onMarkAllRead: () => void;
  /** Whether all are being marked as read. @default false */
  isMarkingAll?: boolean | undefined;
  /** The failed action to show; leave it out if you show it yourself. @default null */
  failure?: NotificationsFailure | null | undefined;
  /** Called to show the credentials of a tenant, with the notification of its task. */
  onShowCredentials: (notification: Notification) => void;
}

// From 576 pixels it floats below the header, and the page stays in sight.
const Frame = styled(Modal)(
  layered(
    () => `
  ${mediaUp('sm')} {
    [data-slot='dialog-backdrop']:has(> [data-slot='dialog-place'] > &) { background: transparent; }
    place-self: start end;
    max-block-size: calc(100% - 28px);
    margin-block-start: 28px;
  }
  & > [data-slot='dialog-body'] { position: relative; display: flex; flex-direction: column; overflow: hidden; }
  & > [data-slot='dialog-body'] > div {
    flex: 1 1 auto;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden auto;
  }
  & [data-slot='drawer-actions'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-2);
    padding-block-end: 14px;
    padding-inline: var(--dialog-gutter);
  }
  & [data-slot='drawer-filter'] {
    display: flex;
    padding: 2px;
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface-pressed);
  }
  & [data-slot='drawer-note'] { flex: none; margin-inline: var(--dialog-gutter); }
  & [data-slot='drawer-note'] > :not(:empty) { margin-block: 0 14px; }
  & [data-slot='drawer-note'] > p { color: var(--plinth-text-muted); }
  /* Overlays the list, so that rows do not move under the pointer while dismissing. */
  & [data-slot='drawer-undo'] {
    position: absolute;
    inset-block-end: var(--plinth-space-4);
    inset-inline: var(--plinth-space-4);
  }
  & [data-slot='drawer-undo'] > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-3);
    padding: var(--plinth-space-2) var(--plinth-space-4);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface-raised);
    box-shadow: var(--plinth-shadow);
  }
  & [data-slot='drawer-undo'] button { flex: none; }
  & [data-slot='drawer-undo'] p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  `,
  ),
);

/**
 * The drawer of notifications (specification §2.4): the date in its header, newest first, each can
 * be dismissed; several can be marked as read at once. `NotificationCenter` combines it with the
 * bell.
 *
 * @example
 * ```tsx
 * <NotificationDrawer
 *   isOpen={isOpen}
 *   onClose={() => setOpen(false)}
 *   state={{ status: 'ready', data: notifications, isStale: false }}
 *   now={Date.now()}
 *   onDismiss={(id) => dismiss(id)}
 *   onMarkAllRead={markAll}
 *   onShowCredentials={({ relatedEntityId }) => show(relatedEntityId)}
 * />
 * ```
 */
export function NotificationDrawer(props: NotificationDrawerProps) {
  const { state, now, failure = null, isMarkingAll = false, dismissed, unreadIds } = props;
  const t = useMessages(notificationsDrawerMessages);
  const tNotifications = useMessages(notificationsMessages);
  const failed = useMessages(notificationsFailureMessages);
  const tFailure = useMessages(uiFailureMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const dialog = useRef<HTMLElement>(null);
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const isMany = state.status === 'ready' && state.data.length > 1;
  const isStale = 'isStale' in state && state.isStale;
  return (
    <Frame
      ref={dialog}
      size="sm"
      title={tNotifications('title')}
      description={dayFormat(locale).format(now)}
      isDismissable
      isOpen={props.isOpen}
      onClose={() => {
        setFilter('all');
        props.onClose();
      }}
    >
      <Part as="div" data-slot="drawer-note">
        <FormError shouldFocus={false}>
          {failure && (
            <>
              <strong>
                {failure.action === 'markAll' ? failed('markAllFailedTitle') : tFailure('failed')}
              </strong>
              <br />
              <span>{failed('dismissFailed')}</span>
            </>
          )}
        </FormError>
        {isStale && (
          <p role="status">
            {isNoAnswer(state.failure) && <strong>{`${tFailure('unreachable')} `}</strong>}
            <span>{tFailure('stale')}</span>
          </p>
        )}
      </Part>
      {/* Above the list: at the drawer's end, alerts would cover it. */}
      {(isMany || isMarkingAll) && (
        <Part as="div" data-slot="drawer-actions">
          {unreadIds && (
            <Part as="div" role="group" aria-label={t('filter')} data-slot="drawer-filter">
              {(['all', 'unread'] as const).map((one) => (
                <Button
                  key={one}
                  size="sm"
                  variant={one === filter ? 'secondary' : 'ghost'}
                  aria-pressed={one === filter}
                  onPress={() => setFilter(one)}
                >
                  {t(one === 'all' ? 'filterAll' : 'filterUnread')}
                </Button>
              ))}
            </Part>
          )}
          <Button
            size="sm"
            isPending={isMarkingAll}
            onPress={() => {
              // The button disappears with the list.
              dialog.current?.focus();
              props.onMarkAllRead();
            }}
          >
            <CheckIcon aria-hidden />
            <span>{t('markAll')}</span>
          </Button>
        </Part>
      )}
      <Content {...props} isUnreadOnly={isMany && filter === 'unread'} />
      {/* Always rendered, so that changes are announced. */}
      <Part as="div" role="status" data-slot="drawer-undo">
        {dismissed && (
          <div>
            <p dir="auto">
              {t('dismissed', { title: dismissed.notification.title || t('untitled') })}
            </p>
            <Button
              size="sm"
              onPress={() => {
                // The button disappears.
                dialog.current?.focus();
                dismissed.onUndo();
              }}
            >
              {tFeedback('undo')}
            </Button>
          </div>
        )}
      </Part>
    </Frame>
  );
}

function Content({ isUnreadOnly, ...props }: NotificationDrawerProps & { isUnreadOnly: boolean }) {
  const { state, unreadIds } = props;
  const t = useMessages(notificationsDrawerMessages);
  const tFailure = useMessages(uiFailureMessages);
  switch (state.status) {
    case 'signedOut':
      return null;
    case 'loading':
      return <NotificationsSkeleton />;
    case 'failed':
      return (
        <ErrorState
          headingLevel={3}
          title={tFailure(isNoAnswer(state.failure) ? 'unreachable' : 'failed')}
          text={t('failedText')}
          failure={state.failure}
          onRetry={state.failure.retry}
          isRetrying={state.isRefreshing}
        />
      );
    case 'empty':
      return <EmptyState headingLevel={3} title={t('empty')} icon={<CheckIcon />} />;
    case 'ready': {
      const shown = isUnreadOnly
        ? atEnd(
            state.data.filter(({ id }) => unreadIds?.has(id)),
            state.data,
          )
        : state.data;
      if (isUnreadOnly && shown.length === 0) {
        return <EmptyState headingLevel={3} title={t('allRead')} icon={<CheckIcon />} />;
      }
      return (
        <NotificationList
          notifications={shown}
          now={props.now}
          unreadIds={unreadIds}
          hrefOf={props.hrefOf}
          onFollow={props.onClose}
          onDismiss={props.onDismiss}
          onShowCredentials={props.onShowCredentials}
        />
      );
    }
  }
}
