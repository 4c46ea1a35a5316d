import { useCallback } from 'react';
import { isApiError } from '../../api/errors';
import { MessageDialog } from '../../components/alerts/MessageDialog';
import { MessageToasts } from '../../components/alerts/MessageToasts';
import { useShownAlerts } from '../../hooks/alerts/useShownAlerts';
import { alertsMessages } from '../../messages/generated/en/alerts';
import { useMessages } from '../../messages/messages';

/** The toasts and the one dialog that is open. */
export function AlertsLayer() {
  const t = useMessages(alertsMessages);
  const { toasts, dialog, confirm, cancel, holdToasts } = useShownAlerts();
  const onToastConfirm = useCallback((id: string) => void confirm(id), [confirm]);
  return (
    <>
      <MessageToasts
        toasts={toasts}
        onConfirm={onToastConfirm}
        onDismiss={cancel}
        onPauseChange={holdToasts}
      />
      {dialog && (
        <MessageDialog
          id={dialog.id}
          message={dialog.message}
          input={dialog.input}
          isPending={dialog.isPending}
          errorText={errorText()}
          onConfirm={(input) => void answer(dialog.id, input)}
          onCancel={() => cancel(dialog.id)}
        />
      )}
    </>
  );

  async function answer(id: string, input?: string): Promise<void> {
    try {
      await confirm(id, input);
    } catch (error) {
      // A failed call is said in the dialog; anything else is a mistake that must be heard of.
      if (!isApiError(error)) throw error;
    }
  }

  function errorText(): string {
    if (!dialog?.failure) return '';
    const { error } = dialog.failure;
    return (isApiError(error) && error.serverMessage) || t('actionFailed');
  }
}
