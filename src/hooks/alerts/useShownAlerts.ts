import { useSyncExternalStore } from 'react';
import { useAlertsStore } from './alerts-context';
import type { AlertsShown, AlertsStore } from './alerts-store';

/** The alerts that are shown, and the user's answers to them. */
export interface ShownAlerts
  extends AlertsShown,
    Pick<AlertsStore, 'confirm' | 'cancel' | 'holdToasts'> {}

const NOTHING: AlertsShown = { toasts: [], dialog: null };

/**
 * The alerts for what paints them; there is one such place below an `AlertsProvider`.
 * @throws Error without an `AlertsProvider` above.
 */
export function useShownAlerts(): ShownAlerts {
  const store = useAlertsStore();
  const shown = useSyncExternalStore(store.subscribe, store.getShown, () => NOTHING);
  const { confirm, cancel, holdToasts } = store;
  return { ...shown, confirm, cancel, holdToasts };
}
