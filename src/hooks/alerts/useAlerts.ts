import type { AppMessage } from '../../domain/alerts/app-message';
import { useAlertsStore } from './alerts-context';
import type { AlertHandlers } from './alerts-store';

/** What shows alerts. The same object as long as its provider is there. */
export interface Alerts {
  /**
   * Shows a message as a toast or as a dialog (see `isDialogMessage`) and answers with its id. A
   * toast goes after 10 seconds, in which it is neither hovered nor focused nor on a hidden page;
   * an error stays until it is dismissed. Dialogs come one after the other, in the order of their
   * calls.
   */
  readonly show: (message: AppMessage, handlers?: AlertHandlers) => string;
  /** Takes an alert away without calling its handlers. One that is gone is ignored. */
  readonly dismiss: (id: string) => void;
}

/**
 * Shows messages to the user (specification §3, "App message", and §4, "Alerts"). A component that
 * uses it is not rendered anew by an alert.
 * @throws Error without an `AlertsProvider` above.
 */
export function useAlerts(): Alerts {
  return useAlertsStore();
}
