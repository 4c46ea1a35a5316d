import { useCallback } from 'react';
import type { MessageToastsProps } from '../../contracts/alerts';
import { useShownAlerts } from './useShownAlerts';

/**
 * The toasts of the alerts: what `MessageToasts` takes (specification §2.4, §9). Render them in one
 * place below an `AlertsProvider`.
 *
 * @example
 * ```tsx
 * function Toasts() {
 *   return <MessageToasts {...useMessageToasts()} />;
 * }
 * ```
 */
export function useMessageToasts(): MessageToastsProps {
  const { toasts, confirm, cancel, holdToasts } = useShownAlerts();
  const onConfirm = useCallback((id: string) => void confirm(id), [confirm]);
  return { toasts, onConfirm, onDismiss: cancel, onPauseChange: holdToasts };
}
