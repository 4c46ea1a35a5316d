import { createContext, useContext } from 'react';
import type { AlertsStore } from './alerts-store';

/** Filled by `AlertsProvider`. */
export const AlertsContext = createContext<AlertsStore | null>(null);

/**
 * The store of alerts, for the hooks of this room.
 * @throws Error without an `AlertsProvider` above.
 */
export function useAlertsStore(): AlertsStore {
  const store = useContext(AlertsContext);
  if (!store) throw new Error('Alert hooks need an <AlertsProvider>.');
  return store;
}
