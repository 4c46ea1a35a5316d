import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../console/console-context';
import { AlertsContext } from './alerts-context';
import { createAlertsStore } from './alerts-store';

/**
 * Keeps the alerts of everything below it. It paints nothing, and an alert renders nothing again:
 * `useShownAlerts` is for the component that paints alerts. Needs a `ConsoleProvider` above.
 */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const { platform } = useConsole();
  const [store] = useState(() => createAlertsStore(platform));
  useEffect(() => store.start(), [store]);
  return <AlertsContext.Provider value={store}>{children}</AlertsContext.Provider>;
}
