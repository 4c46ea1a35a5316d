import type { AppMessage } from '../../domain/alerts/app-message';
import { useAlertsStore } from './alerts-context';
import type { AlertHandlers } from './alerts-store';

/** Shows alerts. The same object for the lifetime of its provider. */
export interface Alerts {
  /**
   * Shows a message as a toast or as a dialog (see `isDialogMessage`) and returns its id. A toast
   * closes after 10 seconds; time in which it is hovered or focused, or the page is hidden, does
   * not count. An error stays until it is dismissed. Dialogs come one after the other, in the order
   * of their calls.
   */
  readonly show: (message: AppMessage, handlers?: AlertHandlers) => string;
  /** Removes an alert without calling its handlers. Unknown ids are ignored. */
  readonly dismiss: (id: string) => void;
}

/**
 * Shows messages to the user (specification §3, "App message", and §4, "Alerts"). An alert does not
 * re-render the component.
 * @throws Error without an `AlertsProvider` above.
 */
export function useAlerts(): Alerts {
  return useAlertsStore();
}
