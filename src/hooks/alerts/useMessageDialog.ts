import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { MessageDialogProps } from '../../contracts/alerts';
import { useShownAlerts } from './useShownAlerts';

/**
 * The dialog of the alerts that is open: what `MessageDialog` takes, null for none (specification
 * §4, "Alerts"). Render it in one place below an `AlertsProvider`.
 *
 * @example
 * ```tsx
 * function OpenDialog() {
 *   const dialog = useMessageDialog();
 *   return dialog && <MessageDialog {...dialog} />;
 * }
 * ```
 */
export function useMessageDialog(): MessageDialogProps | null {
  const { dialog, confirm, cancel } = useShownAlerts();
  if (!dialog) return null;
  const { id, message, input, isPending, failure } = dialog;
  const error = failure?.error;
  return {
    id,
    message,
    input,
    isPending,
    failure: failure && (isApiError(error) ? failureOf(error) : { kind: 'unexpected' }),
    onConfirm: async (text) => {
      try {
        await confirm(id, text);
      } catch (thrown) {
        // The dialog shows a failed call; any other error is a bug and is rethrown.
        if (!isApiError(thrown)) throw thrown;
      }
    },
    onClose: () => cancel(id),
  };
}
