import { NotificationCenter } from '../../components/notifications/NotificationCenter';
import { useNotificationCenter } from '../../hooks/notifications/useNotificationCenter';
import { notificationsFailureMessages } from '../../messages/generated/en/notifications';
import { useMessages } from '../../messages/messages';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';

/** `<plinth-notifications>` can be told what all can. */
export type NotificationsProperties = Record<never, never>;

/** The bell, with the drawer of notifications behind it. */
export function NotificationsEmbed({
  hubUrl,
  emit,
}: EmbedProps<NotificationsProperties & CommonProperties>) {
  const t = useMessages(notificationsFailureMessages);
  const center = useNotificationCenter({
    url: hubUrl,
    onFailure: () => void emit('error', { code: 'failed', message: t('dismissFailed') }),
  });
  return <NotificationCenter {...center} />;
}
