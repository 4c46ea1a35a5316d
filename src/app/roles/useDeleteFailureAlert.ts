import { useEffect } from 'react';
import type { OpenRoleDialog } from '../../contracts/roles';
import { failureText } from '../../domain/failure';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';

/**
 * A deletion that failed is an alert too in the list of roles (specification §8). An error stays
 * until it is dismissed; this one goes when it is tried again or the dialog closes, so that it does
 * not outlive what it is about.
 */
export function useDeleteFailureAlert(dialog: OpenRoleDialog | null | undefined): void {
  const t = useMessages(rolesDialogsMessages);
  const alerts = useAlerts();
  const deletion = dialog?.kind === 'delete' ? dialog.deletion : null;
  const failure = deletion?.status === 'failed' ? deletion.failure : null;
  useEffect(() => {
    if (!failure) return;
    const id = alerts.show({
      type: 'danger',
      title: t('deleteFailedAlert'),
      text: failureText(failure, t('deleteFailedText')),
    });
    return () => alerts.dismiss(id);
  }, [alerts, failure, t]);
}
