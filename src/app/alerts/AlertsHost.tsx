import { type ComponentType, useEffect, useState } from 'react';
import { useClearAlertsOnSignOut } from '../../hooks/alerts/useClearAlertsOnSignOut';
import { useShownAlerts } from '../../hooks/alerts/useShownAlerts';
import { loadAlertsLayer } from './load-alerts-layer';

/**
 * Renders the alerts of the `AlertsProvider` above; there is one in the portal. Toasts and dialogs
 * are fetched with the first alert, so that a sign-in does not carry them.
 */
export function AlertsHost() {
  useClearAlertsOnSignOut();
  const { toasts, dialog } = useShownAlerts();
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  const isUnpainted = Layer === null;
  // A new component for each alert, so that a failed fetch is tried again.
  const latest = toasts.at(-1) ?? dialog;
  useEffect(() => {
    if (!isUnpainted || !latest) return;
    let isLeft = false;
    loadAlertsLayer().then(
      (layer) => {
        if (!isLeft) setLayer(() => layer);
      },
      // Waiting alerts are shown with the next one that arrives online.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isUnpainted, latest]);
  return Layer && <Layer />;
}
