import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useOtherUser } from '../../hooks/auth/useOtherUser';
import { alertsOtherUserMessages } from '../../messages/generated/en/alerts';
import { useMessages } from '../../messages/messages';

/** Announces that another user has signed in here and that this tab continues as that user. */
export function OtherUserHost() {
  const t = useMessages(alertsOtherUserMessages);
  const alerts = useAlerts();
  useOtherUser(({ email }) =>
    alerts.show({
      type: 'warning',
      title: t('otherUserTitle'),
      text: t('otherUserText', { email }),
    }),
  );
  return null;
}
