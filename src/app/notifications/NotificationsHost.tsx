import { useCallback } from 'react';
import type { Notification } from '../../domain/notifications/notification';
import type { NotificationsFailure } from '../../domain/notifications/notifications-state';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useViewer } from '../../hooks/auth/useViewer';
import { notificationsFailureMessages } from '../../messages/generated/en/notifications';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { notifications } from '../../screens/notifications';
import { useConfig } from '../ConfigContext';
import { useNavigation } from '../navigation-context';
import { useBellButton } from './bell-context';
import { subjectPage } from './subject-page';

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
  const navigation = useNavigation();
  const viewer = useViewer();
  const buttonRef = useBellButton() ?? undefined;
  const hrefOf = useCallback(
    (one: Notification) => subjectPage(one, navigation, viewer),
    [navigation, viewer],
  );
  const screen = notifications.useScreen({ url: hubUrl, onFailure });
  return <notifications.Component {...screen} {...{ hrefOf, buttonRef }} />;
}
