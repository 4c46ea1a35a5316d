import { MessageToasts } from '../../components/alerts/MessageToasts';
import { useLatePart } from '../../components/ui/useLatePart';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useMessageDialog } from '../../hooks/alerts/useMessageDialog';
import { useMessageToasts } from '../../hooks/alerts/useMessageToasts';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

const loadDialog = async () =>
  (await import('../../components/alerts/MessageDialog')).MessageDialog;

/** The toasts and the one dialog that is open. */
export function AlertsLayer() {
  const toasts = useMessageToasts();
  const dialog = useMessageDialog();
  const t = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const Dialog = useLatePart(loadDialog, {
    isWanted: dialog !== null,
    // Nothing was confirmed.
    onFailure() {
      dialog?.onClose();
      alerts.show({ type: 'danger', title: t('failed'), text: '' });
    },
  });
  return (
    <>
      <MessageToasts {...toasts} />
      {Dialog && dialog && <Dialog {...dialog} />}
    </>
  );
}
