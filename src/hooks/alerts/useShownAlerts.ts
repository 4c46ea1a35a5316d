import { useSyncExternalStore } from 'react';
import { useAlertsStore } from './alerts-context';
import type { AlertsShown, AlertsStore } from './alerts-store';

/** The current alerts, and their callbacks. */
export interface ShownAlerts
  extends AlertsShown,
    Pick<AlertsStore, 'confirm' | 'cancel' | 'holdToasts'> {}

const NOTHING: AlertsShown = { toasts: [], dialog: null };

/**
 * The alerts for the component that renders them; one per `AlertsProvider`.
 * @throws Error without an `AlertsProvider` above.
 */
export function useShownAlerts(): ShownAlerts {
  const store = useAlertsStore();
  const shown = useSyncExternalStore(store.subscribe, store.getShown, () => NOTHING);
  const { confirm, cancel, holdToasts } = store;
  return { ...shown, confirm, cancel, holdToasts };
}
