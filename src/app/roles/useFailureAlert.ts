import { useCallback, useEffect, useRef } from 'react';
import { useAlerts } from '../../hooks/alerts/useAlerts';

/**
 * Alerts for what failed in a dialog (specification §8). An error stays until it is dismissed; the
 * answered functions take it away when it is tried again, so that it does not outlive what it is about.
 */
export function useFailureAlert() {
  const alerts = useAlerts();
  const shown = useRef<string | null>(null);

  const clear = useCallback(() => {
    if (shown.current !== null) alerts.dismiss(shown.current);
    shown.current = null;
  }, [alerts]);

  const show = useCallback(
    (title: string, text: string) => {
      clear();
      shown.current = alerts.show({ type: 'danger', title, text });
    },
    [alerts, clear],
  );

  useEffect(() => clear, [clear]);
  return { show, clear };
}
