import { type MouseEvent, memo, useId, useState } from 'react';
import {
  hasTenantCredentials,
  type Notification,
  type NotificationSeverity,
} from '../../domain/notifications/notification';
import { notificationsDrawerMessages } from '../../messages/generated/en/notifications';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { RelativeTime } from '../ui/RelativeTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Longer texts, in characters or lines, are collapsed at first. */
const FOLD_CHARACTERS = 320;
const FOLD_LINES = 5;

interface NotificationItemProps {
  notification: Notification;
  now: number;
  isUnread: boolean;
  /** Page of the notification's subject. */
  href: string | undefined;
  /** Called when the link opens in this tab. */
  onFollow: () => void;
  onDismiss: (notification: Notification, event: MouseEvent<HTMLButtonElement>) => void;
  onShowCredentials: (notification: Notification) => void;
}

const SEVERITIES = { success: 'success', warning: 'warning', error: 'danger' } as const;

const ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: DangerIcon,
} satisfies Record<NotificationSeverity, unknown>;

const Root = styled('article')(
  layered(`
  --item-tone: var(--plinth-info-text);
  --item-soft: var(--plinth-info-soft);
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 var(--plinth-space-3);
  padding-block: 14px;
  padding-inline: var(--dialog-gutter, var(--plinth-space-6)) var(--plinth-space-4);
  border-block-end: 1px solid var(--plinth-border);
  overflow-wrap: anywhere;
  &[data-severity='success'] {
    --item-tone: var(--plinth-success-text);
    --item-soft: var(--plinth-success-soft);
  }
  &[data-severity='warning'] {
    --item-tone: var(--plinth-warning-text);
    --item-soft: var(--plinth-warning-soft);
  }
  &[data-severity='error'] {
    --item-tone: var(--plinth-danger-text);
    --item-soft: var(--plinth-danger-soft);
  }
  & > [data-slot='item-icon'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--item-soft);
    color: var(--item-tone);
  }
  & > [data-slot='item-icon'] svg { inline-size: 16px; block-size: 16px; }
  /* The link covers the row; other controls are above it. */
  & [data-subject] { position: static; }
  & [data-subject]::after { content: ''; position: absolute; inset: 0; }
  &:has([data-subject]:hover) { background: var(--plinth-surface-hover); }
  & a[data-subject] { color: inherit; font-weight: inherit; text-decoration: none; }
  & button:not([data-subject]) { z-index: 1; }
  @media (hover: hover) {
    &:not(:hover, :focus-within) > [data-slot='item-tools'] { opacity: 0; }
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: 27px;
    inset-inline-start: 9px;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--plinth-brand);
  }
  &:not([data-unread]) h4 { font-weight: 500; }
  & h4 {
    margin: 0;
    font-size: var(--plinth-font-size-md);
    font-weight: 600;
  }
  & p {
    margin: 2px 0 0;
    color: var(--plinth-text-muted);
    white-space: pre-line;
  }
  /* On a right-to-left page, left-to-right text is aligned like the others. */
  & :is(h4, p) { line-height: 20px; text-align: -webkit-match-parent; text-align: match-parent; }
  & p[data-folded] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
  }
  & [data-slot='item-facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--plinth-space-2);
    margin-block-start: var(--plinth-space-1);
    color: var(--plinth-text-subtle);
    font-size: var(--plinth-font-size-xs);
    line-height: 18px;
  }
  & > [data-slot='item-tools'] { display: flex; gap: 2px; }
  & [data-slot='item-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); margin-block-start: var(--plinth-space-2); }
  @media (forced-colors: active) {
    &[data-unread]::before { background: Highlight; forced-color-adjust: none; }
  }
  `),
);

/**
 * One notification: severity, text, time and actions. Severity is shown by icon and colour, and as
 * text for screen readers.
 */
export const NotificationItem = memo(function NotificationItem({
  notification,
  now,
  isUnread,
  href,
  onFollow,
  onDismiss,
  onShowCredentials,
}: NotificationItemProps) {
  const { severity, description, createdAt } = notification;
  const t = useMessages(notificationsDrawerMessages);
  const titleId = useId();
  const tFeedback = useMessages(uiFeedbackMessages);
  const textId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const title = notification.title || t('untitled');
  const isLong =
    description.length > FOLD_CHARACTERS ||
    description.split('\n', FOLD_LINES + 1).length > FOLD_LINES;
  const hasCredentials = hasTenantCredentials(notification);
  const Icon = ICONS[severity];
  return (
    <Root
      data-slot="notification"
      data-severity={severity}
      data-unread={isUnread || undefined}
      aria-labelledby={titleId}
    >
      <Part as="span" data-slot="item-icon" aria-hidden>
        <Icon />
      </Part>
      <div>
        <h4 id={titleId} dir="auto">
          {href && !hasCredentials ? (
            <Link href={href} data-subject onPress={onFollow}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h4>
        {description && (
          <p id={textId} dir="auto" data-folded={(isLong && !isUnfolded) || undefined}>
            {description}
          </p>
        )}
        <Part as="div" data-slot="item-facts">
          <VisuallyHidden>
            {(isUnread ? `${t('unread')}. ` : '') +
              (severity === 'info' ? t('info') : tFeedback(SEVERITIES[severity]))}
          </VisuallyHidden>
          {createdAt && <RelativeTime instant={createdAt} now={now} />}
        </Part>
        {(isLong || hasCredentials) && (
          <Part as="div" data-slot="item-actions">
            {hasCredentials && (
              <Button
                size="sm"
                data-subject
                aria-describedby={titleId}
                onPress={() => onShowCredentials(notification)}
              >
                {t('showCredentials')}
              </Button>
            )}
            {isLong && (
              <Button
                size="sm"
                variant="ghost"
                aria-describedby={titleId}
                aria-expanded={isUnfolded}
                aria-controls={textId}
                onPress={() => setUnfolded(!isUnfolded)}
              >
                {t(isUnfolded ? 'showLess' : 'showMore')}
              </Button>
            )}
          </Part>
        )}
      </div>
      <Part as="div" data-slot="item-tools">
        <IconButton
          size="sm"
          data-slot="notification-dismiss"
          label={t('dismiss', { title })}
          // The next row moves up under the pointer.
          isGuarded
          onPress={(event) => onDismiss(notification, event)}
        >
          <CloseIcon aria-hidden />
        </IconButton>
      </Part>
    </Root>
  );
});
