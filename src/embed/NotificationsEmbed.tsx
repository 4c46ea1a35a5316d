import { notificationsFailureMessages } from '../messages/generated/en/notifications';
import { useMessages } from '../messages/messages';
import { notifications } from '../screens/notifications';
import type { CommonProperties } from './common-properties';
import type { EmbedProps } from './screen';

/** The bell, with the drawer of notifications behind it. */
export function NotificationsEmbed({ hubUrl, emit }: EmbedProps<CommonProperties>) {
  const t = useMessages(notificationsFailureMessages);
  const screen = notifications.useScreen({
    url: hubUrl,
    onFailure: () => void emit('error', { code: 'failed', message: t('dismissFailed') }),
  });
  return <notifications.Component {...screen} />;
}
