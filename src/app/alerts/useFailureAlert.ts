import { useCallback } from 'react';
import { useAskPermission } from '../../components/ui/PermissionHelpProvider';
import { useNeededPermission } from '../../components/ui/useRefusal';
import { refused } from '../../domain/access';
import { type Failure, failureText, namesPermission } from '../../domain/failure';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

/**
 * Shows in an alert why something failed, where no form shows it. For a missing permission it also
 * names the permission and who can grant it, as `FailureReason` does.
 */
export function useFailureAlert(): (failure: Failure, fallback: string) => void {
  const alerts = useAlerts();
  const ask = useAskPermission();
  const needed = useNeededPermission();
  const t = useMessages(uiForbiddenMessages);
  return useCallback(
    (failure, fallback) => {
      const { permission } = failure;
      const title = failureText(failure, fallback);
      if (permission === undefined) {
        alerts.show({ type: 'danger', title, text: '' });
        return;
      }
      const isNamed = namesPermission(title, permission);
      const text = isNamed ? '' : (needed(refused('noPermission', permission)) ?? '');
      const confirmBtnText = t('whoCanGive');
      alerts.show(
        { type: 'danger', title, text, confirmBtnText, isModal: false },
        ask ? { onConfirm: () => ask(permission) } : undefined,
      );
    },
    [alerts, ask, needed, t],
  );
}
