import { useCallback } from 'react';
import { NotificationCenter } from '../../components/notifications/NotificationCenter';
import type { NotificationsFailure } from '../../domain/notifications/notifications-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useNotificationCenter } from '../../hooks/notifications/useNotificationCenter';
import { notificationsFailureMessages } from '../../messages/generated/en/notifications';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';

/** The bell in the header with everything behind it; keeps the live connection open. */
export function NotificationsHost() {
  const t = useMessages(notificationsFailureMessages);
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const { hubUrl } = useConfig();
  const onFailure = useCallback(
    ({ action }: NotificationsFailure) => {
      const title = action === 'markAll' ? t('markAllFailedTitle') : tFailure('failed');
      alerts.show({ type: 'danger', title, text: t('dismissFailed') });
    },
    [alerts, t, tFailure],
  );
  return <NotificationCenter {...useNotificationCenter({ url: hubUrl, onFailure })} />;
}
