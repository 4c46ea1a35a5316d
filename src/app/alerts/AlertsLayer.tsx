import { MessageDialog } from '../../components/alerts/MessageDialog';
import { MessageToasts } from '../../components/alerts/MessageToasts';
import { useMessageDialog } from '../../hooks/alerts/useMessageDialog';
import { useMessageToasts } from '../../hooks/alerts/useMessageToasts';

/** The toasts and the one dialog that is open. */
export function AlertsLayer() {
  const toasts = useMessageToasts();
  const dialog = useMessageDialog();
  return (
    <>
      <MessageToasts {...toasts} />
      {dialog && <MessageDialog {...dialog} />}
    </>
  );
}
